import { type EquipmentName, type Moment, type Question, REFUSALS, type RefusalCode, type Slot } from "@darbar/cops";
import type { Refusal } from "@darbar/kernel";
import type { Names } from "../../text/voice.ts";
import { EQUIPMENT, nthCard, theEquipment } from "./things.ts";

/** Why a move was refused and what to do instead, in one sentence without its full stop. */
export function sayRefusal(refusal: Refusal, names: Names): string {
  const code = REFUSALS.find((known) => known === refusal.code);
  return code === undefined ? `this move is not legal (${refusal.code})` : sayWhy(code, refusal.facts, names);
}

function sayWhy(code: RefusalCode, facts: Refusal["facts"], names: Names): string {
  switch (code) {
    case "not-an-answer":
      return `${facts.move} is no answer: the question is ${QUESTION[facts.question as Question]}`;
    case "not-held":
      return `there is no ${EQUIPMENT[facts.equipment as EquipmentName]} in this hand; only what one holds can be played or kept`;
    case "wrong-moment":
      return `${equipmentIn(facts)} cannot be played ${MOMENT[facts.moment as Moment] ?? "now"}`;
    case "wrong-names":
      return `for ${facts.equipment === undefined ? facts.action : equipmentIn(facts)} name just the players and cards that it needs`;
    case "not-asked":
      return `${names(facts.seat as number)} is not asked anything now`;
    case "too-many-cards":
      return `at most ${facts.most} may be looked at, not ${facts.given}`;
    case "face-up":
      return facts.card === undefined
        ? "that card lies face up already; choose one that lies face down"
        : `the ${nthCard(facts.card as Slot)} lies face up already; choose one that lies face down`;
    case "no-such-seat":
      return facts.target === undefined ? SENTENCES[code] : `there is no seat ${facts.target} at this table`;
    case "not-this-player":
    case "not-a-neighbour":
      return SENTENCES[code].replace("that player", names(facts.target as number));
    default:
      return SENTENCES[code];
  }
}

const SENTENCES: Readonly<
  Record<
    Exclude<
      RefusalCode,
      "not-an-answer" | "not-held" | "wrong-moment" | "wrong-names" | "not-asked" | "too-many-cards" | "face-up"
    >,
    string
  >
> = {
  "no-such-seat": "there is no such seat at this table",
  yourself: "it must be somebody else",
  "is-out": "that player is eliminated; choose one who is in the game",
  "is-criminal": "that player is a criminal; choose a cop",
  "is-cop": "that player is a cop; choose a criminal",
  "all-face-up": "all cards of that player lie face up; there is nothing to look at",
  concealed: "that player is disguised, and nobody can look at those cards",
  "must-turn-up": "this action turns up one of your face-down cards; say which",
  "nothing-to-turn-up": "none of your cards lies face down, so do not name one",
  "same-player": "it takes two different players",
  "armed-already": "you have a gun already, and nobody holds two",
  "no-gun-left": "no gun is left on the table",
  unarmed: "without a gun in hand that cannot be done",
  "no-aim": "aim at a cop who is in the game before you shoot",
  "hold-fire": "you used the Taser this turn; you can shoot in your next one",
  "no-diamond": "there is no diamond to give or take",
  "must-name-target": "say whom you hold up",
  "no-target-here": "name nobody: the aim comes at the end of the turn",
  "must-name-receiver": "say who gets the diamond",
  "no-receiver-here": "name nobody: equipment costs nothing here",
  "not-a-shot": "the Restraining Order answers an announced shot only",
  "two-left": "with two players left there is nobody else to shoot",
  "not-your-turn": "the Taser is for your own turn",
  "no-equipment": "that player holds no equipment",
  "not-wounded": "that player is not wounded; choose one who is",
  "not-eliminated": "only for somebody who has just been eliminated",
  "too-late": "it is too late for that; only at the moment of the elimination",
  "not-just-seen": "the Surveillance Camera turns up a card that was just looked at",
  "same-target": "it must be a different target",
  "game-over": "the game is over",
  "not-living-holder": "the eliminated play nothing but the Mobile Detonator",
  "not-your-action": "that action is not open to you: cops and criminals have their own",
  "not-your-cards": "lay just the three cards that you have",
  "not-a-neighbour": "that player is not the nearest on either side; choose one who is",
  "not-this-player": "the look is not at that player's cards; choose another",
};

function equipmentIn(facts: Refusal["facts"]): string {
  return theEquipment(facts.equipment as EquipmentName);
}

const MOMENT: Readonly<Partial<Record<Moment, string>>> = {
  turn: "at the beginning of a turn",
  announced: "when an action has been announced",
  investigated: "when cards have been looked at",
  hit: "when a shot is about to hit",
  eliminated: "when somebody has been eliminated",
  "turn-end": "at the end of a turn",
};

const QUESTION: Readonly<Record<Question, string>> = {
  arrange: "in which order to lay the cards",
  act: "which action to take, or which equipment to play first",
  moment: "whether to pass or to play equipment",
  aim: "at whom to aim",
  retarget: "whom to shoot instead",
  divert: "which neighbour is hit instead",
  reveal: "which card to turn face up",
  look: "which cards to look at",
  keep: "which equipment to keep",
  over: "none any more",
};
