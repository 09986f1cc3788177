import type { Language } from "@darbar/words/languages";

export { chooseLanguage, LANGUAGES, type Language } from "@darbar/words/languages";

/** Which way a language is written. */
export const DIRECTION: Readonly<Record<Language, "ltr" | "rtl">> = { en: "ltr", fa: "rtl", he: "rtl", ru: "ltr" };

/** What a language calls itself. */
export const OWN_NAME: Readonly<Record<Language, string>> = {
  en: "English",
  fa: "فارسی",
  he: "עברית",
  ru: "Русский",
};
