import { type Draw, refuse, type Seat } from "@darbar/kernel";
import { begin, facts, turnUp } from "../decision.ts";
import { finishAction, resolved } from "../flow.ts";
import type { Move } from "../move.ts";
import { isFaceDown, playerAt } from "../player.ts";
import { type DecidedEvents, notAnAnswer } from "../refusal.ts";
import type { State } from "../state.ts";

/** The player has chosen; then goes on what the question interrupted: a card that is being played, or an action. */
export function decideReveal(table: State, seat: Seat, move: Move, draw: Draw): DecidedEvents {
  if (move.do !== "reveal") return notAnAnswer(table, move);
  if (!isFaceDown(playerAt(table, seat), move.card)) return refuse("face-up", { target: seat, card: move.card });
  const decision = begin(table, draw);
  turnUp(decision, seat, move.card);
  if (table.playing === null) finishAction(decision);
  else resolved(decision);
  return facts(decision);
}
