import type { RulesWriter } from "./text.ts";

/** The languages the rules are written in. */
export type RulesLanguage = "en" | "fa" | "he" | "ru";

/** The rules in a language, fetched when somebody opens them: one chunk a language. */
export async function loadRules(language: RulesLanguage): Promise<RulesWriter> {
  switch (language) {
    case "en":
      return (await import("./en/index.ts")).rules;
    case "fa":
      return (await import("./fa/index.ts")).rules;
    case "he":
      return (await import("./he/index.ts")).rules;
    case "ru":
      return (await import("./ru/index.ts")).rules;
  }
}
