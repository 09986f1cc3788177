import { allSeats, at, type Deck, type Seat } from "@darbar/kernel";
import type { Card, EquipmentName, Held, Laid, Place, Player, Slot, State, Team } from "../src/index.ts";

/*
 * The referee's own table: a State that may be written on. It shares nothing with the engine but the shape of a state, and
 * is written from good-cop-bad-cop.md and the book alone.
 */

type Writable<Data> = { -readonly [Key in keyof Data]: Data[Key] };

/** A player on the referee's table. */
interface SheetPlayer extends Omit<Writable<Player>, "cards" | "equipment" | "lying"> {
  cards: Writable<Card>[];
  equipment: Held[];
  lying: Laid[];
}

/** A table that the referee writes on. */
export interface Sheet extends Omit<Writable<State>, "players" | "equipment"> {
  players: SheetPlayer[];
  equipment: Deck<EquipmentName>;
}

/** Everybody at the table, and whoever watches it. */
export const EVERYBODY = allSeats(11);

/** A copy of a state, to write on. */
export function sheetOf(state: State): Sheet {
  const { loose, bag, under } = state.equipment;
  return {
    ...state,
    players: state.players.map((player) => ({
      ...player,
      cards: player.cards.map((card) => ({ ...card })),
      equipment: player.equipment.slice(),
      lying: player.lying.slice(),
    })),
    equipment: { loose, bag: bag === null ? null : bag.slice(), under: under.slice() },
  };
}

/** What can be asked of a table by the referee and by the list of lawful moves alike. */
export type Table = Sheet | State;

/** cops 6: criminals play on, but whatever speaks of a player who is shot, aimed at or looked at means a cop. */
export function isLiving(table: Table, seat: Seat): boolean {
  return table.players[seat]?.standing === "in";
}

/** The living cops, in seat order. */
export function livingOf(table: Table): readonly Seat[] {
  return table.players.flatMap((_, seat) => (isLiving(table, seat) ? [seat] : []));
}

/** The living cops but one. */
export function othersOf(table: Table, seat: Seat): readonly Seat[] {
  return livingOf(table).filter((other) => other !== seat);
}

/** Whom a gun may be aimed at: cops 6 shields criminals from infiltrate, walkie-talkie and shots only. */
export function aimable(table: Table, seat: Seat): readonly Seat[] {
  return table.players.flatMap(({ standing }, other) => (other !== seat && standing !== "out" ? [other] : []));
}

/** Every seat once, beginning with `first`, clockwise. */
export function roundFrom(table: Table, first: Seat): readonly Seat[] {
  const seats = table.players.length;
  return Array.from({ length: seats }, (_, steps) => (first + steps) % seats);
}

/** The places of a player's face-down cards. */
export function faceDown(table: Table, seat: Seat): readonly Slot[] {
  return at(table.players, seat).cards.flatMap((card, slot) => (card.up ? [] : [slot as Slot]));
}

/** cops 5, disguise. */
export function isDisguised(table: Table, seat: Seat): boolean {
  return at(table.players, seat).lying.some(({ equipment }) => equipment === "disguise");
}

/** Whether one of a player's cards can be investigated: living, not disguised, something face down (cops 2, 5). */
export function canBeSeen(table: Table, seat: Seat): boolean {
  return isLiving(table, seat) && !isDisguised(table, seat) && faceDown(table, seat).length > 0;
}

/** The place of the leader card of a player; -1 if there is none. */
export function leaderPlace(table: Table, seat: Seat): number {
  return at(table.players, seat).cards.findIndex(({ kind }) => kind === "agent" || kind === "kingpin");
}

/** cops 1 and planted evidence in cops 5: on which side a player is; nobody without cards is on any. */
export function sideOf(table: Table, seat: Seat): Team | null {
  const { cards, lying } = at(table.players, seat);
  const kinds = cards.map(({ kind }) => kind);
  if (kinds.length === 0) return null;
  if (kinds.includes("agent")) return "honest";
  if (kinds.includes("kingpin")) return "crooked";
  const isFramed = lying.some(({ equipment }) => equipment === "planted-evidence");
  const mostlyHonest = kinds.filter((kind) => kind === "honest").length >= 2;
  return mostlyHonest === isFramed ? "crooked" : "honest";
}

/** Whether two places are the same. */
export function samePlace([seat, slot]: Place, [otherSeat, otherSlot]: Place): boolean {
  return seat === otherSeat && slot === otherSlot;
}
