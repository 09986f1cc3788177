import { type Edition, RULES, type Rules } from "@darbar/coup";
import type { RulesText } from "../../../rules/text.ts";
import { type BookWords, type ChapterWordsOf, writeBook } from "../../../rules/write.ts";
import type { Chapter } from "./chapters.ts";
import { chaptersOf } from "./facts.ts";

export { list, table, text } from "../../../rules/write.ts";

/** What a language says in one chapter. */
export type ChapterWords = ChapterWordsOf<Rules, Edition>;

/** What each language's folder exports. */
export type RulesWriter = (edition: Edition) => RulesText;

/** A writer that gives each edition the chapters that it has. */
export function writeRules(words: BookWords<Rules, Edition, Chapter>): RulesWriter {
  return (edition) => writeBook(words, edition, RULES[edition], chaptersOf(edition));
}
