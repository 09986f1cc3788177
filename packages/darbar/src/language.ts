import { parseWord, type Result } from "@darbar/kernel";
import { chooseLanguage, LANGUAGES, type Language } from "@darbar/words/languages";

/** What a command must know of its arguments to speak other languages. */
export const LANGUAGE_FLAG = { language: { type: "string" } } as const;

/** How that is explained in a help text. */
export const LANGUAGE_HELP = `${LANGUAGES.join(", ")} (default: the one of LC_ALL, LC_MESSAGES or LANG; else en)`;

/** The language that was asked for, or the reader's own. */
export function parseLanguage(given: string | undefined, locale: Language): Result<Language> {
  return parseWord(given ?? locale, "--language", LANGUAGES);
}

/** The language of a locale ("fa_IR.UTF-8"): of the first of these settings that is made, as programs take it. */
export function languageOf({ LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>): Language {
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((setting) => setting !== undefined && setting !== "");
  return chooseLanguage([locale?.split(/[_.@]/u)[0]]);
}
