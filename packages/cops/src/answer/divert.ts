import { type Draw, refuse, type Seat } from "@darbar/kernel";
import { begin, emit, facts } from "../decision.ts";
import { neighbours } from "../divert.ts";
import { resolved } from "../flow.ts";
import type { Move } from "../move.ts";
import { type DecidedEvents, notAnAnswer } from "../refusal.ts";
import type { State } from "../state.ts";

/** The player has chosen which neighbour is hit instead (cops 5). */
export function decideDivert(table: State, seat: Seat, move: Move, draw: Draw): DecidedEvents {
  if (move.do !== "divert") return notAnAnswer(table, move);
  if (!neighbours(table, seat).includes(move.target)) return refuse("not-a-neighbour", { target: move.target });
  const decision = begin(table, draw);
  emit(decision, { type: "diverted", seat, target: move.target });
  resolved(decision);
  return facts(decision);
}
