import { at, hasSeat, type Seat, type SeatSet, seatsOf } from "@darbar/kernel";
import { EQUIPMENT_NAMES, type EquipmentName } from "./equipment/box.ts";
import { IDENTITIES, type Identity, type Slot } from "./identity.ts";
import type { Move } from "./move.ts";
import { MOST_SEATS } from "./rules.ts";

/*
 * The moves that answer questions, made once. `legal` hands these out, so that listing what a player may do costs no
 * memory. They are readonly: whoever gets one may keep it and must not change it.
 */
const seats: readonly Seat[] = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

const AIM: readonly Move[] = seats.map((target) => ({ do: "aim", target }));
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

function handNumber(first: Identity, second: Identity, third: Identity): number {
  const kinds = IDENTITIES.length;
  return (IDENTITIES.indexOf(first) * kinds + IDENTITIES.indexOf(second)) * kinds + IDENTITIES.indexOf(third);
}

/** Every order of three cards, first the one in which they lie. */
export const ORDERS: readonly (readonly [Slot, Slot, Slot])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** Every way to lay a hand, by the number of the hand; two alike are one. */
const LAYING: readonly (readonly Move[])[] = IDENTITIES.flatMap((first) =>
  IDENTITIES.flatMap((second) =>
    IDENTITIES.map((third) => {
      const hand = [first, second, third] as const;
      return [...new Set(ORDERS.map(([one, two, last]) => at(ARRANGE, handNumber(hand[one], hand[two], hand[last]))))];
    }),
  ),
);

export function arrangingAnew(first: Identity, second: Identity, third: Identity): readonly Move[] {
  return at(LAYING, handNumber(first, second, third));
}

/** Lists of aims at so many seats, by the one that comes first (after all others: nobody does), then by the set; made when first needed. */
const AIMS: (readonly Move[] | undefined)[][] = Array.from({ length: MOST_SEATS + 1 }, () =>
  new Array<readonly Move[] | undefined>(1 << MOST_SEATS).fill(undefined),
);

/** Aiming at each seat of a set, at the one that is named first of all. */
export function aimingAt(targets: SeatSet, first: Seat | null): readonly Move[] {
  const lists = at(AIMS, first ?? MOST_SEATS);
  lists[targets] ??= [
    ...(first !== null && hasSeat(targets, first) ? [at(AIM, first)] : []),
    ...seatsOf(targets).flatMap((seat) => (seat === first ? [] : [at(AIM, seat)])),
  ];
  return lists[targets];
}

export const KEEP = Object.fromEntries(
  EQUIPMENT_NAMES.map((equipment): [EquipmentName, Move] => [equipment, { do: "keep", equipment }]),
) as Readonly<Record<EquipmentName, Move>>;
