import type { CopsEvent } from "@darbar/cops";
import { concludedFrom } from "../src/cops/concluded-from.ts";
import type { Names, Offer, Pick, Step } from "../src/cops/contract.ts";
import { afterPressing, stepAt } from "../src/cops/steps.ts";
import type { Words } from "../src/words.ts";
import { tableAfter } from "./cops-table.ts";

/* Pressing one's way through a table, for the tests of the steps. */

/** Leads to the step after pressing these, as the first player of a table of four sees it. */
export function pressing(words: Words, names: Names) {
  return (events: readonly CopsEvent[], pressed: readonly string[] = [], mode = "base"): Step => {
    const view = tableAfter(mode, 0, events);
    let picks: readonly Pick[] = [];
    for (const id of pressed) {
      const offer = find(stepAt(view, picks, words, names, concludedFrom(view)), id);
      if (offer.move !== null) throw new Error(`${id} makes a move`);
      picks = afterPressing(picks, offer);
    }
    return stepAt(view, picks, words, names, concludedFrom(view));
  };
}

/** The offer of this name. */
export function find({ offers }: Step, id: string): Offer {
  const found = offers.find((offer) => offer.id === id);
  if (found === undefined) throw new Error(`no offer ${id} among ${offers.map((offer) => offer.id).join()}`);
  return found;
}

/** The names of all offers. */
export function ids({ offers }: Step): readonly string[] {
  return offers.map(({ id }) => id);
}
