import { cops, type State } from "@darbar/cops";
import type { Conclusions } from "@darbar/cops/deduce";
import type { Words } from "../words.ts";
import { actOffers } from "./act-offers.ts";
import { nothingCertain } from "./certainty.ts";
import type { Names, Offer, Pick, Step } from "./contract.ts";
import { arrangeStep, lookStep } from "./marking.ts";
import { momentOffers } from "./moment-offers.ts";
import { moveAfter, offerOf } from "./offer.ts";
import { type Path, pathsTo, pickId } from "./paths.ts";
import { aimedAt } from "./people.ts";
import { askedFor } from "./purpose.ts";
import type { Reader } from "./reader.ts";

/**
 * Where the viewer is on the way to a move, after these picks. Everything offered leads to a legal move.
 *
 * Picks are what was pressed, in order, for the question that is open; a new question begins with none. Cards that can
 * be marked (`mark`) are the only thing that is unpressed: pressing one that is on takes its pick out of the list again,
 * wherever it stands in it. `afterPressing` does just that. Picks that lead nowhere (any more) are as good as not made.
 *
 * `conclusions`: what follows from what they have seen; without it nothing is said to be certain.
 */
export function stepAt(
  view: State,
  picks: readonly Pick[],
  words: Words,
  names: Names,
  conclusions: Conclusions = nothingCertain(view),
): Step {
  const { viewer } = view;
  const legal = typeof viewer === "number" ? cops.legal(view, viewer) : [];
  if (typeof viewer !== "number" || legal.length === 0) return { question: null, offers: [] };
  const reader: Reader = { view, me: viewer, conclusions, words, names };
  if (view.question === "arrange") return arrangeStep(legal, picks, reader);
  if (view.question === "look" && view.looks[0].most > 1) return lookStep(legal, picks, reader);
  const { paths, taken } = follow(
    legal.flatMap((move) => pathsTo(move, reader)),
    picks,
  );
  if (taken.length > 0) return { question: questionAfter(taken, paths[0], reader), offers: offersOf(paths, reader) };
  if (view.question === "act") return { question: null, offers: actOffers(paths, reader) };
  if (view.question === "moment") return { question: null, offers: momentOffers(paths, reader) };
  return { question: null, offers: offersOf(paths, reader) };
}

/** The picks after an offer that makes no move was pressed. */
export function afterPressing(picks: readonly Pick[], { pick, mark }: Offer): readonly Pick[] {
  if (mark?.isOn !== true) return [...picks, pick];
  return picks.filter((each) => pickId(each) !== pickId(pick));
}

/** Where picks lead: what is still to be pressed, and which picks have led there. */
function follow(
  from: readonly Path[],
  picks: readonly Pick[],
): { readonly paths: readonly Path[]; readonly taken: readonly Pick[] } {
  let paths = from;
  const taken: Pick[] = [];
  for (const pick of picks) {
    const group = paths.filter(({ presses }) => pickId(presses[0].pick) === pickId(pick));
    if (group.length === 0 || moveAfter(group) !== null) break;
    paths = group.map(({ move, presses }) => ({ move, presses: presses.slice(1) }));
    taken.push(pick);
  }
  return { paths, taken };
}

/** An offer for everything that can be pressed next. */
function offersOf(paths: readonly Path[], reader: Reader): readonly Offer[] {
  const groups = new Map<string, Path[]>();
  for (const path of paths) {
    const id = pickId(path.presses[0].pick);
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [path]);
    else group.push(path);
  }
  return [...groups.values()].map((group) => offerOf(group, reader));
}

/** What is to be chosen now. */
function questionAfter(taken: readonly Pick[], { move, presses: [next] }: Path, reader: Reader): string | null {
  const { view, me, words, names } = reader;
  const whose = taken.findLast((pick) => pick.on === "seat");
  const told = whose === undefined ? {} : aimedAt(whose.seat, view.viewer, names);
  if (next.purpose !== null) {
    const id = askedFor(next.purpose);
    return id === null ? null : words.t(id, told);
  }
  const isPrice = move.do === "arm" || move.do === "equip";
  if (isPrice || whose === undefined) return words.t("cops.ask.reveal");
  return words.t("cops.step.which-card", aimedAt(whose.seat, me, names));
}
