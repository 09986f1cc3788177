import { type CopsEvent, cops } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { type Narrator, storytellerOf } from "../storyteller.ts";
import type { StoryLine } from "./contract.ts";
import { newsOf } from "./news.ts";
import { type Context, newContext, remember } from "./story-context.ts";

/** How a game of Good Cop Bad Cop is told. */
export const NARRATOR: Narrator<CopsEvent, Context> = {
  redact: cops.redact,
  isSilent,
  newContext,
  sentence: ({ event, viewer, words, names }, context) => newsOf(event, context, viewer, words, names),
  remember,
  toneOf,
  seatOf,
};

export const { tellStory, tellEvent } = storytellerOf(NARRATOR);

/** What is asked and answered shows in what comes of it. */
function isSilent({ type }: CopsEvent): boolean {
  return type === "asked" || type === "moment" || type === "answered" || type === "looks";
}

function toneOf(event: CopsEvent): StoryLine["tone"] {
  switch (event.type) {
    case "turn":
      return "turn";
    case "announced":
      return event.action.do === "arm" || event.action.do === "shoot" ? "challenge" : "claim";
    case "played":
      return "claim";
    case "armed":
    case "aimed":
    case "fired":
    case "diverted":
      return "challenge";
    case "exposed":
    case "wounded":
    case "out":
    case "criminal":
      return "loss";
    case "won":
      return "win";
    default:
      return "plain";
  }
}

function seatOf(event: CopsEvent): Seat | null {
  switch (event.type) {
    case "looked":
      return event.by;
    case "handed":
    case "diamonds":
      return event.to;
    default:
      return "seat" in event ? event.seat : null;
  }
}
