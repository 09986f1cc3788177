import { at, type Seat } from "@darbar/kernel";
import type { Place } from "./identity.ts";
import { playerAt } from "./player.ts";
import type { Card, Player, State } from "./state.ts";

/*
 * Whatever hangs below a state is shared with copies of it. To change a part of it is to put a copy of that part in its place;
 * only as long as nobody else has seen the copy can it be written to. Copies are written out, which costs no call.
 */

type Fresh<Part> = { -readonly [Field in keyof Part]: Part[Field] };

/** A copy of a player that has taken their place. */
export function freshPlayer(state: State, seat: Seat): Fresh<Player> {
  const players = state.players.slice();
  const { cards, standing, armed, aim, equipment, lying, diamonds } = playerAt(state, seat);
  const player: Fresh<Player> = { cards, standing, armed, aim, equipment, lying, diamonds };
  players[seat] = player;
  state.players = players;
  return player;
}

/** A copy of an identity card that has taken its place. */
export function freshCard(state: State, [seat, slot]: Place): Fresh<Card> {
  const player = freshPlayer(state, seat);
  const cards = player.cards.slice();
  const { kind, up, wounded, knownTo } = at(cards, slot);
  const card: Fresh<Card> = { kind, up, wounded, knownTo };
  cards[slot] = card;
  player.cards = cards;
  return card;
}
