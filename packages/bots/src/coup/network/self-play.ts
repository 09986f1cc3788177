import { type CoupEvent, coup, type Move, type State, type Variant } from "@darbar/coup";
import { advance, type Draw, type Seat } from "@darbar/kernel";
import { type Bot, look } from "../../bot.ts";
import { type Evaluator, evaluate, pick } from "./evaluator.ts";
import { nextAsked } from "./next-asked.ts";
import { newTrackRecord, track } from "./track-record.ts";

/** Who sits at a seat: a network whose decisions are watched, one whose are not, or a bot that goes by its view alone. */
export type Sitter =
  | { readonly kind: "learner" | "network"; readonly evaluator: Evaluator }
  | { readonly kind: "bot"; readonly bot: Bot<State, Move, CoupEvent> };

/** Hears of every decision of a learner, while the evaluator's workspace still holds what it thought. */
export type Watcher = (seat: Seat, evaluator: Evaluator, chosen: number, isTurn: boolean) => void;

export interface SelfPlayEnd {
  /** `null`: it went on for too long, and nobody has won. */
  readonly winner: Seat | null;
  readonly decisions: number;
  readonly turns: number;
}

/** A game with more decisions than this has stalled. */
const LONGEST = 6_000;

/** Plays a whole game, or at most so many turns. Decisions without a choice are made, and not thought about. */
export function playTable(
  table: Variant,
  sitters: readonly Sitter[],
  draw: Draw,
  watch: Watcher,
  mostTurns = Number.POSITIVE_INFINITY,
): SelfPlayEnd {
  const state = coup.setup(table.options, table.seats);
  const record = newTrackRecord(table.seats);
  let turns = 0;
  const follow = (events: readonly CoupEvent[]): void => {
    for (const event of events) {
      track(record, event);
      if (event.type === "turn") turns++;
    }
  };
  const opening = coup.deal(state, draw);
  for (const event of opening) coup.evolve(state, event);
  follow(opening);
  let decisions = 0;
  for (; state.winner === null && decisions < LONGEST && turns <= mostTurns; decisions++) {
    const seat = nextAsked(state);
    const legal = coup.legal(state, seat);
    let chosen = 0;
    const sitter = sitters[seat];
    if (legal.length > 1 && sitter.kind === "bot") {
      chosen = legal.indexOf(sitter.bot.choose(look(coup, state, seat), draw));
    } else if (legal.length > 1 && sitter.kind !== "bot") {
      evaluate(sitter.evaluator, state, seat, record, legal);
      chosen = pick(sitter.evaluator.work.chances, legal.length, draw);
      if (sitter.kind === "learner") watch(seat, sitter.evaluator, chosen, state.question === "act");
    }
    const decided = advance(coup, state, seat, legal[chosen], draw);
    if (!decided.ok) throw new Error(`a legal move was refused: ${JSON.stringify(decided.error)}`);
    follow(decided.value);
  }
  return { winner: state.winner, decisions, turns };
}
