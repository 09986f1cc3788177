import type { Seat } from "@darbar/kernel";
import { ACTION_LIST, type ActionRule } from "./action-table.ts";
import { ALLEGIANCES, CHARACTERS, type Character, placeOf } from "./character.ts";
import { MOST_SEATS } from "./edition.ts";
import { type ActionName, type Move, PLAIN_ACTIONS, TARGETED_ACTIONS } from "./move.ts";

/*
 * Every move there is, made once. `legal` hands these out, so that listing what a player may do costs no memory. They
 * are readonly: whoever gets one may keep it and must not change it.
 */

/** An action's moves: by target, or the only one where it names nobody. */
export interface ActionMoves {
  readonly rule: ActionRule;
  readonly moves: readonly Move[];
}

/** The moves of the table of actions, row by row. */
export const ACTION_MOVES: readonly ActionMoves[] = ACTION_LIST.map((rule) => ({ rule, moves: movesOf(rule.name) }));

function movesOf(name: ActionName): readonly Move[] {
  const plain = PLAIN_ACTIONS.filter((action) => action === name).map((action): Move => ({ do: action }));
  const aimed = TARGETED_ACTIONS.filter((action) => action === name);
  return [...plain, ...aimed.flatMap((action) => bySeat((target): Move => ({ do: action, target })))];
}

export const CHALLENGE: Move = { do: "challenge" };
export const BLOCK = byName(CHARACTERS, (as): Move => ({ do: "block", as }));
export const SHOW: Move = { do: "show" };
export const REFUSE: Move = { do: "refuse" };
const LOSE = byName(CHARACTERS, (card): Move => ({ do: "lose", card }));
const PRESENT = byName(CHARACTERS, (card): Move => ({ do: "present", card }));
export const KEEP = byName(CHARACTERS, (card): Move => ({ do: "keep", card }));
export const GIVE_BACK: Move = { do: "give-back" };
export const REPLACE: Move = { do: "replace" };
export const EXPLODE: Move = { do: "explode" };
export const DEFUSE: Move = { do: "defuse" };
export const PASS_ON: readonly Move[] = bySeat((target): Move => ({ do: "pass-on", target }));
export const SIDE = byName(ALLEGIANCES, (allegiance): Move => ({ do: "side", allegiance }));

const RETURN_NONE: Move = { do: "return", cards: [] };
const RETURN_ONE = byName(CHARACTERS, (card): Move => ({ do: "return", cards: [card] }));
const RETURN_TWO = byName(CHARACTERS, (first) =>
  byName(CHARACTERS, (second): Move => ({ do: "return", cards: [first, second] })),
);

/** The move that returns these cards, at most two, in this order. */
export function returning(first?: Character, second?: Character): Move {
  if (first === undefined) return RETURN_NONE;
  return second === undefined ? RETURN_ONE[first] : RETURN_TWO[first][second];
}

/** Of moves with one card each those with the cards of a hand, for all hands of at most two: two of a kind are one choice. */
type MovesByHand = readonly (readonly Move[])[];

function byHand(moves: Readonly<Record<Character, Move>>): MovesByHand {
  return CHARACTERS.flatMap((one) => [
    [moves[one]],
    ...CHARACTERS.map((other) => (one === other ? [moves[one]] : [moves[one], moves[other]])),
  ]);
}

export const LOSSES = byHand(LOSE);
export const PRESENTATIONS = byHand(PRESENT);

const NOTHING: readonly Move[] = [];

/** Those of the moves that a hand allows. */
export function movesWith(hand: readonly Character[], moves: MovesByHand): readonly Move[] {
  const [one, other] = [hand[0], hand[1]];
  if (one === undefined) return NOTHING;
  const place = placeOf(one) * (CHARACTERS.length + 1) + (other === undefined ? 0 : placeOf(other) + 1);
  return moves[place] ?? NOTHING;
}

/** A list with an entry for each seat. */
export function bySeat<Value>(make: (seat: Seat) => Value): readonly Value[] {
  return Array.from({ length: MOST_SEATS }, (_, seat) => make(seat));
}

/** A table with an entry for each name. */
export function byName<Name extends string, Value extends object>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  const table = {} as Record<Name, Value>;
  for (const name of names) table[name] = make(name);
  return table;
}
