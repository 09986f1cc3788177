import type * as kernel from "@darbar/kernel";
import { EDITIONS, type Edition, FEWEST_SEATS, mostSeats, RULES, VERSION } from "./edition.ts";
import type { Options } from "./options.ts";

/** One way to play. */
export type Variant = kernel.Variant<Options>;

/** Every option set of every edition with every number of seats, read from the table of editions. */
export function everyVariant(): readonly Variant[] {
  return EDITIONS.flatMap((edition) => seatCounts(edition).flatMap((seats) => variantsOf(edition, seats)));
}

function seatCounts(edition: Edition): readonly number[] {
  return Array.from({ length: mostSeats(RULES[edition]) - FEWEST_SEATS + 1 }, (_, more) => FEWEST_SEATS + more);
}

function variantsOf(edition: Edition, seats: number): readonly Variant[] {
  const rules = RULES[edition];
  const off: Options = {
    version: VERSION,
    edition,
    character: rules.exchangers[0],
    reformation: false,
    anarchist: false,
    draft: false,
    secondDefence: false,
    blockers: "target",
    first: seats - 1,
  };
  let sets: readonly Options[] = [off];
  const also = (more: Partial<Options>): void => {
    sets = sets.flatMap((options) => [options, { ...options, ...more }]);
  };
  for (const character of rules.exchangers.slice(1)) also({ character });
  if (rules.reformation) also({ reformation: true });
  if (rules.anarchist) also({ anarchist: true });
  if (rules.draft && seats === 2) also({ draft: true });
  if (rules.anyoneMayBlock) also({ blockers: "anyone" });
  also({ secondDefence: true });
  return sets.map((options) => ({ options, seats }));
}
