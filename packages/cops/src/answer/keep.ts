import { type Draw, ok, refuse, type Seat } from "@darbar/kernel";
import { begin, emit } from "../decision.ts";
import { follow, resolved } from "../flow.ts";
import type { Move } from "../move.ts";
import { type Decided, notAnAnswer } from "../refusal.ts";
import type { State } from "../state.ts";

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
  if (state.playing === null) follow(decision, "aim");
  else resolved(decision);
  return ok(decision.events);
}
