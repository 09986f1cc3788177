import { at, type Draw, refuse, type Seat } from "@darbar/kernel";
import { begin, emit, facts } from "../decision.ts";
import { follow, resolved } from "../flow.ts";
import type { Move } from "../move.ts";
import { playerAt } from "../player.ts";
import { type DecidedEvents, notAnAnswer } from "../refusal.ts";
import type { State } from "../state.ts";

/** A player keeps one and puts the other under the deck; then goes on what the question interrupted. */
export function decideKeep(table: State, seat: Seat, move: Move, draw: Draw): DecidedEvents {
  if (move.do !== "keep") return notAnAnswer(table, move);
  const hand = playerAt(table, seat).equipment;
  const kept = hand.findIndex((held) => held.kind === move.equipment);
  if (kept === -1) return refuse("not-held", { equipment: move.equipment });
  const decision = begin(table, draw);
  emit(decision, { type: "discarded", seat, equipment: at(hand, 1 - kept).kind });
  if (table.playing === null) follow(decision, "aim");
  else resolved(decision);
  return facts(decision);
}
