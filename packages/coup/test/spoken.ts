import type { Seat, Viewer } from "@darbar/kernel";
import {
  ALLEGIANCES,
  type Allegiance,
  CHARACTERS,
  type Character,
  coup,
  type Edition,
  type Move,
  TARGETED_ACTIONS,
} from "../src/index.ts";

/* The words of the scenario language: "P1", "P2 steal P1", "duke (captain)", and back again for messages. */

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

/** "duke contessa": some cards, in this order. */
export function cardsIn(text: string): readonly Character[] {
  return wordsOf(text).map((word) => oneOf(CHARACTERS, word));
}

/** "loyalist reformist": some allegiances, by seat. */
export function allegiancesIn(text: string): readonly Allegiance[] {
  return wordsOf(text).map((word) => oneOf(ALLEGIANCES, word));
}

/** "duke (captain)": the cards of one player, the face-up ones in brackets. */
export function handIn(text: string): { readonly hidden: readonly Character[]; readonly shown: readonly Character[] } {
  const inBrackets = /\(([^)]*)\)/.exec(text)?.[1] ?? "";
  return { hidden: cardsIn(text.replace(/\([^)]*\)/, "")), shown: cardsIn(inBrackets) };
}

/** "P2 steal P1" as a move, read as strictly as one that comes from outside. */
export function moveIn(line: string): SpokenMove {
  const [who = "", name = "", ...rest] = wordsOf(line);
  const raw = { do: name, ...detailsOf(name, rest) };
  const move = coup.move(raw);
  if (!move.ok) throw new Error(`"${line}" is no move: ${move.error}`);
  return { seat: seatOf(who), move: move.value };
}

/** "steal P1": what a move is called, whoever makes it. Cards that return in no order are called in the order given. */
export function nameOf(move: Move): string {
  const details = Object.entries(move).flatMap(([key, value]: [string, unknown]) => {
    if (key === "do") return [];
    if (key === "target") return [`P${Number(value) + 1}`];
    return Array.isArray(value) ? value : [value];
  });
  return [move.do, ...details].join(" ");
}

/** What a move is called, two ways to say the same being one: where returned cards are shuffled, their order says nothing. */
export function meaningOf(move: Move, edition: Edition): string {
  const name = nameOf(move);
  return move.do === "return" && edition !== "ru" ? name.split(" ").toSorted().join(" ") : name;
}

const TARGETED: readonly string[] = [...TARGETED_ACTIONS, "pass-on"];

function detailsOf(name: string, rest: readonly string[]): object {
  if (TARGETED.includes(name)) return { target: seatOf(rest.join(" ")) };
  if (name === "block") return { as: rest.filter((word) => word !== "as").join(" ") };
  if (name === "return") return { cards: rest };
  if (name === "side") return { allegiance: rest.join(" ") };
  return rest.length === 0 ? {} : { card: rest.join(" ") };
}

function oneOf<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((candidate) => candidate === word);
  if (found === undefined) throw new Error(`"${word}" is none of ${words.join(", ")}`);
  return found;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}
