import { type Draw, ok, refuse, type Seat } from "@darbar/kernel";
import { aimPhase } from "./aim.ts";
import { ask, begin, type Decision, emit } from "./decision.ts";
import type { Move } from "./move.ts";
import { keeping } from "./move-table.ts";
import { type Decided, notAnAnswer } from "./refusal.ts";
import { resolved } from "./resolve.ts";
import type { State } from "./state.ts";

/** Nobody ever has more than one piece of equipment: with a second one, the player is asked which to keep (cops 4). */
export function keepOne(decision: Decision, seat: Seat): void {
  if (decision.table.players[seat].equipment.length > 1) ask(decision, "keep", seat);
}

/** The equipment that can be kept. Two of a kind are one choice, and still a question: nobody else can see that. */
export function legalKeeps(view: State, seat: Seat): readonly Move[] {
  const moves: Move[] = [];
  for (const { kind } of view.players[seat].equipment) {
    if (kind !== null && !moves.includes(keeping(kind))) moves.push(keeping(kind));
  }
  return moves;
}

/** A player keeps one and puts the other under the deck; then goes on what the question interrupted. */
export function decideKeep(state: State, seat: Seat, move: Move, draw: Draw): Decided {
  if (move.do !== "keep") return notAnAnswer(state, move);
  const [one, other] = state.players[seat].equipment;
  if (one.kind !== move.equipment && other.kind !== move.equipment) {
    return refuse("not-held", { equipment: move.equipment });
  }
  const decision = begin(state, draw);
  const dropped = one.kind === move.equipment ? other : one;
  emit(decision, { type: "discarded", seat, equipment: dropped.kind });
  if (state.playing === null) aimPhase(decision);
  else resolved(decision);
  return ok(decision.events);
}
