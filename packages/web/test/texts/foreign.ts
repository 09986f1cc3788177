import type { Language } from "@darbar/words/languages";
import { type TextsByLanguage, TRANSLATED } from "./read.ts";

/** What has no place in a language: Latin letters, other scripts, in Persian also other digits than ۰–۹. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Cyrillic}|\p{Script=Hebrew}|\p{Script=Arabic}/u,
  fa: /\p{Script=Latin}|[0-9٠-٩]|\p{Script=Cyrillic}|\p{Script=Hebrew}/u,
  he: /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Arabic}/u,
  ru: /\p{Script=Latin}|\p{Script=Hebrew}|\p{Script=Arabic}/u,
};

interface Kept {
  /** What keeps its own letters in every language. */
  readonly name: string;
  /** In which texts. */
  readonly in: RegExp;
}

/** Names that are the same in every language, and what has to be typed or sent letter by letter. */
const KEPT: readonly Kept[] = [
  // Publishers, as they write themselves.
  ...["After 5 Games", "Squirrel", "igrato"].map((name) => ({
    name,
    in: /^coup\.edition\..*\.about$|^\/rules\/coup/,
  })),
  // What is printed on the card.
  { name: "K-9", in: /^cops\.|^lesson\.|^\/rules\/cops/ },
  // What stands on keys.
  ...["Page Up", "Page Down", "Home", "End"].map((name) => ({ name, in: /^replay\.keys$/ })),
  { name: "QR", in: /^lobby\.invite\.qr$/ },
  // Codes of tables are in Latin letters.
  { name: "KWRTZB", in: /^lobby\.join\.bad$/ },
  // A command, and a file of the source.
  { name: "darbar verify", in: /^fair\./ },
  { name: "PROTOCOL.md", in: /^fair\./ },
  // What is said to whoever writes a client: words of the protocol.
  ...["hello", "/api", "WebSocket", "Authorization: Bearer TOKEN"].map((name) => ({ name, in: /^app\.problem\./ })),
];

/** Letters and digits of other languages, one line each text that has some. */
export function foreignIn(texts: TextsByLanguage): readonly string[] {
  return (Object.keys(texts) as Language[]).flatMap((language) =>
    Object.entries(texts[language])
      .filter(([id, text]) => FOREIGN[language].test(ownWords(id, text)))
      .map(([id, text]) => `${language}: ${id} is not in its own letters: ${text}`),
  );
}

/** A text without what keeps its own letters there. */
function ownWords(id: string, text: string): string {
  return KEPT.filter((kept) => kept.in.test(id)).reduce((rest, { name }) => rest.replaceAll(name, ""), text);
}

/** Texts that say just what English says. One without letters, such as "… ×", may. */
export function untranslatedIn(texts: TextsByLanguage): readonly string[] {
  return TRANSLATED.flatMap((language) =>
    Object.entries(texts[language])
      .filter(([id, text]) => /\p{Letter}/u.test(text) && text === texts.en[id])
      .map(([id, text]) => `${language}: ${id} is English: ${text}`),
  );
}
