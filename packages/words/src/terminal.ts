import type { Language } from "./languages.ts";
import { loadPart, type MessagePart, type Messages, type TerminalMessages } from "./messages.ts";
import { type Words, wordsOf } from "./words.ts";

/** What a terminal says beyond the pages; a message that a language lacks does not compile. */
const LOADERS: Readonly<Record<Language, () => Promise<TerminalMessages>>> = {
  en: async () => (await import("./catalogue/en/terminal.json", { with: { type: "json" } })).default,
  fa: async () => (await import("./catalogue/fa/terminal.json", { with: { type: "json" } })).default,
  he: async () => (await import("./catalogue/he/terminal.json", { with: { type: "json" } })).default,
  ru: async () => (await import("./catalogue/ru/terminal.json", { with: { type: "json" } })).default,
};

/** The words of a language for a terminal, with these parts of what pages say. Only that language is loaded. */
export async function terminalWords(language: Language, parts: readonly MessagePart[]): Promise<Words> {
  const loaded = await Promise.all([LOADERS[language](), ...parts.map((part) => loadPart(language, part))]);
  return wordsOf(language, Object.assign({}, ...loaded) as Partial<Messages>);
}
