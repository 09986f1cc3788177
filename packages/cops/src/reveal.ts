import { type Draw, ok, refuse, type Seat } from "@darbar/kernel";
import { finishAction } from "./act.ts";
import { ask, begin, type Decision, turnUp } from "./decision.ts";
import type { Move } from "./move.ts";
import { REVEAL } from "./move-table.ts";
import { faceDown, isFaceDown } from "./player.ts";
import { type Decided, notAnAnswer } from "./refusal.ts";
import { resolved } from "./resolve.ts";
import type { State } from "./state.ts";

/** A player turns one of their face-down cards up, if there is any: the only one at once, otherwise one of their choice. */
export function revealOne(decision: Decision, seat: Seat): void {
  const cards = faceDown(decision.table.players[seat]);
  if (cards.length === 1) turnUp(decision, seat, cards[0]);
  if (cards.length > 1) ask(decision, "reveal", seat);
}

/** The cards that can be turned up. */
export function legalReveals(view: State, seat: Seat): readonly Move[] {
  return faceDown(view.players[seat]).map((card) => REVEAL[card]);
}

/** The player has chosen; then goes on what the question interrupted: a card that is being played, or an action. */
export function decideReveal(state: State, seat: Seat, move: Move, draw: Draw): Decided {
  if (move.do !== "reveal") return notAnAnswer(state, move);
  if (!isFaceDown(state.players[seat], move.card)) return refuse("face-up", { target: seat, card: move.card });
  const decision = begin(state, draw);
  turnUp(decision, seat, move.card);
  if (state.playing === null) finishAction(decision);
  else resolved(decision);
  return ok(decision.events);
}
