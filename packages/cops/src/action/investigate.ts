import { look } from "../decision.ts";
import { barLookingAt, onlySlot } from "../player.ts";
import { addLooks } from "../unbarred.ts";
import { actionOf, form } from "./rule.ts";

const ONE_CARD = form("investigate", ["target", "card"]);

/** cops 2: look at one face-down identity card of another living player; only you learn it. */
export const investigate = actionOf<"investigate">({
  by: "cop",
  form: () => ONE_CARD,
  bars: (view, seat, { target, card }) => barLookingAt(view, seat, target, card),
  add: addLooks,
  leadsTo: "investigated",
  perform: (decision, seat, { target, card }) => {
    look(decision, seat, target, onlySlot(card));
  },
});
