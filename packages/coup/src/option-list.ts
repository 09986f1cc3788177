import type { OptionList } from "@darbar/kernel/options";
import { EXCHANGERS } from "./character.ts";
import { EDITIONS, FEWEST_SEATS, mostSeats, RULES, type Rules, VERSION } from "./edition.ts";
import type { Options } from "./options.ts";

/** What a table of Coup can agree on, as its editions have it. */
export const optionList: OptionList<Options> = {
  title: "Coup",
  kind: "edition",
  seats: { fewest: FEWEST_SEATS, most: Math.max(...EDITIONS.map((edition) => mostSeats(RULES[edition]))), usual: 4 },
  seatsOf: Object.fromEntries(
    EDITIONS.map((edition) => [edition, { fewest: FEWEST_SEATS, most: mostSeats(RULES[edition]) }]),
  ),
  options: {
    version: { type: "version", newest: VERSION },
    edition: { type: "choice", values: EDITIONS, usual: "classic" },
    character: {
      type: "choice",
      values: EXCHANGERS,
      usual: "ambassador",
      only: { inquisitor: inBoxes((rules) => rules.exchangers.includes("inquisitor")) },
    },
    reformation: {
      type: "switch",
      off: false,
      on: true,
      where: inBoxes((rules) => rules.reformation),
      called: "Reformation",
    },
    anarchist: {
      type: "switch",
      off: false,
      on: true,
      where: inBoxes((rules) => rules.anarchist),
      called: "Anarchist",
    },
    draft: {
      type: "switch",
      off: false,
      on: true,
      where: { ...inBoxes((rules) => rules.draft), seats: [2] },
      // By version 1 nobody drafted who did not say so.
      usuallyOn: { ...inBoxes((rules) => rules.draftByDefault), seats: [2], since: 2 },
    },
    secondDefence: { type: "switch", off: false, on: true },
    blockers: { type: "switch", off: "target", on: "anyone", where: inBoxes((rules) => rules.anyoneMayBlock) },
    first: { type: "seat", askedWhere: inBoxes((rules) => rules.nextGameStarts === "agreed") },
  },
};

function inBoxes(isIn: (rules: Rules) => boolean): { readonly kinds: readonly string[] } {
  return { kinds: EDITIONS.filter((edition) => isIn(RULES[edition])) };
}
