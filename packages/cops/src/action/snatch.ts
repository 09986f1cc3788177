import { giveDiamonds } from "../diamonds.ts";
import { barOthers, playerAt } from "../player.ts";
import { actionOf, form } from "./rule.ts";

const ONE_COP = form("snatch", ["target"]);

/** cops 6: a criminal takes all diamonds of a cop who has any. */
export const snatch = actionOf<"snatch">({
  by: "criminal",
  form: () => ONE_COP,
  bars: (view, seat, { target }) =>
    barOthers(view, seat, target) ?? (playerAt(view, target).diamonds === 0 ? "no-diamond" : null),
  leadsTo: "aim",
  perform: (decision, seat, { target }) => {
    giveDiamonds(decision, target, seat);
  },
});
