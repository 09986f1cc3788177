import type { Move } from "@darbar/coup";
import type { JSX, Ref } from "preact";
import { problemText } from "../app/problem.ts";
import { Prompt } from "../board/prompt.tsx";
import type { TableProps } from "../table/props.ts";
import { Choices } from "./choices.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import { characterName } from "./words/characters.ts";
import { questionText } from "./words/question.ts";
import { REFUSALS, refusalText } from "./words/refusal.ts";

interface PromptProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly table: TableProps;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The open question, with its buttons. */
export function CoupPrompt({ sight, play, table, heading }: PromptProps): JSX.Element {
  const { refused } = table;
  return (
    <Prompt
      sight={sight}
      table={table}
      heading={heading}
      text={headingOf(sight, play)}
      refused={refused === null ? null : whyRefused(refused.code, sight.words)}
    >
      {play.choices.length > 0 ? <Choices sight={sight} play={play} /> : null}
    </Prompt>
  );
}

/** The rules refuse moves; the table refuses everything else. */
function whyRefused(code: string, words: Sight["words"]): string {
  return REFUSALS.some((known) => known === code) ? refusalText(code, words) : problemText(code, words);
}

/** What the prompt says: the question, what one has answered, whose answer is awaited, or who has won. */
export function headingOf({ view, words, names, model, isOver, home, plays }: Sight, play: Play): string {
  if (isOver && view.winner !== null && view.winner === home) return words.t("table.you-won");
  if (play.aiming !== null) return words.t("table.at-whom", { act: play.aiming.label });
  if (plays && model.given !== null) return givenText(model.given as Move, words);
  return questionText(view, words, names);
}

function givenText(given: Move, words: Sight["words"]): string {
  switch (given.do) {
    case "pass":
    case "challenge":
      return words.t(given.do === "pass" ? "table.given-pass" : "table.given-challenge");
    case "block":
      return words.t("table.given-block", { as: characterName(given.as, words, "inst") });
    default:
      return words.t("table.given");
  }
}
