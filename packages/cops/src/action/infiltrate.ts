import type { Seat } from "@darbar/kernel";
import { aim } from "../decision.ts";
import { barOthers, playerAt } from "../player.ts";
import type { Bar } from "../refusal.ts";
import type { State } from "../state.ts";
import { addNamingTwoPlayers } from "../unbarred.ts";
import { actionOf, form } from "./rule.ts";

const TWO_COPS = form("infiltrate", ["target", "to"]);

/** cops 6: a criminal turns a cop's drawn gun on another cop, not its holder. */
export const infiltrate = actionOf<"infiltrate">({
  by: "criminal",
  form: () => TWO_COPS,
  bars: (view, seat, { target, to }) => barOthers(view, seat, target) ?? barsTo(view, seat, target, to),
  add: (view, seat, all, moves) => addNamingTwoPlayers(view, seat, barOthers, barsTo, all, moves),
  leadsTo: "aim",
  perform: (decision, _, { target, to }) => {
    aim(decision, target, to);
  },
});

function barsTo(view: State, seat: Seat, target: Seat, to: Seat): Bar | null {
  const bar = barOthers(view, seat, to);
  if (bar !== null) return bar;
  if (target === to) return "same-player";
  const { armed, aim } = playerAt(view, target);
  if (!armed) return "unarmed";
  return aim === to ? "same-target" : null; // The book: it is turned elsewhere.
}
