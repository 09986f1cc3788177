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

/** Says what every card is that it looks at, and nothing else: for trials. */
export const TRUTHFUL: Voice = { claims: 100, lies: 0, pleads: 0, answers: 0, comments: 0, accuses: 0 };
/** Lies whenever that pays: for trials. */
export const LYING: Voice = { ...TRUTHFUL, lies: 100 };
/** Lies every other time that it pays: for trials. */
export const MIXED: Voice = { ...TRUTHFUL, lies: 50 };

export function voiceOf({ level, style }: BotOptions): Voice {
  const voice = style === null ? PLAIN : VOICES[style];
  if (level !== "newcomer" || style === "bluffer") return voice;
  return { ...voice, ...(style === "honest" ? CANDID : style === null ? NEWCOMER : {}) };
}
