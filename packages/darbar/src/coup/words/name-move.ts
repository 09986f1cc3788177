import { type ActionName, type Character, claimOf, type Move, RULES, ruleOf, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Names } from "../../text/voice.ts";
import { ALLEGIANCE, cardsInWords, theCard, theClaim } from "./things.ts";

/** What a move is called in a menu: "Steal from Bahram, claiming the Captain". */
export function nameMove(move: Move, view: State, names: Names): string {
  switch (move.do) {
    case "income":
    case "foreign-aid":
    case "tax":
    case "exchange":
    case "embezzle":
      return nameAction(move.do, null, view, names);
    case "coup":
    case "assassinate":
    case "steal":
    case "examine":
    case "convert":
    case "bomb":
      return nameAction(move.do, move.target, view, names);
    case "pass":
      return "Pass";
    case "challenge":
      return "Challenge";
    case "block":
      return `Block, claiming ${theCard(move.as)}`;
    case "show":
      return view.claim?.as === "no-duke" ? "Show your cards" : "Show the card";
    case "refuse":
      return "Show nothing";
    case "lose":
      return `Lose ${theCard(move.card)}`;
    case "return":
      return nameReturn(move.cards, view);
    case "present":
      return `Show ${theCard(move.card)}`;
    case "give-back":
      return "Give it back";
    case "replace":
      return "Have it replaced";
    case "explode":
      return "Let it go off";
    case "defuse":
      return "Defuse it, claiming the Contessa";
    case "pass-on":
      return `Pass it on to ${names(move.target)}, claiming the Contessa`;
    case "side":
      return `Become a ${ALLEGIANCE[move.allegiance]}`;
    case "keep":
      return `Keep ${theCard(move.card)}`;
  }
}

/** What an action is called in a menu; with no target where one is still to be chosen. */
export function nameAction(action: ActionName, target: Seat | null, view: State, names: Names): string {
  const claim = claimOf(ruleOf(action), view.options);
  const claiming = claim === null ? "" : `, claiming ${theClaim(claim)}`;
  const whom = target === null ? "somebody" : names(target);
  switch (action) {
    case "income":
      return "Income";
    case "foreign-aid":
      return "Foreign aid";
    case "tax":
      return `Tax${claiming}`;
    case "exchange":
      return `Exchange cards${claiming}`;
    case "embezzle":
      return `Embezzle${claiming}`;
    case "coup":
      return target === null ? "Coup" : `Coup against ${whom}`;
    case "assassinate":
      return `Assassinate${target === null ? "" : ` ${whom}`}${claiming}`;
    case "steal":
      return `Steal${target === null ? "" : ` from ${whom}`}${claiming}`;
    case "examine":
      return `Examine${target === null ? "" : ` ${whom}`}${claiming}`;
    case "convert":
      return target === view.viewer ? "Change sides" : `Have ${whom} change sides`;
    case "bomb":
      return `Hand ${whom} the bomb`;
  }
}

function nameReturn(cards: readonly Character[], view: State): string {
  if (cards.length === 0) return "Keep everything";
  if (RULES[view.options.edition].returnedCards === "shuffled") return `Return ${cardsInWords(cards, theCard)}`;
  const inOrder = cards[0] === cards[1] ? cardsInWords(cards, theCard) : cards.map(theCard).join(", then ");
  return `Put ${inOrder} under the deck`;
}
