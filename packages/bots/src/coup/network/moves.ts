import type { Move } from "@darbar/coup";
import { PLAIN_ACTIONS, TARGETED_ACTIONS } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { ROLE_OF, ROLES } from "./role.ts";
import { MOST_OPPONENTS, type Slots } from "./slots.ts";

/*
 * Every move there is, by a number of its own: what a network's outputs mean. A target is named by its slot, a card by
 * its role. Weights belong to exactly this list.
 */

const WORDS = ["pass", "challenge", "show", "refuse", "give-back", "replace", "explode", "defuse"] as const;
const CARDS = ["block", "lose", "present", "keep"] as const;
const TARGETS = [...TARGETED_ACTIONS, "pass-on"] as const;
type Named =
  | (typeof PLAIN_ACTIONS)[number]
  | (typeof WORDS)[number]
  | (typeof CARDS)[number]
  | (typeof TARGETS)[number];

const FIRST = {} as Record<Named, number>;
let next = 0;
for (const name of PLAIN_ACTIONS) FIRST[name] = next++;
for (const name of WORDS) FIRST[name] = next++;
for (const name of CARDS) {
  FIRST[name] = next;
  next += ROLES.length;
}
for (const name of TARGETS) {
  FIRST[name] = next;
  next += MOST_OPPONENTS;
}
const CONVERT_SELF = next++;
const RETURN_NONE = next++;
const RETURN_ONE = next;
const RETURN_TWO = RETURN_ONE + ROLES.length;
const SIDE = RETURN_TWO + ROLES.length ** 2;

/** How many moves there are. */
export const MOVES = SIDE + 2;

/** The most moves that can be legal at once. */
export const MOST_LEGAL = 80;

/** The number of a move, as the seat that makes it counts its opponents. */
export function moveNumber(move: Move, seat: Seat, slots: Slots): number {
  switch (move.do) {
    case "coup":
    case "assassinate":
    case "steal":
    case "examine":
    case "bomb":
    case "pass-on":
      return FIRST[move.do] + slots.slotOf[move.target];
    case "convert":
      return move.target === seat ? CONVERT_SELF : FIRST.convert + slots.slotOf[move.target];
    case "block":
      return FIRST.block + ROLE_OF[move.as];
    case "lose":
    case "present":
    case "keep":
      return FIRST[move.do] + ROLE_OF[move.card];
    case "return":
      return returnNumber(move);
    case "side":
      return SIDE + (move.allegiance === "loyalist" ? 0 : 1);
    default:
      return FIRST[move.do];
  }
}

function returnNumber({ cards }: Move & { readonly do: "return" }): number {
  if (cards.length === 0) return RETURN_NONE;
  const first = ROLE_OF[cards[0]];
  return cards.length === 1 ? RETURN_ONE + first : RETURN_TWO + first * ROLES.length + ROLE_OF[cards[1]];
}

/** Writes the numbers of the legal moves, in their order; a network says nothing of any other. */
export function writeMask(legal: readonly Move[], seat: Seat, slots: Slots, into: Int16Array): void {
  for (let place = 0; place < legal.length; place++) into[place] = moveNumber(legal[place], seat, slots);
}
