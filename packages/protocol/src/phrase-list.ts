import type { GameName } from "./names.ts";

/** What a quick phrase can speak of besides itself. */
export type PhrasePart = "player" | "card";

/** Quick phrases: every reader sees them in their own language. Which game has them, and what they take. */
export const PHRASES = {
  "i-am": { game: "coup", parts: ["card"] },
  "you-bluff": { game: "coup", parts: ["player"] },
  "i-believe": { game: "coup", parts: ["player"] },
  "no-mercy": { game: "coup", parts: [] },
  "i-looked": { game: "cops", parts: ["player", "card"] },
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
} as const satisfies Readonly<
  Record<string, { readonly game: GameName | null; readonly parts: readonly PhrasePart[] }>
>;
export type PhraseName = keyof typeof PHRASES;

export const PHRASE_NAMES = Object.keys(PHRASES) as [PhraseName, ...PhraseName[]];
