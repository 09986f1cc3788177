import { at, type Seat } from "@darbar/kernel";
import type { Place } from "./identity.ts";
import { playerAt } from "./player.ts";
import type { Card, Player, State } from "./state.ts";

/** Replaces a player by one who differs in some part. */
export function changePlayer(state: State, seat: Seat, part: Partial<Player>): void {
  const players = state.players.slice();
  players[seat] = { ...playerAt(state, seat), ...part };
  state.players = players;
}

/** Replaces an identity card by one that differs in some part. */
export function changeCard(state: State, [seat, slot]: Place, part: Partial<Card>): void {
  const cards = playerAt(state, seat).cards.slice();
  cards[slot] = { ...at(cards, slot), ...part };
  changePlayer(state, seat, { cards });
}
