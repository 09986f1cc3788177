import { ok, type Result } from "@darbar/kernel";
import { parseWord } from "@darbar/kernel/parse";
import { chooseLanguage, LANGUAGES, type Language } from "@darbar/words/languages";

/** What a command must know of its arguments to speak other languages. */
export const LANGUAGE_FLAG = { language: { type: "string" } } as const;

/** How that is explained in a help text. */
export const LANGUAGE_HELP = `${LANGUAGES.join(", ")} (default: the one of LC_ALL, LC_MESSAGES or LANG; else en)`;

/** The language that was asked for, or that of the reader's locale; English if there is no such language here. */
export function parseLanguage(given: string | undefined, locale: string): Result<Language> {
  if (given !== undefined) return parseWord(given, "--language", LANGUAGES);
  return ok(chooseLanguage([locale.split(/[_.@]/u)[0]]));
}
