import { at, copyDeck, NO_SEATS, onlySeat, putUnder, type Seat, seatSet, takeTop, withSeat } from "@darbar/kernel";
import { freshPlayer } from "./change.ts";
import type { EquipmentName } from "./equipment/box.ts";
import type { CopsEvent } from "./event.ts";
import { EVERYONE, type KnownTo, knowersOf } from "./knowledge.ts";
import { playerAt } from "./player.ts";
import type { Held, State } from "./state.ts";

/* How facts about equipment change a table, or a view of it. */

/** A card comes from the deck. One that had been put under is still known to those who knew it there. */
export function foldDrew(state: State, seat: Seat, kind: EquipmentName | null): void {
  const deck = copyDeck(state.equipment);
  const wasUnder = takeTop(deck, kind);
  state.equipment = deck;
  const held: Held = { kind: kind ?? wasUnder?.card ?? null, knownTo: withSeat(knownBefore(wasUnder?.knownTo), seat) };
  hold(state, seat, held);
}

const NOTHING_HELD: readonly Held[] = [];

/** Into a hand that is empty, or for a time holds two (cops 4). */
function hold(state: State, seat: Seat, held: Held): void {
  const player = freshPlayer(state, seat);
  const [first] = player.equipment;
  player.equipment = first === undefined ? [held] : [first, held];
}

function knownBefore(knowers: readonly Seat[] | "everyone" | undefined): KnownTo {
  if (knowers === undefined) return NO_SEATS;
  if (knowers === "everyone") return EVERYONE;
  return seatSet(knowers);
}

/** A card leaves the hand to be played; for whom the hand was unknown, it was this one. */
export function foldPlayed(state: State, seat: Seat, kind: EquipmentName): void {
  state.playing = { seat, equipment: kind };
  freshPlayer(state, seat).equipment = NOTHING_HELD;
}

/** A played card lies before a player from now on. */
export function foldLaid(state: State, { seat, equipment, lasting }: CopsEvent & { type: "laid" }): void {
  const player = freshPlayer(state, seat);
  player.lying = [...player.lying, { equipment, lasting }];
  state.playing = null;
}

/** A played card goes under the deck, for all to see. */
export function foldUsed(state: State, kind: EquipmentName): void {
  state.playing = null;
  layUnder(state, kind, EVERYONE);
}

/** Equipment changes hands. Who knew it knows who has it now. */
export function foldHanded(state: State, from: Seat, to: Seat, kind: EquipmentName | null): void {
  const held = at(playerAt(state, from).equipment, 0);
  const card: Held = { kind: held.kind ?? kind, knownTo: withSeat(held.knownTo, to) };
  freshPlayer(state, from).equipment = NOTHING_HELD;
  hold(state, to, card);
}

/** A card goes under the deck unseen. Of two, nobody else can tell which has gone and which has stayed. */
export function foldDiscarded(state: State, seat: Seat, kind: EquipmentName | null): void {
  const hand = playerAt(state, seat).equipment;
  const first = at(hand, 0);
  if (hand.length === 1) {
    freshPlayer(state, seat).equipment = NOTHING_HELD;
    return layUnder(state, first.kind, first.knownTo);
  }
  const knownTo = onlySeat(seat);
  const stays = kind === null ? null : at(hand, first.kind === kind ? 1 : 0).kind;
  freshPlayer(state, seat).equipment = [{ kind: stays, knownTo }];
  layUnder(state, kind, knownTo);
}

function layUnder(state: State, kind: EquipmentName | null, knownTo: KnownTo): void {
  const deck = copyDeck(state.equipment);
  putUnder(deck, kind, knowersOf(knownTo));
  state.equipment = deck;
}
