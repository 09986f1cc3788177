import type { ReviewedDecision } from "@darbar/bots/review";
import type { Seat } from "@darbar/kernel";
import { setLine } from "../text/line.ts";
import type { Paint, Tone } from "../text/paint.ts";
import type { Names } from "../text/voice.ts";
import { unbroken } from "../text/wrap.ts";
import { percent } from "./bar.ts";
import { guessRows } from "./guess-rows.ts";
import { optionRows } from "./option-rows.ts";
import type { Reviewed } from "./reviewed.ts";

/** What a decision is told with. */
export interface Telling<Options, State, Move, GameEvent> {
  readonly game: Reviewed<Options, State, Move, GameEvent>;
  readonly seat: Seat;
  readonly names: Names;
  readonly width: number;
  readonly paint: Paint;
}

/** A decision and what the seat saw when it was made. */
export interface Moment<State, Move, GameEvent> {
  readonly decision: ReviewedDecision<Move>;
  readonly view: State;
  readonly past: readonly GameEvent[];
}

/** No more changes of mind than this are told. */
const MOST_SHIFTS = 5;

/** What the master thought of a decision, in rows. */
export function showDecision<Options, State, Move, GameEvent>(
  telling: Telling<Options, State, Move, GameEvent>,
  moment: Moment<State, Move, GameEvent>,
): readonly string[] {
  const { game, seat, names, width, paint } = telling;
  const { decision, view } = moment;
  const rows: string[] = [];
  const say = (depth: number, tone: Tone, text: string): void =>
    void rows.push(...setLine({ depth, tone, text }, width, paint));
  const turn = decision.turn === 0 ? "Before the first turn" : `Turn ${decision.turn}`;
  say(0, "heading", `${turn}. ${game.asked(view, seat, names)}`);
  const before = lastTold(telling, moment);
  if (before !== null) say(1, "plain", before);
  if (isNew(decision)) rows.push(...guessRows(decision.guesses, telling));
  else if (decision.guesses.length > 0) say(1, "quiet", "What the master believes about the others has not changed.");
  for (const [at, shifts] of Map.groupBy(largest(decision), (shift) => shift.at)) {
    const moved = shifts.map(({ seat: whose, what, from, to }) =>
      unbroken(`${names(whose)} ${game.guess(what)} ${percent(from)} → ${percent(to)}`),
    );
    const why = game.told(moment.past[at], view, names);
    say(1, "quiet", `${why === null ? "" : `${why} `}${moved.join(", ")}`);
  }
  rows.push(...optionRows(telling, moment));
  const said = verdictText(decision);
  if (said !== null) say(1, decision.verdict?.is === "costly" ? "danger" : "gold", said);
  return rows;
}

/** Whether anything has changed in what is believed. The first decision of a seat comes with nothing before it. */
function isNew<Move>({ guesses, shifts, turn }: ReviewedDecision<Move>): boolean {
  return turn <= 1 || shifts.length > 0 || guesses.some(({ chance, before }) => percent(chance) !== percent(before));
}

/** What happened last before the question, if it says something. */
function lastTold<Options, State, Move, GameEvent>(
  { game, names }: Telling<Options, State, Move, GameEvent>,
  { decision, view, past }: Moment<State, Move, GameEvent>,
): string | null {
  if (decision.question === "act") return null;
  const told = past.slice(-LAST).map((event) => game.told(event, view, names));
  return told.findLast((text) => text !== null) ?? null;
}

/** Only so many events back are what a question is about. */
const LAST = 3;

function largest<Move>({ shifts }: ReviewedDecision<Move>): ReviewedDecision<Move>["shifts"] {
  const size = ({ from, to }: { readonly from: number; readonly to: number }): number => Math.abs(to - from);
  const kept = shifts.toSorted((one, other) => size(other) - size(one)).slice(0, MOST_SHIFTS);
  return shifts.filter((shift) => kept.includes(shift));
}

function verdictText<Move>({ verdict, isSolved }: ReviewedDecision<Move>): string | null {
  const solved = isSolved ? "Two players, one card each: worked out exactly, if nobody makes a mistake. " : "";
  if (verdict === null) return solved === "" ? null : solved.trimEnd();
  if (verdict.is === "as-master") return `${solved}As the master would.`;
  if (verdict.is === "about-equal") return `${solved}As the master would: the best options are about equal.`;
  return `${solved}Costly: −${Math.round(verdict.cost * 100)} points.`;
}
