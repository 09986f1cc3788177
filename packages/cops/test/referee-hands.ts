import { at, hasSeat, onlySeat, type Seat, seatSet, withSeat } from "@darbar/kernel";
import type { EquipmentName, Held, Place, Slot } from "../src/index.ts";
import { EVERYBODY, type Sheet, samePlace, sideOf } from "./referee-sheet.ts";

/* What the referee's hands do on the table: one thing each, and what of it ends the game. */

/** The cards that chance dealt while the engine decided, in order. */
export type Luck = EquipmentName[];

/** Hands a player the top card: one out of the bag while there is any, then the first that was put under (cops 1). */
export function drawTop(sheet: Sheet, seat: Seat, luck: Luck): void {
  const { equipment: deck } = sheet;
  const card = luck.shift();
  if (card === undefined) throw new Error(`seat ${seat} should draw, and no card came`);
  if (deck.loose === 0) {
    const put = deck.under.shift();
    if (put?.card !== card) throw new Error(`seat ${seat} drew ${card}; ${put?.card} was on top`);
    const known = put.knownTo === "everyone" ? EVERYBODY : seatSet(put.knownTo);
    at(sheet.players, seat).equipment.push({ kind: card, knownTo: withSeat(known, seat) });
    return;
  }
  const place = deck.bag?.indexOf(card) ?? -1;
  if (place === -1) throw new Error(`seat ${seat} drew ${card}, which is not in the bag`);
  deck.bag?.splice(place, 1);
  deck.loose--;
  at(sheet.players, seat).equipment.push({ kind: card, knownTo: onlySeat(seat) });
}

/** Puts what a player held under the deck, where whoever knew it keeps knowing it. */
export function putUnderUnseen(sheet: Sheet, held: Held): void {
  const seats = sheet.players.flatMap((_, seat) => (hasSeat(held.knownTo, seat) ? [seat] : []));
  sheet.equipment.under.push({ card: held.kind, knownTo: held.knownTo === EVERYBODY ? "everyone" : seats });
}

/** A card turned face up is known to everybody. */
export function turnFaceUp(sheet: Sheet, seat: Seat, slot: Slot): void {
  const card = at(at(sheet.players, seat).cards, slot);
  card.up = true;
  card.knownTo = EVERYBODY;
}

/** A gun back to the table, or into its holster (cops 2, 6). */
export function dropGun(sheet: Sheet, seat: Seat): void {
  const player = at(sheet.players, seat);
  if (!player.armed) return;
  player.armed = false;
  player.aim = null;
  if (sheet.options.mode === "base") sheet.guns++;
}

/** All diamonds of one player to another. */
export function takeDiamonds(sheet: Sheet, from: Seat, to: Seat): void {
  const count = at(sheet.players, from).diamonds;
  at(sheet.players, from).diamonds -= count;
  at(sheet.players, to).diamonds += count;
  criminalsMayWin(sheet);
}

/** cops 6: all diamonds held by criminals. */
export function criminalsMayWin(sheet: Sheet): void {
  if (sheet.options.mode !== "gang" || sheet.outcome !== null) return;
  const criminals = sheet.players.flatMap(({ standing }, seat) => (standing === "criminal" ? [seat] : []));
  const honestHands = sheet.players.some(({ standing, diamonds }) => standing !== "criminal" && diamonds > 0);
  if (!honestHands && criminals.length > 0) sheet.outcome = { winners: criminals, as: "criminals" };
}

/** cops 3: the side whose leader has fallen loses; the eliminated win with their side. cops 6: who was shot does not. */
export function sideWins(sheet: Sheet, side: "honest" | "crooked"): void {
  if (sheet.outcome !== null) return;
  const winners = sheet.players.flatMap(({ standing }, seat) =>
    (standing === "in" || sheet.options.mode === "base") && sideOf(sheet, seat) === side ? [seat] : [],
  );
  sheet.outcome = { winners, as: side };
}

/** Two cards change places with their facing and their wound; each of the two sees what they get (cops 5). */
export function changePlaces(sheet: Sheet, [[one, slot], [other, otherSlot]]: readonly [Place, Place]): void {
  const { players } = sheet;
  const given = at(at(players, one).cards, slot);
  const got = at(at(players, other).cards, otherSlot);
  at(players, one).cards[slot] = { ...got, knownTo: withSeat(got.knownTo, one) };
  at(players, other).cards[otherSlot] = { ...given, knownTo: withSeat(given.knownTo, other) };
  // The camera follows the card that was looked at.
  sheet.seen = sheet.seen.map((place): Place => {
    if (samePlace(place, [one, slot])) return [other, otherSlot];
    return samePlace(place, [other, otherSlot]) ? [one, slot] : place;
  });
  for (const seat of [one, other]) {
    const kinds = at(players, seat).cards.map(({ kind }) => kind);
    // cops 3: both leaders in one hand win alone, at once.
    if (kinds.includes("agent") && kinds.includes("kingpin") && at(players, seat).standing !== "criminal") {
      sheet.outcome ??= { winners: [seat], as: "alone" };
    }
  }
}

/** Somebody looks at face-down cards. */
export function lookAt(sheet: Sheet, by: Seat, seat: Seat, slots: readonly Slot[]): void {
  const { cards } = at(sheet.players, seat);
  for (const slot of slots) at(cards, slot).knownTo = withSeat(at(cards, slot).knownTo, by);
  sheet.seen = [...sheet.seen, ...slots.map((slot): Place => [seat, slot])];
}
