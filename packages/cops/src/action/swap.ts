import { barOthers } from "../player.ts";
import { swapCards } from "../swap-cards.ts";
import { addNamingTwoCards } from "../unbarred.ts";
import { actionOf, form } from "./rule.ts";

const TWO_CARDS = form("swap", ["places"]);

/** cops 6: a criminal makes one identity card of a cop change places with one of another cop. */
export const swap = actionOf<"swap">({
  by: "criminal",
  form: () => TWO_CARDS,
  bars: (view, seat, { places: [[one], [other]] }) => {
    if (one === other) return "same-player";
    return barOthers(view, seat, one) ?? barOthers(view, seat, other);
  },
  add: (view, seat, all, moves) => addNamingTwoCards(view, seat, barOthers, all, moves),
  leadsTo: "aim",
  perform: (decision, _, { places }) => {
    swapCards(decision, places);
  },
});
