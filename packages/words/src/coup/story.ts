import { type CoupEvent, coup } from "@darbar/coup";
import type { Seat, Viewer } from "@darbar/kernel";
import { doer } from "../people.ts";
import { type Narrator, storytellerOf, type Telling } from "../storyteller.ts";
import type { Words } from "../words.ts";
import { type Hands, isBluff, isModest, newHands, rememberHands } from "./bluff.ts";
import { characterName } from "./characters.ts";
import type { Names, StoryLine } from "./contract.ts";
import { describe } from "./describe.ts";
import { interlude } from "./interlude.ts";
import type { Payment } from "./payment.ts";

/** How a game of Coup is told. */
export const NARRATOR: Narrator<CoupEvent, Context> = {
  redact: coup.redact,
  isSilent: ({ type }) => type === "answered",
  newContext,
  sentence,
  remember,
  toneOf,
  seatOf,
};

export const { tellStory, tellEvent } = storytellerOf(NARRATOR);

/** What has to be remembered to tell why something happens. */
interface Context {
  readonly hands: Hands;
  before: CoupEvent | null;
  claim: "action" | "block" | "bomb" | null;
  turn: Seat;
}

function newContext(): Context {
  return { hands: newHands(), before: null, claim: null, turn: 0 };
}

function remember(context: Context, event: CoupEvent): void {
  rememberHands(context.hands, event);
  context.before = event;
  if (event.type === "turn") {
    context.turn = event.seat;
    context.claim = null;
  }
  if (event.type === "announced") context.claim = event.as === null ? null : "action";
  if (event.type === "blocked") context.claim = "block";
  if (event.type === "claimed") context.claim = "bomb";
}

function sentence({ event, past, index, viewer, words, names }: Telling<CoupEvent>, context: Context): string | null {
  if (event.type === "asked") return interlude(past, index, context.claim, context.turn, viewer, words, names);
  if (isToldAlready(event, context.before)) return null;
  const text =
    bombGoesOff(event, context, viewer, words, names) ?? describe(event, viewer, words, names, whyPaid(event, context));
  if (text === null) return null;
  if (isBluff(context.hands, event) === true) return words.t("coup.story.bluff", { sentence: text });
  return isModest(context.hands, event) ? words.t("coup.story.modest", { sentence: text }) : text;
}

/** The bomb goes off before anything is lost to it, though the event of it comes last (coup 7). */
function bombGoesOff(event: CoupEvent, { claim }: Context, viewer: Viewer, words: Words, names: Names): string | null {
  if (event.type !== "refused" || claim !== "bomb") return null;
  const card = characterName("contessa", words, "acc");
  return words.t("coup.event.refused.bomb", { ...doer(event.seat, viewer, names), card });
}

/** What a line before has said: the price of an announced action, and that a bomb went off which a bluff held. */
function isToldAlready(event: CoupEvent, before: CoupEvent | null): boolean {
  if (event.type === "paid") return before?.type === "announced" && event.to === "treasury";
  const isAfterLoss = before?.type === "lost" || before?.type === "out";
  return event.type === "bomb-ended" && event.how === "exploded" && isAfterLoss;
}

function whyPaid(event: CoupEvent, { before, hands }: Context): Payment {
  if (event.type !== "paid") return "due";
  const isOut = typeof event.from === "number" && hands.bySeat[event.from]?.length === 0;
  if (isOut && event.to === "treasury") return "left"; // coup 2
  return before?.type === "refused" ? "returned" : "due";
}

function toneOf(event: CoupEvent): StoryLine["tone"] {
  switch (event.type) {
    case "turn":
      return "turn";
    case "announced":
      return event.as === null ? "plain" : "claim";
    case "blocked":
    case "claimed":
      return "claim";
    case "challenged":
      return "challenge";
    case "lost":
    case "out":
      return "loss";
    case "bomb-ended":
      return event.how === "exploded" ? "loss" : "plain";
    case "won":
      return "win";
    default:
      return "plain";
  }
}

function seatOf(event: CoupEvent): Seat | null {
  if (event.type === "paid") {
    if (typeof event.to === "number") return event.to;
    return typeof event.from === "number" ? event.from : null;
  }
  return "seat" in event ? event.seat : null;
}
