import { at, type Seat } from "@darbar/kernel";
import { SLOTS } from "./identity.ts";
import type { Move } from "./move.ts";
import { addMove, type MoveList } from "./move-list.ts";
import { barLooking, playerAt } from "./player.ts";
import type { Bar } from "./refusal.ts";
import type { State } from "./state.ts";

/*
 * Which of all the moves of a kind nothing bars. The lists are those of `everySelection`, in its order, so that what bars a player is
 * asked once for all moves that name this player.
 */

type BarsPlayer = (view: State, seat: Seat, target: Seat) => Bar | null;

/** Of moves of which nothing bars any. */
export function addAll(_view: State, _seat: Seat, all: readonly Move[], moves: MoveList): void {
  for (let place = 0; place < all.length; place++) add(all, place, null, moves);
}

/** Of moves that name one player each. */
export function addNamingPlayer(
  view: State,
  seat: Seat,
  bars: BarsPlayer,
  all: readonly Move[],
  moves: MoveList,
): void {
  for (let target = 0; target < all.length; target++) add(all, target, bars(view, seat, target), moves);
}

/** Of moves that name a player and another one. `barsTo`: what bars the other one, if the first is not barred. */
export function addNamingTwoPlayers(
  view: State,
  seat: Seat,
  bars: BarsPlayer,
  barsTo: (view: State, seat: Seat, target: Seat, to: Seat) => Bar | null,
  all: readonly Move[],
  moves: MoveList,
): void {
  const seats = view.players.length;
  for (let target = 0; target < seats; target++) {
    if (bars(view, seat, target) !== null) continue;
    for (let to = 0; to < seats; to++) add(all, target * seats + to, barsTo(view, seat, target, to), moves);
  }
}

/** Of moves that look at a card of a player. Each is put down, and stays if it can be made: whether a card lies face up nobody can guess. */
export function addLooks(view: State, seat: Seat, all: readonly Move[], moves: MoveList): void {
  const { gathered } = moves;
  let { count } = moves;
  for (let target = 0; target < view.players.length; target++) {
    if (barLooking(view, seat, target) !== null) continue;
    const { cards } = playerAt(view, target);
    for (let card = 0; card < cards.length; card++) {
      gathered[count] = at(all, target * SLOTS.length + card);
      count += Number(cards[card]?.up === false);
    }
  }
  moves.count = count;
}

/** Of moves that name a card of each of two players, of whom any two will do that are not barred. */
export function addNamingTwoCards(
  view: State,
  seat: Seat,
  bars: BarsPlayer,
  all: readonly Move[],
  moves: MoveList,
): void {
  const seats = view.players.length;
  let place = 0;
  for (let one = 0; one < seats; one++) {
    const barred = bars(view, seat, one);
    for (let card = 0; card < SLOTS.length; card++) {
      for (let other = one + 1; other < seats; other++) {
        const bar = barred ?? bars(view, seat, other);
        for (const _ of SLOTS) add(all, place++, bar, moves);
      }
    }
  }
}

function add(all: readonly Move[], place: number, bar: Bar | null, moves: MoveList): void {
  const move = all[place];
  if (bar === null && move !== undefined) addMove(moves, move);
}
