import { LANGUAGES, type Language } from "@darbar/protocol/agreed";

export { LANGUAGES, type Language } from "@darbar/protocol/agreed";

/** Old codes that some browsers still send. */
const FORMER: Readonly<Record<string, Language>> = { iw: "he" };

/** The first of the wanted languages that there is; English if there is none. */
export function chooseLanguage(wanted: readonly (string | null | undefined)[]): Language {
  for (const tag of wanted) {
    const base = (tag ?? "").toLowerCase().split("-")[0];
    const language = FORMER[base] ?? LANGUAGES.find((known) => known === base);
    if (language !== undefined) return language;
  }
  return "en";
}

/** Which way a language is written. */
export const DIRECTION: Readonly<Record<Language, "ltr" | "rtl">> = { en: "ltr", fa: "rtl", he: "rtl", ru: "ltr" };

/** What a language calls itself. */
export const OWN_NAME: Readonly<Record<Language, string>> = {
  en: "English",
  fa: "فارسی",
  he: "עברית",
  ru: "Русский",
};
