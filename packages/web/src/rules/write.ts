import type { Block, RulesText, Sign } from "./text.ts";

/** What a language says in one chapter. */
export interface ChapterWordsOf<Rules, Edition> {
  readonly title: string;
  /** `false`: not in this edition. */
  readonly blocks: (rules: Rules, edition: Edition) => readonly (Block | false)[];
}

/** Everything a language says. */
export interface BookWords<Rules, Edition extends string, Chapter extends string> {
  readonly title: Readonly<Record<Edition, string>>;
  readonly origin: Readonly<Record<Edition, string>>;
  readonly chapters: Readonly<Record<Chapter, ChapterWordsOf<Rules, Edition>>>;
}

/** The rules of an edition, with the chapters that it has. */
export function writeBook<Rules, Edition extends string, Chapter extends string>(
  words: BookWords<Rules, Edition, Chapter>,
  edition: Edition,
  rules: Rules,
  chapters: readonly Chapter[],
): RulesText {
  return {
    title: words.title[edition],
    origin: words.origin[edition],
    chapters: chapters.map((chapter) => {
      const { title, blocks } = words.chapters[chapter];
      return { chapter, title, blocks: blocks(rules, edition).filter((block) => block !== false) };
    }),
  };
}

/** A paragraph. */
export function text(...sentences: readonly (string | false)[]): Block {
  return { kind: "text", text: sentences.filter((sentence) => sentence !== false).join(" ") };
}

/** A list. */
export function list(...items: readonly (string | false)[]): Block {
  return { kind: "list", items: items.filter((item) => item !== false) };
}

/** A table; with signs, each row has its own beside it. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  signs: readonly Sign[] = [],
): Block {
  return { kind: "table", head, rows, signs };
}
