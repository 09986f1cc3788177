/** The languages of the interface. */
export const LANGUAGES = ["en", "fa", "he", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Which way a language is written. */
export const DIRECTION: Readonly<Record<Language, "ltr" | "rtl">> = { en: "ltr", fa: "rtl", he: "rtl", ru: "ltr" };

/** What a language calls itself. */
export const OWN_NAME: Readonly<Record<Language, string>> = {
  en: "English",
  fa: "فارسی",
  he: "עברית",
  ru: "Русский",
};

/** Old codes that some browsers still send. */
const FORMER: Readonly<Record<string, Language>> = { iw: "he" };

/** The first of the wanted languages that there is; English for who wants none of them. */
export function chooseLanguage(wanted: readonly (string | null | undefined)[]): Language {
  for (const tag of wanted) {
    const base = (tag ?? "").toLowerCase().split("-")[0];
    const language = FORMER[base] ?? LANGUAGES.find((known) => known === base);
    if (language !== undefined) return language;
  }
  return "en";
}
