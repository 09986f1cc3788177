import type { Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Outlook } from "./outlook.ts";
import type { Personality } from "./personality.ts";

/** What it is worth to look at cards: to learn a team that is in doubt, and to find the enemies' leader. */
export function worthOfLook(seat: Seat, cards: readonly Slot[], eye: Outlook, personality: Personality): number {
  let worth = 0;
  for (const card of cards) {
    if (eye.view.players[seat].cards[card].kind !== null) continue;
    const leader = eye.enemyLeaderAt(seat, card);
    worth += 0.055 * eye.doubt(seat) + 0.3 * leader * (1 - leader) + 0.005;
  }
  return worth * personality.curiosity;
}
