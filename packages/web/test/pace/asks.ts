import { answerIn } from "@darbar/bots";
import { isPass, type ListedGame, type Seat, seededDraw } from "@darbar/kernel";
import { passesBy, type StandingOrder } from "@darbar/protocol/agreed";
import { type RunningGame, setUpGame } from "@darbar/table/testing/running-game";

/* How often one is asked something in a game, by the order one has given. */

/** What a game has asked one of its players. */
export interface Asks {
  readonly all: number;
  /** Of them, those about what others do: on which one can pass. */
  readonly onOthers: number;
  /** Of them, those that have one answer. */
  readonly withOneAnswer: number;
}

/** A way to play, and the order of who is counted. */
export interface AskedBy {
  readonly listed: ListedGame;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly order: StandingOrder;
  /** Whether the only answer to a question to one alone is given for them. */
  readonly isAnsweredFor: boolean;
}

/** Plays a game of bots; one of them is asked as the page asks. All of them answer at once, to their best knowledge. */
export function asksIn({ listed, seats, options, order, isAnsweredFor }: AskedBy, seed: number): Asks {
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
  const asks = { all: 0, onOthers: 0, withOneAnswer: 0 };
  const answerOf = (seat: Seat): unknown => {
    if (seat === reader && running.canPass(seat) && passesBy(order, questionTo(running, seat))) return { do: "pass" };
    const legal = running.legal(seat);
    const isForced = legal.length === 1;
    const isAlone = running.waiting().length === 1 && !running.canPass(seat);
    if (seat === reader && !(isForced && isAlone && isAnsweredFor)) {
      asks.all++;
      if (isForced) asks.withOneAnswer++;
      else if (legal.some(isPass)) asks.onOthers++;
    }
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

function questionTo(running: RunningGame, seat: Seat) {
  return {
    isHarmless: () => running.isHarmless(),
    canOnlyPass: () => running.canOnlyPass(seat),
    touches: () => running.touches(seat),
    looksFalse: () => running.looksFalse(),
  };
}
