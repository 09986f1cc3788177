import { emit } from "../decision.ts";
import { aimed } from "../event-table.ts";
import { barOthers, playerAt } from "../player.ts";
import { actionOf, form } from "./rule.ts";

const TWO_COPS = form("infiltrate", ["target", "to"]);

/** cops 6: a criminal turns a cop's drawn gun on another cop, not its holder. */
export const infiltrate = actionOf<"infiltrate">({
  by: "criminal",
  form: () => TWO_COPS,
  bars: (view, seat, { target, to }) => {
    const bar = barOthers(view, seat, target) ?? barOthers(view, seat, to);
    if (bar !== null) return bar;
    if (target === to) return "same-player";
    if (!playerAt(view, target).armed) return "unarmed";
    return playerAt(view, target).aim === to ? "same-target" : null; // The book: it is turned elsewhere.
  },
  leadsTo: "aim",
  perform: (decision, _, { target, to }) => {
    emit(decision, aimed(target, to));
  },
});
