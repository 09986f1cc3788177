import { yes } from "@darbar/words/people";
import type { StoryLine } from "@darbar/words/story-line";
import type { Words } from "@darbar/words/words";
import type { PlayedForMe, TableModel } from "../table/model.ts";

/** The orders by which something is passed that could have been answered otherwise; others only pass where nothing else can be done. */
const NAMED: readonly (string | null)[] = ["ask-what-touches-or-looks-false", "pass"];

/** What is said of an answer that was given for the reader; `null`: nothing. */
function said({ how, isPass, order }: PlayedForMe, { t }: Words): string | null {
  if (how === "timeout") return t("table.time-ran-out", { pass: yes(isPass) });
  if (how === "order" && !isPass) return t("table.answered-for-you");
  return how === "order" && NAMED.includes(order) ? t("table.passed-for-you") : null;
}

/** The story with what was answered for the reader, where it was. */
export function withPlayedForMe(
  story: readonly StoryLine[],
  { playedForMe, me, game }: TableModel,
  words: Words,
): readonly StoryLine[] {
  const past = (game?.past ?? []) as readonly { readonly type: string }[];
  const notes = playedForMe.flatMap((played): readonly StoryLine[] => {
    const text = said(played, words);
    // What became of a question is told where it was asked: whatever was answered comes before that.
    const isToAQuestion = past[played.index - 1]?.type === "asked";
    return text === null ? [] : [{ index: played.index - (isToAQuestion ? 1.25 : 0.5), text, tone: "plain", seat: me }];
  });
  return notes.length === 0 ? story : [...story, ...notes].toSorted((one, other) => one.index - other.index);
}

/** That the reader's time ran out, until the turn after that one is over; `null` if it did not. */
export function timeRanOut({ playedForMe, game }: TableModel, words: Words): string | null {
  const last = playedForMe.at(-1);
  if (last?.how !== "timeout") return null;
  const since = (game?.past ?? []).slice(last.index) as readonly { readonly type: string }[];
  return since.filter(({ type }) => type === "turn").length > 1 ? null : said(last, words);
}
