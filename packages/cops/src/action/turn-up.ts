import type { Seat } from "@darbar/kernel";
import { type Decision, turnUp } from "../decision.ts";
import type { Slot } from "../identity.ts";
import { hasFaceDown, isFaceDown, playerAt } from "../player.ts";
import type { Bar } from "../refusal.ts";
import { revealOne } from "../reveal.ts";
import { rulesOf, type State } from "../state.ts";

/* cops 2: arm and equip turn one of one's face-down cards up, if there is any. */

/** Whether the announcement has to name the card. */
export function namesCard(view: State, seat: Seat): boolean {
  return rulesOf(view).turnsUp === "announced" && hasFaceDown(playerAt(view, seat));
}

/** Bars an announcement that has to name a card and does not, or names another than a face-down one. */
export function barTurningUp(view: State, seat: Seat, card: Slot | undefined): Bar | null {
  if (rulesOf(view).turnsUp === "happening") return null;
  const player = playerAt(view, seat);
  if (card === undefined) return hasFaceDown(player) ? "must-turn-up" : null;
  if (isFaceDown(player, card)) return null;
  return hasFaceDown(player) ? "face-up" : "nothing-to-turn-up";
}

/** The card that was announced is turned up, or one that the player chooses now. */
export function turnOneUp(decision: Decision, seat: Seat, card: Slot | undefined): void {
  if (card === undefined) revealOne(decision, seat);
  else turnUp(decision, seat, card);
}
