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
      return `${facts.move} is not an answer: the question is ${QUESTION[facts.question as Question]}`;
    case "not-held":
      return `there is no ${EQUIPMENT[facts.equipment as EquipmentName]} in this hand; only equipment in hand can be played or kept`;
    case "wrong-moment":
      return `${equipmentIn(facts)} cannot be played ${MOMENT[facts.moment as Moment] ?? "now"}`;
    case "wrong-names":
      return `for ${facts.equipment === undefined ? facts.action : equipmentIn(facts)} name exactly the players and cards it needs`;
    case "not-asked":
      return `${names(facts.seat as number)} is not asked anything now`;
    case "too-many-cards":
      return `at most ${facts.most} may be looked at, not ${facts.given}`;
    case "face-up":
      return facts.card === undefined
        ? "that card is already face up; choose one that is face down"
        : `the ${nthCard(facts.card as Slot)} is already face up; choose one that is face down`;
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
  "all-face-up": "all of that player's cards are face up; there is nothing to look at",
  concealed: "that player is disguised, and nobody can look at their cards",
  "must-turn-up": "this action turns up one of your face-down cards; say which",
  "nothing-to-turn-up": "none of your cards is face down, so do not name one",
  "same-player": "it takes two different players",
  "armed-already": "you already hold a gun, and nobody holds two",
  "no-gun-left": "no gun is left on the table",
  unarmed: "you need a gun in hand for that",
  "no-aim": "aim at a cop who is in the game before you shoot",
  "hold-fire": "you used the Taser this turn; you can shoot on your next one",
  "no-diamond": "there is no diamond to give or take",
  "must-name-target": "say who you hold up",
  "no-target-here": "name nobody: you aim at the end of your turn",
  "must-name-receiver": "say who gets the diamond",
  "no-receiver-here": "name nobody: equipment costs nothing here",
  "not-a-shot": "the Restraining Order answers only an announced shot",
  "two-left": "with two players left there is nobody else to shoot",
  "not-your-turn": "the Taser can be played only on your own turn",
  "no-equipment": "that player holds no equipment",
  "not-wounded": "that player is not wounded; choose one who is",
  "not-eliminated": "that is only for a player who has just been eliminated",
  "too-late": "it is too late for that: it had to be played at the moment of elimination",
  "not-just-seen": "the Surveillance Camera turns up a card that was just looked at",
  "same-target": "it must be a different target",
  "game-over": "the game is over",
  "not-living-holder": "an eliminated player can play only the Mobile Detonator",
  "not-your-action": "you cannot take that action: cops and criminals have their own",
  "not-your-cards": "lay exactly the three cards you have",
  "not-a-neighbour": "that player is not the nearest on either side; choose one who is",
  "not-this-player": "that player's cards cannot be looked at now; choose another",
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
  arrange: "in what order to lay the cards",
  act: "which action to take, or which equipment to play",
  moment: "whether to pass or to play equipment",
  aim: "who to aim at",
  retarget: "who to shoot instead",
  divert: "which neighbour is hit instead",
  reveal: "which card to turn face up",
  look: "which cards to look at",
  keep: "which equipment to keep",
  over: "none any more",
};
