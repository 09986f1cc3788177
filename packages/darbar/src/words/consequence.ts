import { type Claim, type Move, RULES, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { promiseOf } from "./promise.ts";
import { CHARACTER, coinsInWords } from "./things.ts";
import type { Names } from "./voice.ts";

/** What a move may lead to, for the player who has it before them; `null` where its name says it all. */
export function consequence(move: Move, view: State, names: Names): string | null {
  const me = view.viewer as Seat;
  switch (move.do) {
    case "pass":
      return ofPassing(view, me);
    case "challenge":
      return ofChallenging(view, names);
    case "block":
      return `it is stopped, unless challenged${held(view, move.as)}`;
    case "show":
      return view.challenger === null ? null : `${names(view.challenger)} loses a card and you draw a new one`;
    case "refuse":
      return view.claim?.on === "bomb" ? "you lose two cards" : "you lose a card";
    case "replace":
      return "they return it and draw another";
    case "explode":
      return "you lose a card";
    case "defuse":
    case "pass-on":
      return `caught, you lose two cards${held(view, "contessa")}`;
    case "lose":
    case "return":
    case "present":
    case "give-back":
    case "side":
    case "keep":
      return null;
    default:
      return promiseOf(move.do, "target" in move ? move.target : null, view, names);
  }
}

/** Whether the player who looks has what they would claim. */
export function held(view: State, claim: Claim | null): string {
  if (claim === null) return "";
  const hand = view.players[view.viewer as Seat].hidden;
  if (claim === "no-duke") return hand.includes("duke") ? " (a bluff)" : " (true)";
  return hand.includes(claim) ? " (you have it)" : " (a bluff)";
}

function ofPassing({ question, action, claim, players }: State, me: Seat): string {
  if (question === "contest" && claim?.on === "block")
    return action?.seat === me ? "you are stopped" : "the block stands";
  if (question === "contest" || action === null || action.target !== me) return "let it be";
  switch (action.kind) {
    case "assassinate":
      return "you lose a card";
    case "steal":
      return `you lose ${coinsInWords(Math.min(2, players[me].coins))}`;
    case "examine":
      return "you show one of your cards";
    default:
      return "let it be";
  }
}

function ofChallenging(view: State, names: Names): string | null {
  const { claim } = view;
  if (claim === null) return null;
  const has = claim.as === "no-duke" ? "holds no Duke" : `has the ${CHARACTER[claim.as]}`;
  const caught = claim.on === "bomb" ? "loses two" : "does";
  const refund = claim.on === "action" && !RULES[view.options.edition].challengeReturnsCost;
  const kept = refund && view.action?.kind === "assassinate" ? " and the coins stay paid" : "";
  const claimant = names(claim.seat);
  return `if ${claimant} ${has} you lose a card, else ${claimant} ${caught}${kept}`;
}
