import { type ActionName, blockedAs, claimOf, EXCHANGED, RULES, ruleOf, type State } from "@darbar/coup";
import { list, type Seat } from "@darbar/kernel";
import type { Names } from "../../text/voice.ts";
import { held } from "./held.ts";
import { lossOf } from "./loss.ts";
import { aCard, coinsInWords } from "./things.ts";

/** What an action costs and brings, for the player who could take it; with no target where one is still to be chosen. */
export function promiseOf(action: ActionName, target: Seat | null, view: State, names: Names): string {
  const { cost } = ruleOf(action);
  const price = cost === 0 ? "" : `costs ${cost}; `;
  return `${price}${gain(action, target, view, names)}${unlessBlocked(action, view)}${held(view, claimOf(ruleOf(action), view.options))}`;
}

function gain(action: ActionName, target: Seat | null, view: State, names: Names): string {
  switch (action) {
    case "income":
      return "1 coin, and nobody can stop you";
    case "foreign-aid":
      return "2 coins";
    case "tax":
      return "3 coins";
    case "exchange":
      return exchange(EXCHANGED[view.options.character]);
    case "embezzle":
      return `${coinsInWords(view.reserve)} from the reserve`;
    case "coup":
      return `${loss(target, view, names)}, and nobody can stop you`;
    case "assassinate":
      return loss(target, view, names);
    case "steal":
      return target === null ? "2 coins, if they have them" : coinsInWords(Math.min(2, view.players[target].coins));
    case "examine":
      return examination(view);
    case "convert":
      return target === view.viewer ? "1 coin into the reserve" : "2 coins into the reserve";
    case "bomb":
      return `${target === null ? "they" : names(target)} must defuse it, pass it on, or lose a card`;
  }
}

function loss(target: Seat | null, view: State, names: Names): string {
  return target === null ? "they lose a card" : lossOf(target, 1, view, names);
}

function exchange(count: number): string {
  return count === 1 ? "draw a card, return a card" : `draw ${count} cards, return ${count}`;
}

function examination(view: State): string {
  const judged = RULES[view.options.edition].examinedCard === "judged";
  return judged
    ? "see one of their cards; give it back or have it replaced"
    : "see one of their cards, which is then replaced";
}

function unlessBlocked(action: ActionName, view: State): string {
  const blockers = blockedAs(action, view.options.character);
  return blockers.length === 0 ? "" : `, unless ${list(blockers.map(aCard), "or")} blocks`;
}
