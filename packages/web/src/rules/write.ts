import { type Edition, RULES, type Rules } from "@darbar/coup";
import { chaptersOf } from "./facts.ts";
import type { Block, Chapter, RulesWriter } from "./text.ts";

/** What a language says in one chapter. */
export interface ChapterWords {
  readonly title: string;
  /** `false`: not in this edition. */
  readonly blocks: (rules: Rules, edition: Edition) => readonly (Block | false)[];
}

/** Everything a language says. */
export interface RulesWords {
  readonly title: Readonly<Record<Edition, string>>;
  readonly origin: Readonly<Record<Edition, string>>;
  readonly chapters: Readonly<Record<Chapter, ChapterWords>>;
}

/** A writer that gives each edition the chapters that it has. */
export function writeRules(words: RulesWords): RulesWriter {
  return (edition) => ({
    title: words.title[edition],
    origin: words.origin[edition],
    chapters: chaptersOf(edition).map((chapter) => {
      const { title, blocks } = words.chapters[chapter];
      return { chapter, title, blocks: blocks(RULES[edition], edition).filter((block) => block !== false) };
    }),
  });
}

/** A paragraph. */
export function text(...sentences: readonly (string | false)[]): Block {
  return { kind: "text", text: sentences.filter((sentence) => sentence !== false).join(" ") };
}

/** A list. */
export function list(...items: readonly (string | false)[]): Block {
  return { kind: "list", items: items.filter((item) => item !== false) };
}

/** A table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): Block {
  return { kind: "table", head, rows };
}
