import { type Draw, type Seat, seatsOf } from "@darbar/kernel";
import type { CopsEvent, cops, Move, State } from "../src/index.ts";
import { ALWAYS, AT_REST, BETWEEN } from "./invariants.ts";
import { checkMoves, checkStep } from "./referee-step.ts";

const ALWAYS_HOLD = Object.entries(ALWAYS);
const HOLD_AT_REST = Object.entries(AT_REST);
const HOLD_BETWEEN = Object.entries(BETWEEN);

/** The engine's own audit is asked at the end of a game, and of so many questions at one. */
const AUDITED = 8;

/** The games that a runner can be turned on: this one, or one with a planted fault. */
export type CopsGame = typeof cops;

/** Decides a move, holds the decision against the referee and every event against the invariants; the table after it. */
export function refereedStep(game: CopsGame, state: State, seat: Seat, move: Move, draw: Draw): State {
  const decided = game.decide(state, seat, move, draw);
  if (!decided.ok) throw new Error(`legal and refused: seat ${seat} ${JSON.stringify(move)}: ${decided.error.code}`);
  let next = state;
  for (const event of decided.value) next = folded(game, next, event);
  for (const [rule, holds] of HOLD_AT_REST) if (!holds(next)) throw new Error(`broken: ${rule}`);
  checkStep(state, seat, move, decided.value, next);
  const isAudited = next.outcome !== null || next.prompt % AUDITED === 0;
  const wrong = isAudited ? game.audit(next) : null;
  if (wrong !== null) throw new Error(`the audit: ${wrong}`);
  return next;
}

/** A state is never changed below its topmost level: a shallow copy will do. */
function folded(game: CopsGame, state: State, event: CopsEvent): State {
  const next = { ...state };
  game.evolve(next, event);
  if (event.type !== "answered") {
    for (const [rule, holds] of ALWAYS_HOLD) if (!holds(next)) throw new Error(`broken by ${event.type}: ${rule}`);
    for (const [rule, holds] of HOLD_BETWEEN) {
      if (!holds(state, event, next)) throw new Error(`broken by ${event.type}: ${rule}`);
    }
  }
  return next;
}

/** What a seat may do, held against the rules. */
export function refereedMoves(game: CopsGame, state: State, seat: Seat): readonly Move[] {
  const legal = game.legal(state, seat);
  checkMoves(state, seat, legal);
  return legal;
}

/** Whose answer is awaited. */
export function awaitedOf({ awaited }: State): readonly Seat[] {
  return seatsOf(awaited);
}
