import type { Seat, Viewer } from "@darbar/kernel";
import { cops, type Move, type Place } from "../src/index.ts";

/* The words of the scenario language: "P1", "P1 investigate P3.2", "P2 play taser P3 to P4", and back again. */

/** A line of a scenario: who does what. */
export interface SpokenMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** "P1" is seat 0. */
export function seatOf(word: string): Seat {
  const number = /^P([1-9]\d?)$/.exec(word)?.[1];
  if (number === undefined) throw new Error(`"${word}" is not a player: say P1, P2, …`);
  return Number(number) - 1;
}

/** "P1", "public" for those who only watch, or "all" for the table itself. */
export function viewerOf(word: string): Viewer {
  return word === "public" || word === "all" ? word : seatOf(word);
}

/** "P1 P3": some players, in this order. */
export function seatsIn(text: string): readonly Seat[] {
  return wordsOf(text).map(seatOf);
}

/** Seat 0 is "P1". */
export function nameOfSeat(seat: Seat): string {
  return `P${seat + 1}`;
}

/** Some seats in a row: "P1 P3". */
export function nameOfSeats(seats: readonly Seat[]): string {
  return seats.map(nameOfSeat).join(" ");
}

/** "P3.2" is the second identity card of P3. */
export function placeOf(word: string): Place {
  const [who = "", card = ""] = word.split(".");
  return [seatOf(who), slotOf(card)] as unknown as Place;
}

/** The words of a text. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** "P2 play taser P3 to P4" as a move, read as strictly as one that comes from outside. */
export function moveIn(line: string): SpokenMove {
  const [who = "", name = "", ...rest] = wordsOf(line);
  const raw: unknown = JSON.parse(JSON.stringify({ do: name, ...detailsOf(name, rest) }));
  const move = cops.move(raw);
  if (!move.ok) throw new Error(`"${line}" is no move: ${move.error}`);
  return { seat: seatOf(who), move: move.value };
}

/** "play taser P3 to P4": what a move is called, whoever makes it. */
export function nameOf(move: Move): string {
  const said: Record<string, unknown> = { ...move };
  const words = [move.do, ...(said.equipment === undefined ? [] : [String(said.equipment)])];
  if (Array.isArray(said.order)) words.push(...said.order.map(String));
  if (Array.isArray(said.places)) words.push(...said.places.map(nameOfPlace));
  if (Array.isArray(said.cards)) words.push(...said.cards.map((card) => nameOfPlace([said.target, card])));
  else words.push(...aimedWords(move.do, said.target as Seat | undefined, said.card as number | undefined));
  if (said.to !== undefined) words.push("to", nameOfSeat(Number(said.to)));
  return words.join(" ");
}

function aimedWords(name: Move["do"], target: Seat | undefined, card: number | undefined): readonly string[] {
  if (target === undefined) return card === undefined ? [] : [String(card + 1)];
  if (name === "arm") return [...(card === undefined ? [] : [String(card + 1)]), "at", nameOfSeat(target)];
  return [card === undefined ? nameOfSeat(target) : nameOfPlace([target, card])];
}

function nameOfPlace(place: unknown): string {
  const [seat, card] = place as readonly [number, number];
  return `${nameOfSeat(seat)}.${card + 1}`;
}

function slotOf(word: string): number {
  if (!/^[123]$/.test(word)) throw new Error(`"${word}" is not a card: say 1, 2 or 3`);
  return Number(word) - 1;
}

/** What a move says besides its name. A word is a card ("2"), a player ("P3"), a place ("P3.2"), or a kind. */
function detailsOf(name: string, rest: readonly string[]): object {
  const details: { -readonly [Field in string]: unknown } = {};
  const places: Place[] = [];
  const kinds: string[] = [];
  for (const [index, word] of rest.entries()) {
    if (word === "to" || word === "at") continue;
    if (rest[index - 1] === "to") details.to = seatOf(word);
    else if (/^P\d+\./.test(word)) places.push(placeOf(word));
    else if (/^P\d/.test(word)) details.target = seatOf(word);
    else if (/^\d/.test(word)) details.card = slotOf(word);
    else kinds.push(word);
  }
  if (name === "arrange") details.order = kinds;
  else if (kinds.length > 0) details.equipment = kinds.join(" ");
  return { ...details, ...placesOf(name, places) };
}

function placesOf(name: string, places: readonly Place[]): object {
  const [first] = places;
  if (first === undefined) return {};
  if (name === "look") return { target: first[0], cards: places.map((place) => place[1]) };
  return places.length === 1 ? { target: first[0], card: first[1] } : { places };
}
