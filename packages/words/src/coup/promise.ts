import { type ActionName, EXCHANGED, RULES, ruleOf, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Words } from "../words.ts";
import type { Names } from "./contract.ts";
import { lossOf } from "./loss.ts";

/** What an action costs and brings, for the player who could take it; with no target where one is still to be chosen. */
export function promiseOf(action: ActionName, target: Seat | null, view: State, { t }: Words, names: Names): string {
  const price = ruleOf(action).cost;
  const { options, players } = view;
  switch (action) {
    case "income":
    case "foreign-aid":
    case "tax":
      return t(`coup.then.${action}`);
    case "exchange":
      return t("coup.then.exchange", { count: EXCHANGED[options.character] });
    case "embezzle":
      return t("coup.then.embezzle", { coins: view.reserve });
    case "coup":
    case "assassinate":
      if (target === null) return t(`coup.then.${action}`, { price, loss: "unknown", target: "" });
      return t(`coup.then.${action}`, { price, loss: lossOf(target, 1, view), target: names(target) });
    case "steal":
      if (target === null) return t("coup.then.steal", { as: options.character });
      return t("coup.then.steal.from", {
        as: options.character,
        coins: Math.min(2, players[target].coins),
        target: names(target),
      });
    case "examine":
      return t(`coup.then.examine.${RULES[options.edition].examinedCard}`);
    case "convert":
      if (target === null) return t("coup.then.convert");
      return t(target === view.viewer ? "coup.then.convert.self" : "coup.then.convert.other");
    case "bomb":
      if (target === null) return t("coup.then.bomb", { price, known: "other", target: "" });
      return t("coup.then.bomb", { price, known: "yes", target: names(target) });
  }
}
