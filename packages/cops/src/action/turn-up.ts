import type { Slot } from "../identity.ts";
import { hasFaceDown, isFaceDown } from "../player.ts";
import type { Bar } from "../refusal.ts";
import type { Player } from "../state.ts";

/** cops 2: arm and equip turn one of one's face-down cards up, if there is any; the move names which. */
export function barTurningUp(player: Player, card: Slot | undefined): Bar | null {
  if (card === undefined) return hasFaceDown(player) ? "must-turn-up" : null;
  if (isFaceDown(player, card)) return null;
  return hasFaceDown(player) ? "face-up" : "nothing-to-turn-up";
}
