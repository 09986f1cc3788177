import type { ReviewedDecision } from "@darbar/bots/review";
import type { Seat } from "@darbar/kernel";
import type { Words } from "@darbar/words/words";
import { signsOf } from "../text/direction.ts";
import { setLine } from "../text/line.ts";
import type { Paint, Tone } from "../text/paint.ts";
import type { Voice } from "../text/voice.ts";
import { unbroken } from "../text/wrap.ts";
import { inWhole, percent } from "./bar.ts";
import { guessRows } from "./guess-rows.ts";
import { optionRows } from "./option-rows.ts";
import type { Reviewed } from "./reviewed.ts";

/** What a decision is told with. */
export interface ReviewTelling<Options, State, Move, GameEvent> {
  readonly game: Reviewed<Options, State, Move, GameEvent>;
  readonly seat: Seat;
  readonly voice: Voice;
  readonly width: number;
  readonly paint: Paint;
}

/** A decision and what the seat saw when it was made. */
export interface ReviewMoment<State, Move, GameEvent> {
  readonly decision: ReviewedDecision<Move>;
  readonly view: State;
  readonly past: readonly GameEvent[];
}

/** No more changes of mind than this are told. */
const MOST_SHIFTS = 5;

/** What the master thought of a decision, in rows. */
export function showDecision<Options, State, Move, GameEvent>(
  telling: ReviewTelling<Options, State, Move, GameEvent>,
  moment: ReviewMoment<State, Move, GameEvent>,
): readonly string[] {
  const { game, voice, width, paint } = telling;
  const { words, names } = voice;
  const { t } = words;
  const { decision, view } = moment;
  const { arrow } = signsOf(words.language);
  const rows: string[] = [];
  const say = (depth: number, tone: Tone, text: string): void =>
    void rows.push(...setLine({ depth, tone, text }, width, paint));
  const turn = decision.turn === 0 ? t("terminal.review.before") : t("replay.review.turn", { n: decision.turn });
  say(0, "heading", `${turn}. ${game.words.question(view, words, names)}`);
  if (isNew(decision)) rows.push(...guessRows(decision.guesses, telling));
  else if (decision.guesses.length > 0) say(1, "quiet", t("terminal.review.unchanged"));
  for (const [at, shifts] of Map.groupBy(largest(decision), (shift) => shift.at)) {
    const moved = shifts.map(({ seat: whose, what, from, to }) =>
      unbroken(
        `${t("replay.review.of", { name: names(whose), what: game.words.guess(what, words) })} ${percent(from, words)} ${arrow} ${percent(to, words)}`,
      ),
    );
    const why = game.told(moment.past[at], view, voice);
    say(1, "quiet", `${why === null ? "" : `${why} `}${moved.join(", ")}`);
  }
  rows.push(...optionRows(telling, moment));
  const said = verdictText(decision, words);
  if (said !== null) say(1, decision.verdict?.is === "costly" ? "danger" : "gold", said);
  return rows;
}

/** Whether anything has changed in what is believed. The first decision of a seat comes with nothing before it. */
function isNew<Move>({ guesses, shifts, turn }: ReviewedDecision<Move>): boolean {
  return turn <= 1 || shifts.length > 0 || guesses.some(({ chance, before }) => inWhole(chance) !== inWhole(before));
}

function largest<Move>({ shifts }: ReviewedDecision<Move>): ReviewedDecision<Move>["shifts"] {
  const size = ({ from, to }: { readonly from: number; readonly to: number }): number => Math.abs(to - from);
  const kept = shifts.toSorted((one, other) => size(other) - size(one)).slice(0, MOST_SHIFTS);
  return shifts.filter((shift) => kept.includes(shift));
}

function verdictText<Move>({ verdict, isSolved }: ReviewedDecision<Move>, { t }: Words): string | null {
  const said = isSolved ? [t("replay.review.solved")] : [];
  if (verdict?.is === "costly") said.push(t("replay.review.costly", { points: inWhole(verdict.cost) }));
  else if (verdict !== null) said.push(t(`replay.review.${verdict.is}`));
  return said.length === 0 ? null : said.join(" ");
}
