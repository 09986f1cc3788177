import type { Seat } from "@darbar/kernel";
import { nameOfSeat, seatOf } from "@darbar/kernel/testing";
import type { Move, Place } from "../src/index.ts";

/* What Good Cop Bad Cop adds to the words of scenarios: "investigate P3.2", "play taser P3 to P4", and back again. */

/** "P3.2" is the second identity card of P3. */
function placeOf(word: string): Place {
  const [who = "", card = ""] = word.split(".");
  return [seatOf(who), slotOf(card)] as unknown as Place;
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
export function detailsOf(name: string, rest: readonly string[]): object {
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
