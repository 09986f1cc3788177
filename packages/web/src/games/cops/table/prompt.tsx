import type { Move } from "@darbar/cops";
import { givenText } from "@darbar/words/cops/given";
import { keptText, questionText } from "@darbar/words/cops/question";
import { REFUSALS, refusalText } from "@darbar/words/cops/refusal";
import { both } from "@darbar/words/cops/things";
import { winnersText } from "@darbar/words/cops/winners";
import type { StoryLine } from "@darbar/words/story-line";
import type { JSX } from "preact";
import { timeRanOut } from "../../../board/played-for-me.ts";
import { type GamePromptProps, Prompt } from "../../../board/prompt.tsx";
import { asideText, isAskedInStead } from "../../../board/sight.ts";
import { whyRefused } from "../../../board/why-refused.ts";
import { Choices } from "./choices.tsx";
import { ClaimChips } from "./claims/claim-chips.tsx";
import type { Telling } from "./claims/use-telling.ts";
import { LaidByThemselves } from "./laid-by-themselves.tsx";
import { isAside, ownView, type Sight, stillIn } from "./sight.ts";
import type { Laying } from "./use-laying.ts";
import type { Play } from "./use-play.ts";
import type { Pocket } from "./use-pocket.ts";

interface PromptProps extends GamePromptProps<Sight, Play> {
  readonly pocket: Pocket;
  /** What the reader can tell the others while nothing else is asked; `null`: nothing. */
  readonly telling: Telling | null;
  /** The reader's cards, while they are laid by themselves; `null`: they lay them, or nothing is to be laid. */
  readonly laying: Laying | null;
}

/** Why a move is refused. */
const MOVES = { known: REFUSALS, text: refusalText };

/** The open question, with its buttons. */
export function CopsPrompt({ sight, play, pocket, telling, laying, story, table, heading }: PromptProps): JSX.Element {
  const { refused } = table;
  const isLate = pocket.isLate && play.step === null;
  const late = isLate ? sight.words.t("cops.table.pocket.late") : timeRanOut(sight.model, sight.words);
  return (
    <Prompt
      sight={sight}
      table={table}
      heading={heading}
      text={laying === null ? headingOf(sight, play, pocket, story) : laying.says}
      refused={refused === null ? late : whyRefused(refused.code, sight.words, MOVES)}
      aside={isAside(sight) ? table.out?.(stillIn(sight)) : null}
    >
      {laying !== null ? (
        <LaidByThemselves laying={laying} words={sight.words} />
      ) : play.step !== null && play.step.offers.length > 0 ? (
        <Choices sight={sight} play={play} />
      ) : telling !== null ? (
        <ClaimChips sight={sight} telling={telling} />
      ) : null}
    </Prompt>
  );
}

/** What the prompt says: who has won, what is happening, what is to be chosen, what one has answered, or what is awaited. */
export function headingOf(sight: Sight, play: Play, pocket: Pocket, story: readonly StoryLine[]): string {
  const { view, words, names, model, plays, home } = sight;
  const winners = winnersText(ownView(sight), words, names);
  if (winners !== null) return winners;
  const told = story.at(-1);
  if (!sight.isOpen && told !== undefined) return told.text;
  if (play.step !== null) return play.step.question ?? questionText(view, words, names);
  if (isAside(sight)) {
    const aside = asideText(sight);
    return isAskedInStead(sight) ? aside : both(aside, questionText(view, words, names), words);
  }
  if (pocket.isAnswered) return both(questionText(view, words, names), words.t("table.only-answer"), words);
  const given = model.given as Move | null;
  const isPassed = given === null ? pocket.isAside : given.do === "pass" && !pocket.hasAnswered;
  const isAwaited = plays && home !== null && sight.waiting.includes(home);
  if (view.question === "moment" && isAwaited && isPassed) return keptText(view, words, names, pocket.isOffered);
  if (plays && given !== null) return givenText(given, words);
  return questionText(view, words, names);
}
