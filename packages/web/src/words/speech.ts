import type { Language } from "@darbar/words/languages";
import { loadPart, type MessagePart, type Messages } from "@darbar/words/messages";
import { type Words, wordsOf } from "@darbar/words/words";
import { newStore, type Store } from "../app/store.ts";

/** The words that are spoken, and how to learn more of them. */
export interface Speech {
  readonly words: Store<Words>;
  /** Whether a part can be said now. */
  knows(part: MessagePart): boolean;
  /** Learns a part in the language spoken. Fails if it cannot be loaded. */
  learn(part: MessagePart): Promise<void>;
  /** Speaks another language as soon as all that is known is known in it, too. Fails if that cannot be loaded. */
  speak(language: Language): Promise<void>;
}

/** Begins to speak a language, with these parts of it. */
export async function openSpeech(
  first: Language,
  needed: readonly MessagePart[],
  load: typeof loadPart = loadPart,
): Promise<Speech> {
  const parts = new Set(needed);
  const loaded = new Map<string, Partial<Messages>>();
  let wanted = first;
  let words: Store<Words> | null = null;
  let said: ReadonlySet<MessagePart> = new Set();

  /** What is wanted may change while something is being loaded: what is spoken at last is complete. */
  async function goOn(language: Language): Promise<void> {
    for (;;) {
      const missing = [...parts].filter((part) => !loaded.has(`${language} ${part}`));
      if (missing.length === 0) break;
      await Promise.all(missing.map(async (part) => loaded.set(`${language} ${part}`, await load(language, part))));
    }
    if (language === wanted) say(language);
  }

  function say(language: Language): void {
    const messages = [...parts].map((part) => loaded.get(`${language} ${part}`));
    const next = wordsOf(language, Object.assign({}, ...messages) as Partial<Messages>);
    said = new Set(parts);
    if (words === null) words = newStore(next);
    else words.set(next);
  }

  await goOn(first);
  return {
    words: words ?? newStore(wordsOf(first, {})),
    knows: (part) => said.has(part),
    learn: async (part) => {
      if (parts.has(part)) return goOn(wanted);
      parts.add(part);
      try {
        await goOn(wanted);
      } catch (error) {
        parts.delete(part);
        throw error;
      }
    },
    speak: async (language) => {
      const before = wanted;
      wanted = language;
      try {
        await goOn(language);
      } catch (error) {
        if (wanted === language) wanted = before;
        throw error;
      }
    },
  };
}
