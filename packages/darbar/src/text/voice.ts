import type { Seat, Viewer } from "@darbar/kernel";

/** What the players are called. */
export type Names = (seat: Seat) => string;

/** How the players are spoken of to one who watches: by name, and "you" to the player themselves. */
export interface Voice {
  /** Who does it, at the start of a sentence: "Shirin takes", "You take". */
  does(seat: Seat, verb: string): string;
  /** The verb alone: "takes", "take". */
  verb(seat: Seat, verb: string): string;
  /** To whom it is done: "Shirin", "you". */
  whom(seat: Seat): string;
  /** Whose it is: "Shirin's", "your". */
  whose(seat: Seat): string;
}

/** The way to speak of these players to this viewer. */
export function voiceFor(viewer: Viewer, names: Names): Voice {
  const conjugate = (seat: Seat, verb: string): string => (seat === viewer ? ofYou(verb) : ofOthers(verb));
  return {
    does: (seat, verb) => `${seat === viewer ? "You" : names(seat)} ${conjugate(seat, verb)}`,
    verb: conjugate,
    whom: (seat) => (seat === viewer ? "you" : names(seat)),
    whose: (seat) => (seat === viewer ? "your" : `${names(seat)}'s`),
  };
}

function ofYou(verb: string): string {
  return verb === "be" ? "are" : verb;
}

function ofOthers(verb: string): string {
  if (verb === "be") return "is";
  if (verb === "have") return "has";
  return /(s|sh|ch|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** A sentence with its first letter raised. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the players of a record are called: P1, P2 and so on, as in the rulebooks. */
export function playerName(seat: Seat): string {
  return `P${seat + 1}`;
}
