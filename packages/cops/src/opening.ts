import { allSeats, copyDeck, type Draw, drawCard, type Seat, seatsOf, takeCard } from "@darbar/kernel";
import type { CopsEvent } from "./event.ts";
import { type Identity, SLOTS, type Slot } from "./identity.ts";
import type { Move } from "./move.ts";
import { arrangingAnew } from "./move-table.ts";
import { cardAt, playerAt } from "./player.ts";
import { boxFor } from "./rules.ts";
import type { Player, State } from "./state.ts";

/**
 * The deal (cops 1): the leaders go to two different players, everything else is dealt from the rest. Where in a hand a
 * leader comes is drawn, too: the dealt order, which is the default, tells nothing.
 *
 * Draws, in order: the agent's seat and place, the kingpin's seat and place, the other cards seat by seat, one equipment
 * card for each seat.
 */
export function deal(state: State, draw: Draw): readonly CopsEvent[] {
  const seats = seatsOf(allSeats(state.players.length));
  const agent = [draw.one(seats), draw.one(SLOTS)] as const;
  const others = seats.filter((seat) => seat !== agent[0]);
  const kingpin = [draw.one(others), draw.one(SLOTS)] as const;
  const rest = commonCards(seats.length);
  const hands = seats.map((seat) =>
    SLOTS.map((slot): Identity => {
      if (agent[0] === seat && agent[1] === slot) return "agent";
      if (kingpin[0] === seat && kingpin[1] === slot) return "kingpin";
      return drawOne(rest, draw);
    }),
  );
  const deck = copyDeck(state.equipment);
  const equipment = seats.map(() => drawCard(deck, draw));
  return [
    { type: "dealt", hands, leftOver: rest, equipment },
    { type: "asked", question: "arrange", seats },
  ];
}

/** The identity cards of a table that are no leaders. */
export function commonCards(seats: number): Identity[] {
  const { ofEachTeam } = boxFor(seats);
  return [...new Array<Identity>(ofEachTeam).fill("honest"), ...new Array<Identity>(ofEachTeam).fill("crooked")];
}

function drawOne(cards: Identity[], draw: Draw): Identity {
  const card = draw.one(cards);
  takeCard(cards, card);
  return card;
}

/** Every order in which a player can lay their cards; first the one they have. */
export function legalOrders(view: State, seat: Seat): readonly Move[] {
  const player = playerAt(view, seat);
  return arrangingAnew(kindAt(player, 0), kindAt(player, 1), kindAt(player, 2));
}

function kindAt(player: Player, slot: Slot): Identity {
  return cardAt(player, slot).kind as Identity;
}
