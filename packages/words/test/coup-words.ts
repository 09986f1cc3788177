import { type CoupEvent, coup, type State } from "@darbar/coup";
import type { Viewer } from "@darbar/kernel";
import type { Names } from "../src/coup/contract.ts";
import { LANGUAGES, type Language } from "../src/languages.ts";
import { loadMessages } from "../src/messages.ts";
import { isolate, type Words, wordsOf } from "../src/words.ts";

/** Every language, loaded. */
export const EVERY_WORDS: Readonly<Record<Language, Words>> = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, wordsOf(language, await loadMessages(language))])),
) as Record<Language, Words>;

const PEOPLE = ["Laleh", "Shirin", "Bahram", "Omid", "Nima", "Sara", "Arash", "Mina", "Dara", "Roya"];

/** Names as sentences are given them. */
export const NAMES: Names = (seat) => isolate(PEOPLE[seat]);

/** A text as it reads, without what only keeps names apart. */
export function plain(text: string | null): string | null {
  return text === null ? null : text.replaceAll(/[\u2066-\u2069\u00a0]/gu, (mark) => (mark === "\u00a0" ? " " : ""));
}

/** A table at which these facts have come to pass, as somebody sees it. */
export function tableAfter(options: object, seats: number, viewer: Viewer, events: readonly CoupEvent[]): State {
  const read = coup.options(options, seats);
  if (!read.ok) throw new Error(read.error);
  const state = coup.setup(read.value, seats);
  for (const event of events) coup.evolve(state, event);
  return coup.view(state, viewer);
}
