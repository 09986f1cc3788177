import { LANGUAGES, type Language } from "@darbar/words/languages";
import { MESSAGE_PARTS } from "@darbar/words/messages";
import { terminalWords } from "@darbar/words/terminal";
import type { Words } from "@darbar/words/words";
import { type Voice, voiceAt } from "../src/text/voice.ts";

/** What a terminal says, in every language. */
export const EVERY_WORDS: Readonly<Record<Language, Words>> = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await terminalWords(language, MESSAGE_PARTS)])),
) as Record<Language, Words>;

/** What it says in English. */
export const ENGLISH = EVERY_WORDS.en;

/** An English voice for a table of these players. */
export function voiceTo(...called: readonly string[]): Voice {
  return voiceAt(called, ENGLISH);
}
