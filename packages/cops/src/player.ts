import { at, clockwise, type Seat } from "@darbar/kernel";
import { isLeader, SLOTS, type Slot } from "./identity.ts";
import type { ActionMove } from "./move.ts";
import type { Bar } from "./refusal.ts";
import type { Card, Player, State } from "./state.ts";

/*
 * Questions about players that everybody at the table can answer: who is in the game, what lies face up, who holds a
 * gun, whom something touches. They are asked of views and of the table alike.
 */

/** The player in a seat. Without the kernel's `at`, which serves lists of all kinds: nothing is asked as often as this. */
export function playerAt({ players }: State, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`seat ${seat} of ${players.length}`);
  return player;
}

/** An identity card of a player who has any: a criminal has none. */
export function cardAt(player: Player, slot: Slot): Card {
  return at(player.cards, slot);
}

/** Whether a seat is living and no criminal. In the base game: whether it is living. */
export function isCop(view: State, seat: Seat): boolean {
  return playerAt(view, seat).standing === "in";
}

/** Whether a seat takes turns: everybody but the eliminated. */
export function takesTurns(view: State, seat: Seat): boolean {
  return playerAt(view, seat).standing !== "out";
}

/** How many players are living and no criminals. */
export function copCount(view: State): number {
  let count = 0;
  for (const player of view.players) if (player.standing === "in") count++;
  return count;
}

export function isAnybodyArmed({ players }: State): boolean {
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.armed === true) return true;
  return false;
}

export function isAnybodyOut({ players }: State): boolean {
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.standing === "out") return true;
  return false;
}

export function isAnybodyWounded(view: State): boolean {
  for (let seat = 0; seat < view.players.length; seat++) if (woundSlot(playerAt(view, seat)) !== null) return true;
  return false;
}

/** Every list of slots, by the bits of those that are in it. */
const SOME_SLOTS: readonly (readonly Slot[])[] = Array.from({ length: 1 << SLOTS.length }, (_, bits) =>
  SLOTS.filter((slot) => (bits & (1 << slot)) !== 0),
);

/** One slot, as a list. */
export function onlySlot(slot: Slot): readonly Slot[] {
  return at(SOME_SLOTS, 1 << slot);
}

export function faceDown(player: Player): readonly Slot[] {
  return at(SOME_SLOTS, faceDownBits(player));
}

/** Summed up instead of branched on: which cards lie face up is as good as random, and a wrong guess takes longer than three sums. */
function faceDownBits({ cards }: Player): number {
  let bits = 0;
  for (let slot = 0; slot < cards.length; slot++) bits |= Number(cards[slot]?.up === false) << slot;
  return bits;
}

export function isFaceDown(player: Player, card: Slot): boolean {
  return player.cards[card]?.up === false;
}

export function hasFaceDown(player: Player): boolean {
  return faceDownBits(player) !== 0;
}

/** Whether no one can look at a player's cards (cops 5). */
export function isConcealed({ lying }: Player): boolean {
  for (let place = 0; place < lying.length; place++) if (lying[place]?.lasting === "concealed") return true;
  return false;
}

/** Where a player's leader lies; `null` if they have none. Only for those who know the cards. */
export function leaderSlot(player: Player): Slot | null {
  for (const card of SLOTS) if (isLeader(player.cards[card]?.kind ?? null)) return card;
  return null;
}

/** Where a player's wound token lies; `null` if they have none. */
export function woundSlot(player: Player): Slot | null {
  const { cards } = player;
  for (let slot = 0; slot < cards.length; slot++) if (cards[slot]?.wounded === true) return slot as Slot;
  return null;
}

/** The nearest living player that is no criminal, going one way round the table. */
export function neighbour(view: State, from: Seat, direction: 1 | -1): Seat {
  let seat = nextSeat(view, from, direction);
  while (seat !== from && !isCop(view, seat)) seat = nextSeat(view, seat, direction);
  return seat;
}

export function nextSeat(view: State, from: Seat, direction: 1 | -1): Seat {
  const seats = view.players.length;
  if (direction === 1) return clockwise(from, seats);
  return from === 0 ? seats - 1 : from - 1;
}

/** Bars whoever is no living player, or a criminal. */
export function barAnyone(view: State, target: Seat): Bar | null {
  if (target >= view.players.length) return "no-such-seat";
  const { standing } = playerAt(view, target);
  if (standing === "in") return null;
  return standing === "out" ? "is-out" : "is-criminal";
}

/** Bars oneself, and whoever is no living player, or a criminal. */
export function barOthers(view: State, seat: Seat, target: Seat): Bar | null {
  return target === seat ? "yourself" : barAnyone(view, target);
}

/** Bars oneself, and the eliminated: criminals can be aimed at and robbed (cops 6). */
export function barAim(view: State, seat: Seat, target: Seat): Bar | null {
  if (target === seat) return "yourself";
  if (target >= view.players.length) return "no-such-seat";
  return takesTurns(view, target) ? null : "is-out";
}

/** Bars whoever has nothing that could be looked at by `seat` (cops 2, 5). */
export function barLooking(view: State, seat: Seat, target: Seat): Bar | null {
  const bar = barOthers(view, seat, target);
  if (bar !== null) return bar;
  const player = playerAt(view, target);
  if (isConcealed(player)) return "concealed";
  return hasFaceDown(player) ? null : "all-face-up";
}

/** Bars every card that `seat` could not look at. */
export function barLookingAt(view: State, seat: Seat, target: Seat, card: Slot): Bar | null {
  return barLooking(view, seat, target) ?? barFaceUp(view, target, card);
}

/** Bars a card that lies face up. */
export function barFaceUp(view: State, target: Seat, card: Slot): Bar | null {
  return isFaceDown(playerAt(view, target), card) ? null : "face-up";
}

/**
 * Whether the open moment is a seat's own affair: the announced action is aimed at it, the shot will hit it, or it has
 * just fallen. From what everybody sees, never from a hand: whoever sits there is treated alike, whatever they hold.
 */
export function touches({ moment, action, turn, players, hit, fallen }: State, seat: Seat): boolean {
  switch (moment) {
    case "announced":
      return action !== null && isAimedAt(action, at(players, turn).aim, seat);
    case "hit":
      return hit === seat;
    case "eliminated":
      return fallen.some((each) => each.seat === seat);
    case "turn":
    case "investigated":
    case "turn-end":
      return false;
  }
}

/** `aim`: at whom the gun of whoever acts points. */
function isAimedAt(action: ActionMove, aim: Seat | null, seat: Seat): boolean {
  switch (action.do) {
    case "shoot":
      return aim === seat;
    case "investigate":
    case "arm": // cops 6: holds somebody up; in the base game nobody is named.
    case "snatch":
      return action.target === seat;
    case "infiltrate":
      return action.target === seat || action.to === seat;
    case "swap":
      return action.places.some(([owner]) => owner === seat);
    case "equip":
      return false; // cops 6: a diamond that one is given takes nothing.
  }
}
