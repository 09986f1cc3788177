import type { Move } from "@darbar/coup";
import { characterName } from "@darbar/words/coup/characters";
import { passedText, questionText } from "@darbar/words/coup/question";
import { REFUSALS, refusalText } from "@darbar/words/coup/refusal";
import type { StoryLine } from "@darbar/words/story-line";
import type { JSX, Ref } from "preact";
import { problemText } from "../../../app/problem.ts";
import { timeRanOut } from "../../../board/played-for-me.ts";
import { Prompt } from "../../../board/prompt.tsx";
import type { TableProps } from "../../../table/props.ts";
import { Choices } from "./choices.tsx";
import { isOutHere, type Sight } from "./sight.ts";
import type { Passing } from "./use-orders.ts";
import type { Play } from "./use-play.ts";

interface PromptProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly passing: Passing;
  readonly story: readonly StoryLine[];
  readonly table: TableProps;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The open question, with its buttons. */
export function CoupPrompt({ sight, play, passing, story, table, heading }: PromptProps): JSX.Element {
  const { refused } = table;
  return (
    <Prompt
      sight={sight}
      table={table}
      heading={heading}
      text={headingOf(sight, play, passing, story)}
      refused={refused === null ? timeRanOut(sight.model, sight.words) : whyRefused(refused.code, sight.words)}
    >
      {play.choices.length > 0 ? <Choices sight={sight} play={play} /> : isOutHere(sight) ? (table.out ?? null) : null}
    </Prompt>
  );
}

/** The rules refuse moves; the table refuses everything else. */
function whyRefused(code: string, words: Sight["words"]): string {
  return REFUSALS.some((known) => known === code) ? refusalText(code, words) : problemText(code, words);
}

/** What the prompt says: what has just happened, the question, what one has answered, whose answer is awaited, or who has won. */
export function headingOf(sight: Sight, play: Play, passing: Passing, story: readonly StoryLine[]): string {
  const { view, words, names, model, isOver, home, plays } = sight;
  if (isOver && view.winner !== null && view.winner === home) return words.t("table.you-won");
  const told = story.at(-1);
  if (!sight.isOpen && !isOver && told !== undefined) return told.text;
  if (isOutHere(sight)) {
    const [one, two] = [words.t("table.you-are-out"), questionText(view, words, names)];
    return words.t("coup.join.sentences", { one, two });
  }
  if (play.aiming !== null) return words.t("table.at-whom", { act: play.aiming.label });
  const isForMe = model.playedForMe.at(-1)?.prompt === view.prompt;
  if (plays && model.given !== null && !isForMe) return givenText(model.given as Move, words);
  return passing.isAside ? passedText(view, words, names) : questionText(view, words, names);
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
