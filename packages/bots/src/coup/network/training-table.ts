import { coup, everyVariant, type Variant } from "@darbar/coup";
import type { Draw } from "@darbar/kernel";

const HUNDRED: readonly number[] = Array.from({ length: 100 }, (_, place) => place);

/** How often, in a hundred, a training game is plain classic Coup; the others go through all the variants. */
const CLASSIC = 70;

/** Seats of a classic table: few seats make short games, so there must be more of them. */
const CLASSIC_SEATS: readonly number[] = [2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 4, 5, 6, 6];

/** How often, in a hundred, two classic players draft: it is their game, but a table may switch it off (coup 1). */
const DRAFTING = 67;

/** A table of classic Coup as it is played if nobody says otherwise; with `draft` false, two play without the draft. */
export function classicTable(seats: number, first = 0, draft?: boolean): Variant {
  const options = coup.options({ first, ...(draft === undefined ? {} : { draft }) }, seats);
  if (!options.ok) throw new Error(options.error);
  return { seats, options: options.value };
}

const VARIANTS: readonly Variant[] = everyVariant();
/** Many games with few seats, for they are short, and some of each number up to the largest. */
const VARIANT_SEATS: readonly number[] = [2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6, 7, 8, 9, 10];
const BY_SEATS = new Map(VARIANT_SEATS.map((seats) => [seats, VARIANTS.filter((variant) => variant.seats === seats)]));

/** A table to train at; who plays first is left to the draw. `large`: so many more of 100 are classic ones of six seats. */
export function trainingTable(draw: Draw, large = 0): Variant {
  if (large > 0 && draw.one(HUNDRED) < large) return classicTable(6, draw.one(HUNDRED.slice(0, 6)));
  if (draw.one(HUNDRED) < CLASSIC) {
    const seats = draw.one(CLASSIC_SEATS);
    const first = draw.one(HUNDRED.slice(0, seats));
    return classicTable(seats, first, seats === 2 ? draw.one(HUNDRED) < DRAFTING : undefined);
  }
  const seats = draw.one(VARIANT_SEATS);
  const variants = BY_SEATS.get(seats) ?? VARIANTS;
  const { options } = variants[draw.one([...variants.keys()])];
  return { seats, options: { ...options, first: draw.one(HUNDRED.slice(0, seats)) } };
}
