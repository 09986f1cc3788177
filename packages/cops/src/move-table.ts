import { at, type Seat } from "@darbar/kernel";
import { EQUIPMENT_NAMES, type EquipmentName } from "./equipment/box.ts";
import { IDENTITIES, type Identity, type Slot } from "./identity.ts";
import type { Move } from "./move.ts";
import { MOST_SEATS } from "./rules.ts";

/*
 * The moves that answer questions, made once. `legal` hands these out, so that listing what a player may do costs no
 * memory. They are readonly: whoever gets one may keep it and must not change it.
 */
const seats: readonly Seat[] = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

export const AIM: readonly Move[] = seats.map((target) => ({ do: "aim", target }));
export const DIVERT: readonly Move[] = seats.map((target) => ({ do: "divert", target }));
export const REVEAL: Readonly<Record<Slot, Move>> = [
  { do: "reveal", card: 0 },
  { do: "reveal", card: 1 },
  { do: "reveal", card: 2 },
];

const SOME_CARDS: readonly (readonly Slot[])[] = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];

/** Every look at cards of a player, by seat. */
export const LOOKS: readonly (readonly (Move & { readonly do: "look" })[])[] = seats.map((target) =>
  SOME_CARDS.map((cards) => ({ do: "look", target, cards })),
);

const ARRANGE: readonly Move[] = IDENTITIES.flatMap((first) =>
  IDENTITIES.flatMap((second) => IDENTITIES.map((third): Move => ({ do: "arrange", order: [first, second, third] }))),
);

export function arranging(first: Identity, second: Identity, third: Identity): Move {
  const place = (card: Identity): number => IDENTITIES.indexOf(card);
  return at(ARRANGE, (place(first) * IDENTITIES.length + place(second)) * IDENTITIES.length + place(third));
}

export const KEEP = Object.fromEntries(
  EQUIPMENT_NAMES.map((equipment): [EquipmentName, Move] => [equipment, { do: "keep", equipment }]),
) as Readonly<Record<EquipmentName, Move>>;
