import type { State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";

/** What a loss of cards means to a player, as messages select it. */
export type Loss = "card" | "both" | "out";

/** What losing so many cards means to a player: a card, both, or the last one. */
export function lossOf(seat: Seat, count: 1 | 2, { players }: State): Loss {
  if (players[seat].hidden.length === 1) return "out";
  return count === 1 ? "card" : "both";
}
