import { LANGUAGES, type Language } from "@darbar/words/languages";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { WordsByLanguage } from "../../build/words-faults.ts";
import { type OpenBook, openBook } from "../../src/rules/load.ts";
import { addressOf, booksOf, RULES_GAMES } from "../../src/rules/shelf.ts";
import { textsOfBlock } from "../rules/shape.ts";

/** The languages that English is translated into. */
export const TRANSLATED = ["fa", "he", "ru"] as const satisfies readonly Language[];
export type Translated = (typeof TRANSLATED)[number];

/** What can be read, by id: the same ids in every language. */
type Texts = Readonly<Record<string, string>>;
export type TextsByLanguage = Readonly<Record<Language, Texts>>;

/** What stands between two ways in which a message can go on. */
const OR = " ¦ ";

/** What a reader can read of messages: their words, without arguments, and every way in which they can go on. */
export function wordsOfMessages(words: WordsByLanguage): TextsByLanguage {
  return byLanguage((language) =>
    Object.fromEntries(Object.entries(words[language] ?? {}).map(([id, message]) => [id, read(parse(message))])),
  );
}

function read(elements: readonly MessageFormatElement[]): string {
  return elements.map(readElement).join("");
}

function readElement(element: MessageFormatElement): string {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.tag:
      return read(element.children);
    case TYPE.select:
    case TYPE.plural:
      return Object.values(element.options)
        .map(({ value }) => read(value))
        .join(OR);
    default:
      return "…";
  }
}

/** What can be read in the books of rules, by address: of a chapter or a card, in reading order. */
export async function wordsOfBooks(): Promise<TextsByLanguage> {
  const books = RULES_GAMES.flatMap((game) => booksOf(game));
  const read = LANGUAGES.map(async (language) => {
    const opened = await Promise.all(books.map((book) => openBook(book, language)));
    return [language, Object.assign({}, ...opened.map(wordsOfBook))] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as TextsByLanguage;
}

function wordsOfBook({ book, text }: OpenBook): Texts {
  const address = addressOf(book);
  const placed: Record<string, string> = { [`${address} title`]: text.title, [`${address} origin`]: text.origin };
  for (const { chapter, title, blocks } of text.chapters) {
    placed[`${address}#${chapter} title`] = title;
    for (const [index, block] of blocks.entries()) {
      const place = block.kind === "card" ? `${address}#${block.anchor}` : `${address}#${chapter} ${index}`;
      for (const [item, each] of textsOfBlock(block).entries()) placed[`${place} ${item}`] = each;
    }
  }
  return placed;
}

function byLanguage(texts: (language: Language) => Texts): TextsByLanguage {
  return Object.fromEntries(LANGUAGES.map((language) => [language, texts(language)])) as TextsByLanguage;
}
