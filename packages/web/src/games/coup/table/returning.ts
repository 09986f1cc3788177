import type { Character, State } from "@darbar/coup";
import { INFLUENCE } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Choice } from "@darbar/words/coup/contract";

/** How many cards a player has to return: what the hand holds beyond their influence (coup 2). */
export function countToReturn(view: State, seat: Seat): number {
  const { hidden, shown } = view.players[seat];
  return hidden.length - (INFLUENCE - shown.length);
}

/** The picked cards after one more press: a picked one is put back, and beyond `count` the first one picked is let go. */
export function pick(picked: readonly number[], index: number, count: number): readonly number[] {
  if (picked.includes(index)) return picked.filter((other) => other !== index);
  return count === 0 ? [] : [...picked, index].slice(-count);
}

/** The choice that returns the picked cards, in the order of picking where that is one; `null` while there is none. */
export function choiceOf(
  choices: readonly Choice[],
  hand: readonly (Character | null)[],
  picked: readonly number[],
): Choice | null {
  const cards = picked.map((index) => hand[index]);
  const exact = choices.find((choice) => same(choice.cards, cards));
  if (exact !== undefined) return exact;
  const sorted = cards.toSorted();
  return choices.find((choice) => same(choice.cards.toSorted(), sorted)) ?? null;
}

function same(some: readonly (Character | null)[], others: readonly (Character | null)[]): boolean {
  return some.length === others.length && some.every((card, index) => card === others[index]);
}
