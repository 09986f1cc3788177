import { type Character, type Move, RULES, ruleOf, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Names } from "../../text/voice.ts";
import { held } from "./held.ts";
import { lossOf } from "./loss.ts";
import { promiseOf } from "./promise.ts";
import { CHARACTER, coinsInWords } from "./things.ts";

/** What a move may lead to, for the player who could make it; `null` where its name says it all. */
export function consequence(move: Move, view: State, names: Names): string | null {
  const me = view.viewer as Seat;
  switch (move.do) {
    case "pass":
      return ofPassing(view, me, names);
    case "challenge":
      return ofChallenging(view, me, names);
    case "block":
      return ofBlocking(move.as, view, me, names);
    case "show":
      return ofShowing(view, me, names);
    case "refuse":
      return ofRefusing(view, me, names);
    case "replace":
      return "they return it and draw another";
    case "explode":
      return lossOf(me, 1, view, names);
    case "defuse":
    case "pass-on":
      return `if caught, ${lossOf(me, 2, view, names)}${held(view, "contessa")}`;
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

function ofPassing(view: State, me: Seat, names: Names): string {
  const { question, action, claim, bomb, players } = view;
  if (question === "contest" && claim?.on === "block")
    return action?.seat === me ? "you are stopped" : "the block stands";
  if (question === "contest") return bomb?.to === me ? "then the bomb is yours" : "you let it pass";
  if (action === null || action.target !== me) return "you let it pass";
  switch (action.kind) {
    case "assassinate":
      return lossOf(me, 1, view, names);
    case "steal":
      return `you lose ${coinsInWords(Math.min(2, players[me].coins))}`;
    case "examine":
      return "you show one of your cards";
    default:
      return "you let it pass";
  }
}

function ofChallenging(view: State, me: Seat, names: Names): string | null {
  const { claim, action, options } = view;
  if (claim === null || action === null) return null;
  const claimant = names(claim.seat);
  const has = claim.as === "no-duke" ? "holds no Duke" : `has the ${CHARACTER[claim.as]}`;
  const caught = lossOf(claim.seat, claim.on === "bomb" ? 2 : 1, view, names);
  const staysPaid =
    claim.on === "action" && ruleOf(action.kind).cost > 0 && !RULES[options.edition].challengeReturnsCost;
  return `if ${claimant} ${has}, ${ofBeingWrong(view, me, names)}; if not, ${caught}${staysPaid ? " and the coins stay paid" : ""}`;
}

/** What a failed challenge costs: a card, and often the block they could have made (coup 4.6, 4.7). */
function ofBeingWrong(view: State, me: Seat, names: Names): string {
  const { claim, action, options } = view;
  const isAimedAtMe = claim?.on === "action" && action?.target === me && ruleOf(action.kind).blockers === "target";
  if (!isAimedAtMe || view.players[me].hidden.length === 1) return lossOf(me, 1, view, names);
  if (options.secondDefence) return `${lossOf(me, 1, view, names)} (the action goes on, unless you block)`;
  const isDouble = action.kind === "assassinate" && options.blockers === "target";
  return `${lossOf(me, isDouble ? 2 : 1, view, names)} (the action goes on, and you may no longer block)`;
}

function ofBlocking(as: Character, view: State, me: Seat, names: Names): string {
  const isHeld = view.players[me].hidden.includes(as);
  const risk = isHeld
    ? "it is stopped, unless challenged"
    : `it is stopped; if caught, ${ofFallenBlock(view, me, names)}`;
  return `${risk}${held(view, as)}`;
}

function ofShowing(view: State, me: Seat, names: Names): string | null {
  if (view.challenger === null) return null;
  // coup 6: an embezzler has shown the whole hand.
  const isWholeHand = view.claim?.as === "no-duke" && view.players[me].hidden.length > 1;
  const drawn = isWholeHand ? "all your cards are replaced" : "you draw a new one";
  return `${lossOf(view.challenger, 1, view, names)} and ${drawn}`;
}

function ofRefusing(view: State, me: Seat, names: Names): string {
  switch (view.claim?.on) {
    case "bomb":
      return lossOf(me, 2, view, names);
    case "block":
      return ofFallenBlock(view, me, names);
    default:
      return lossOf(me, 1, view, names);
  }
}

/** What comes of a block that is not proven: a card for the challenge, and then what was to be blocked (coup 4.3, 4.7). */
function ofFallenBlock(view: State, me: Seat, names: Names): string {
  const { action } = view;
  if (view.players[me].hidden.length === 1) return lossOf(me, 1, view, names);
  const goesOn = action?.kind === "assassinate" ? "the assassination goes on" : "the action goes on";
  const isDouble = action?.kind === "assassinate" && action.target === me;
  return isDouble ? `${lossOf(me, 2, view, names)}, because ${goesOn}` : `${lossOf(me, 1, view, names)} and ${goesOn}`;
}
