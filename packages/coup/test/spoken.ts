import { nameOfSeat, oneOf, seatOf, wordsOf } from "@darbar/kernel/testing";
import {
  ALLEGIANCES,
  type Allegiance,
  CHARACTERS,
  type Character,
  type Edition,
  type Move,
  TARGETED_ACTIONS,
} from "../src/index.ts";

/* What Coup adds to the words of scenarios: cards, "duke (captain)", moves, "steal P1", and back again for messages. */

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

/** "steal P1": what a move is called, whoever makes it. Cards that return in no order are called in the order given. */
export function nameOf(move: Move): string {
  const details = Object.entries(move).flatMap(([key, value]: [string, unknown]) => {
    if (key === "do") return [];
    if (key === "target") return [nameOfSeat(Number(value))];
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

/** What the words behind the name of a move mean. */
export function detailsOf(name: string, rest: readonly string[]): object {
  if (TARGETED.includes(name)) return { target: seatOf(rest.join(" ")) };
  if (name === "block") return { as: rest.filter((word) => word !== "as").join(" ") };
  if (name === "return") return { cards: rest };
  if (name === "side") return { allegiance: rest.join(" ") };
  return rest.length === 0 ? {} : { card: rest.join(" ") };
}
