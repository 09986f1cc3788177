import { type ActionName, type Character, type Claim, MUST_COUP, type Question } from "@darbar/coup";
import type { Refusal } from "@darbar/kernel";
import type { Names } from "../../text/voice.ts";
import { ACTION, CHARACTER, coinsInWords, theCard } from "./things.ts";

/** Every reason for which the rules of Coup refuse a move. */
export const REFUSAL_CODES = [
  "must-coup",
  "not-at-this-table",
  "too-few-coins",
  "reserve-empty",
  "no-such-seat",
  "target-self",
  "target-out",
  "target-fellow",
  "target-poor",
  "held-bomb",
  "not-an-answer",
  "cannot-show",
  "nothing-to-challenge",
  "may-not-block",
  "does-not-block",
  "game-over",
  "not-asked",
  "wrong-count",
  "not-held",
  "stale",
] as const;
type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why a move was refused, in one sentence without its full stop. */
export function sayRefusal(refusal: Refusal, names: Names): string {
  const code = REFUSAL_CODES.find((known) => known === refusal.code);
  return code === undefined ? `this move is not legal (${refusal.code})` : sayWhy(code, refusal.facts, names);
}

function sayWhy(code: RefusalCode, facts: Refusal["facts"], names: Names): string {
  const action = ACTION[facts.action as ActionName];
  const target = (): string => names(facts.target as number);
  switch (code) {
    case "must-coup":
      return `with ${MUST_COUP} coins or more you must launch a coup`;
    case "not-at-this-table":
      return `there is no ${String(facts.action)} at this table`;
    case "too-few-coins":
      return `${action} costs ${coinsInWords(Number(facts.cost))}, and this player has ${facts.coins}`;
    case "reserve-empty":
      return "the reserve is empty";
    case "no-such-seat":
      return `there is no seat ${facts.target} at this table`;
    case "target-self":
      return `${action} needs somebody else`;
    case "target-out":
      return `${target()} is out of the game`;
    case "target-fellow":
      return `${target()} is on the same side`;
    case "target-poor":
      return `${target()} has no coins to steal`;
    case "held-bomb":
      return `${target()} has held the bomb this turn, or paid for it`;
    case "not-an-answer":
      return `${facts.move} is not an answer: the question is ${QUESTION[facts.question as Question]}`;
    case "cannot-show":
      return canNotShow(facts.as as Claim);
    case "nothing-to-challenge":
      return "there is no claim to challenge";
    case "may-not-block":
      return "this player may not block here";
    case "does-not-block":
      return `${theCard(facts.as as Character)} does not block ${action}`;
    case "game-over":
      return "the game is over";
    case "not-asked":
      return `${names(facts.seat as number)} is not asked anything now`;
    case "wrong-count":
      return `${facts.count} must go back, not ${facts.given}`;
    case "not-held":
      return `there is no ${CHARACTER[facts.card as Character]} in this hand`;
    case "stale":
      return "that question is already closed";
  }
}

function canNotShow(claim: Claim): string {
  return claim === "no-duke" ? "there is a Duke in this hand" : `there is no ${CHARACTER[claim]} in this hand`;
}

const QUESTION: Readonly<Record<Question, string>> = {
  keep: "which card to keep",
  side: "which side to take",
  act: "which action to take",
  respond: "whether to pass, challenge or block",
  block: "whether to pass or block",
  contest: "whether to pass or challenge",
  prove: "whether to show the card or refuse",
  "lose-challenge": "which card to lose",
  "lose-influence": "which card to lose",
  return: "which cards to return",
  present: "which card to present",
  judge: "whether to give the card back or replace it",
  bomb: "whether to explode, defuse or pass on",
  over: "none any more",
};
