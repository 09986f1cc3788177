import type { Seat } from "@darbar/kernel";
import { type Place, SLOTS, type Slot } from "./identity.ts";
import type { TwoPlaces } from "./move.ts";

/** What an action or equipment is aimed at, as a move names it. */
export interface Selected {
  readonly target?: Seat;
  readonly to?: Seat;
  readonly card?: Slot;
  readonly places?: TwoPlaces;
}

/** The parts of a choice that a move has to name: all of these, and no others. */
export type Naming = readonly (keyof Selected)[];

export function namesJust({ target, to, card, places }: Selected & { readonly do: string }, naming: Naming): boolean {
  let wanted = 0;
  if (target !== undefined && naming.includes("target")) wanted++;
  if (to !== undefined && naming.includes("to")) wanted++;
  if (card !== undefined && naming.includes("card")) wanted++;
  if (places !== undefined && naming.includes("places")) wanted++;
  return wanted === naming.length && wanted === count(target) + count(to) + count(card) + count(places);
}

function count(named: unknown): 0 | 1 {
  return named === undefined ? 0 : 1;
}

/** Every choice of this kind at a table of so many seats, allowed or not. */
export function everySelection(naming: Naming, seats: number): readonly Selected[] {
  let choices: readonly Selected[] = [{}];
  for (const field of naming) choices = choices.flatMap((choice) => withField(choice, field, seats));
  return choices;
}

function withField(choice: Selected, field: keyof Selected, seats: number): readonly Selected[] {
  switch (field) {
    case "target":
      return seatList(seats).map((target) => ({ ...choice, target }));
    case "to":
      return seatList(seats).map((to) => ({ ...choice, to }));
    case "card":
      return SLOTS.map((card) => ({ ...choice, card }));
    case "places":
      return everyTwoPlaces(seats).map((places) => ({ ...choice, places }));
  }
}

function everyTwoPlaces(seats: number): readonly TwoPlaces[] {
  const places = seatList(seats).flatMap((seat) => SLOTS.map((card): Place => [seat, card]));
  return places.flatMap((one) => places.filter((other) => one[0] < other[0]).map((other): TwoPlaces => [one, other]));
}

function seatList(seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
