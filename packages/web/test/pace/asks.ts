import { answerIn } from "@darbar/bots";
import { type ListedGame, type Seat, seededDraw } from "@darbar/kernel";
import { passesBy, type StandingOrder } from "@darbar/protocol/agreed";
import { type RunningGame, setUpGame } from "@darbar/table/testing/running-game";

/* How often one is asked something in a game, by the order one has given. */

/** What can be asked of somebody: over a turn of their own, about what others do, or about their own cards. */
export const SUBJECTS = ["turns", "onOthers", "losses", "shows", "returns", "rest"] as const;
type Subject = (typeof SUBJECTS)[number];

/** How often a game has asked one of its players something with a choice to it, by what it was. */
export interface Asks extends Readonly<Record<Subject, number>> {
  /** What was put to them alone and had one answer: the table gives it. */
  readonly answeredForThem: number;
  /** What had one answer and was asked all the same: a window is open to several. */
  readonly withOneAnswer: number;
}

/** A way to play, and the order of who is counted. */
export interface AskedBy {
  readonly listed: ListedGame;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly order: StandingOrder;
}

/** What the questions of both games are about that nobody can pass on; all others are of the rest. */
const ABOUT: Readonly<Record<string, Subject>> = {
  act: "turns",
  "lose-challenge": "losses",
  "lose-influence": "losses",
  prove: "shows",
  present: "shows",
  reveal: "shows",
  return: "returns",
};

/** Plays a game of bots; one of them is asked as the page asks. All of them answer at once, to their best knowledge. */
export function asksIn({ listed, seats, options, order }: AskedBy, seed: number): Asks {
  const set = setUpGame(listed, options, seats);
  if (!set.ok) throw new Error(`cannot be played: ${set.error}`);
  const running = set.value;
  const draw = seededDraw(`asks ${seed}`);
  const reader: Seat = seed % seats;
  const events: unknown[] = [];
  const happen = (more: readonly unknown[]): void => {
    running.fold(more);
    events.push(...more);
  };
  happen(running.deal(draw).events);
  const asks = {
    turns: 0,
    onOthers: 0,
    losses: 0,
    shows: 0,
    returns: 0,
    rest: 0,
    answeredForThem: 0,
    withOneAnswer: 0,
  };
  const answerOf = (seat: Seat): unknown => {
    const canPass = running.canPass(seat);
    if (seat === reader && canPass && passesBy(order, questionTo(running, seat))) return { do: "pass" };
    const only = running.onlyAnswer(seat);
    const isAlone = running.waiting().length === 1 && !canPass;
    if (seat === reader) {
      if (only === null) asks[canPass ? "onOthers" : subjectOf(running, seat)]++;
      else asks[isAlone ? "answeredForThem" : "withOneAnswer"]++;
    }
    // Whoever has no choice need not think.
    if (only !== null) return only;
    const bot = { level: "regular", style: null } as const;
    return answerIn(listed, running.inquire(seat, bot, `${seed} ${seat} ${events.length}`, events, []), () => 0, 0);
  };
  while (running.outcome() === null) {
    const given = running.waiting().map((seat) => [seat, answerOf(seat)] as const);
    const prompt = running.prompt();
    for (const [seat, move] of running.thoseThatCount(given)) {
      if (running.prompt() !== prompt) break;
      const decided = running.ahead().decide(seat, move, draw);
      if (!decided.ok) throw new Error(`may not be played: ${JSON.stringify(decided.error)}`);
      happen(decided.value.events);
    }
  }
  return asks;
}

/** How often the page asks in all. */
export function asksOf(asks: Asks): number {
  return SUBJECTS.reduce((sum, subject) => sum + asks[subject], asks.withOneAnswer);
}

function subjectOf(running: RunningGame, seat: Seat): Subject {
  return ABOUT[(running.view(seat) as { readonly question?: string }).question ?? ""] ?? "rest";
}

function questionTo(running: RunningGame, seat: Seat) {
  return {
    isHarmless: () => running.isHarmless(),
    canOnlyPass: () => running.canOnlyPass(seat),
    touches: () => running.touches(seat),
    looksFalse: () => running.looksFalse(),
  };
}
