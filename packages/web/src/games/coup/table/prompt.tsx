import type { Move } from "@darbar/coup";
import { characterName } from "@darbar/words/coup/characters";
import { passedText, questionText } from "@darbar/words/coup/question";
import { REFUSALS, refusalText } from "@darbar/words/coup/refusal";
import type { StoryLine } from "@darbar/words/story-line";
import type { JSX } from "preact";
import { timeRanOut } from "../../../board/played-for-me.ts";
import { type GamePromptProps, Prompt } from "../../../board/prompt.tsx";
import { asideText, isAskedInStead } from "../../../board/sight.ts";
import { whyRefused } from "../../../board/why-refused.ts";
import { Choices } from "./choices.tsx";
import { isAside, type Sight, stillIn } from "./sight.ts";
import type { Passing } from "./use-orders.ts";
import type { Play } from "./use-play.ts";

interface PromptProps extends GamePromptProps<Sight, Play> {
  readonly passing: Passing;
}

/** Why a move is refused. */
const MOVES = { known: REFUSALS, text: refusalText };

/** The open question, with its buttons. */
export function CoupPrompt({ sight, play, passing, story, table, heading }: PromptProps): JSX.Element {
  const { refused } = table;
  return (
    <Prompt
      sight={sight}
      table={table}
      heading={heading}
      text={headingOf(sight, play, passing, story)}
      refused={refused === null ? timeRanOut(sight.model, sight.words) : whyRefused(refused.code, sight.words, MOVES)}
      aside={isAside(sight) ? table.out?.(stillIn(sight)) : null}
    >
      {play.choices.length > 0 ? <Choices sight={sight} play={play} /> : null}
    </Prompt>
  );
}

/** What the prompt says: what has just happened, the question, what one has answered, whose answer is awaited, or who has won. */
export function headingOf(sight: Sight, play: Play, passing: Passing, story: readonly StoryLine[]): string {
  const { view, words, names, model, isOver, home, plays } = sight;
  if (isOver && view.winner !== null && view.winner === home) return words.t("table.you-won");
  const told = story.at(-1);
  if (!sight.isOpen && !isOver && told !== undefined) return told.text;
  if (isAside(sight)) {
    const [one, two] = [asideText(sight), questionText(view, words, names)];
    // A bot is asked in their stead.
    return isAskedInStead(sight) ? one : words.t("coup.join.sentences", { one, two });
  }
  if (passing.isAnswered) {
    const [one, two] = [questionText(view, words, names), words.t("table.only-answer")];
    return words.t("coup.join.sentences", { one, two });
  }
  if (play.aiming !== null) return words.t("table.at-whom", { act: play.aiming.label });
  const isForMe = model.playedForMe.at(-1)?.prompt === view.prompt;
  if (plays && model.given !== null && !isForMe) return givenText(model.given as Move, words);
  return passing.isAside ? passedText(view, words, names, passing.still?.what) : questionText(view, words, names);
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
