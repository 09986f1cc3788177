import type { GameName } from "./names.ts";

/** What a quick phrase can speak of besides itself. */
export type PhrasePart = "player" | "place" | "card";

/** One quick phrase. */
interface PhraseSpec {
  /** Which game has it; `null`: all of them. */
  readonly game: GameName | null;
  /** What it takes. With a `place` it is a claim: it speaks of a card on the table, so only players of a game can say it. */
  readonly parts: readonly PhrasePart[];
  /** What it can call a card, if not by the names of the game's cards. */
  readonly cards?: readonly string[];
  /** Older clients say it; what takes its place is offered instead. */
  readonly isFormer?: boolean;
}

/** Quick phrases: every reader sees them in their own language. */
const PHRASES = {
  "i-am": { game: "coup", parts: ["card"] },
  "you-bluff": { game: "coup", parts: ["player"] },
  "i-believe": { game: "coup", parts: ["player"] },
  "no-mercy": { game: "coup", parts: [] },
  "i-saw": { game: "cops", parts: ["player", "place", "card"], cards: ["honest", "crooked", "leader"] },
  "i-trust": { game: "cops", parts: ["player"] },
  "i-doubt": { game: "cops", parts: ["player"] },
  "i-looked": { game: "cops", parts: ["player", "card"], isFormer: true },
  "i-am-honest": { game: "cops", parts: [] },
  "drop-the-gun": { game: "cops", parts: ["player"] },
  "who-is-leader": { game: "cops", parts: [] },
  "go-after": { game: null, parts: ["player"] },
  "not-me": { game: null, parts: [] },
  "trust-me": { game: null, parts: [] },
  "well-played": { game: null, parts: [] },
  "your-turn": { game: null, parts: ["player"] },
  hurry: { game: null, parts: [] },
  "one-moment": { game: null, parts: [] },
  hello: { game: null, parts: [] },
  thanks: { game: null, parts: [] },
} as const satisfies Readonly<Record<string, PhraseSpec>>;
export type PhraseName = keyof typeof PHRASES;

export const PHRASE_NAMES = Object.keys(PHRASES) as [PhraseName, ...PhraseName[]];

/** What is to be known of a phrase. */
export function phraseSpec(name: PhraseName): PhraseSpec {
  return PHRASES[name];
}
