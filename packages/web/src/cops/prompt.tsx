import type { Move } from "@darbar/cops";
import type { JSX, Ref } from "preact";
import { problemText } from "../app/problem.ts";
import { Prompt } from "../board/prompt.tsx";
import type { TableProps } from "../table/props.ts";
import { Choices } from "./choices.tsx";
import { ownView, type Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import { endingOf } from "./words/ending.ts";
import { givenText } from "./words/given.ts";
import { questionText, waitText } from "./words/question.ts";
import { REFUSALS, refusalText } from "./words/refusal.ts";

interface PromptProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly table: TableProps;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The open question, with its buttons. */
export function CopsPrompt({ sight, play, table, heading }: PromptProps): JSX.Element {
  const { refused } = table;
  return (
    <Prompt
      sight={sight}
      table={table}
      heading={heading}
      text={headingOf(sight, play)}
      refused={refused === null ? null : whyRefused(refused.code, sight.words)}
    >
      {play.step !== null && play.step.offers.length > 0 ? (
        <Choices sight={sight} play={play} offers={play.step.offers} />
      ) : null}
    </Prompt>
  );
}

/** The rules refuse moves; the table refuses everything else. */
function whyRefused(code: string, words: Sight["words"]): string {
  return REFUSALS.some((known) => known === code) ? refusalText(code, words) : problemText(code, words);
}

/** What the prompt says: what is to be chosen, what one has answered, what is awaited, or who has won. */
export function headingOf(sight: Sight, play: Play): string {
  const { view, words, names, model, plays } = sight;
  const ending = endingOf(ownView(sight), words, names);
  if (ending !== null) return ending.title;
  if (play.step !== null && play.step.question !== null) return play.step.question;
  if (view.question === "moment" && play.step === null && (model.given as Move | null)?.do !== "play") {
    return waitText(view, words, names);
  }
  if (plays && model.given !== null) return givenText(model.given as Move, words);
  return questionText(view, words, names);
}
