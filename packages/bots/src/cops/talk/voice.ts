import type { Mode } from "@darbar/cops";
import type { BotOptions, Style } from "../../level.ts";

/** How a player talks: how many times in a hundred they say something, and how many of their claims are lies where these pay. */
export interface Voice {
  /** Says what a card is that they have just looked at. */
  readonly claims: number;
  readonly lies: number;
  /** Answers when a gun is turned on them. */
  readonly pleads: number;
  /** Answers when somebody has said what a card of theirs is. */
  readonly answers: number;
  /** Says whether they believe what somebody has said of somebody else's card. */
  readonly comments: number;
  /** Speaks up when somebody is caught in a lie. */
  readonly accuses: number;
}

const PLAIN: Voice = { claims: 40, lies: 0, pleads: 10, answers: 15, comments: 3, accuses: 10 };

const VOICES: Readonly<Record<Style, Voice>> = {
  honest: { claims: 65, lies: 0, pleads: 15, answers: 25, comments: 4, accuses: 15 },
  bluffer: { claims: 55, lies: 80, pleads: 20, answers: 25, comments: 4, accuses: 5 },
  sceptic: { claims: 25, lies: 0, pleads: 10, answers: 25, comments: 30, accuses: 60 },
  avenger: { claims: 30, lies: 15, pleads: 60, answers: 40, comments: 4, accuses: 25 },
  greedy: { claims: 20, lies: 40, pleads: 15, answers: 15, comments: 0, accuses: 0 },
};

/** A newcomer says what it saw; an honest one nearly always. */
const NEWCOMER: Partial<Voice> = { claims: 60, lies: 0 };
const CANDID: Partial<Voice> = { claims: 90, lies: 0 };

/**
 * In the gang friends gain more by learning from a word whose side its speaker is on than enemies do: good players speak after every
 * look there, and who lies at all does so at least every other time that it pays. A sceptic keeps to few words.
 */
const PLAIN_IN_GANG: Partial<Voice> = { claims: 100, lies: 75 };
const IN_GANG: Readonly<Record<Style, Partial<Voice>>> = {
  honest: { claims: 100 },
  bluffer: { claims: 100 },
  sceptic: {},
  avenger: { claims: 100, lies: 50 },
  greedy: { claims: 100, lies: 50 },
};

/** Says what every card is that it looks at, and nothing else: for trials. */
export const TRUTHFUL: Voice = { claims: 100, lies: 0, pleads: 0, answers: 0, comments: 0, accuses: 0 };
/** Lies whenever that pays: for trials. */
export const LYING: Voice = { ...TRUTHFUL, lies: 100 };

export function voiceOf({ level, style }: BotOptions, mode: Mode): Voice {
  const voice = style === null ? PLAIN : VOICES[style];
  switch (level) {
    case "newcomer":
      return { ...voice, ...(style === "honest" ? CANDID : style === null ? NEWCOMER : {}) };
    case "regular":
      return voice;
    case "sharp":
    case "master":
      return mode === "base" ? voice : { ...voice, ...(style === null ? PLAIN_IN_GANG : IN_GANG[style]) };
  }
}
