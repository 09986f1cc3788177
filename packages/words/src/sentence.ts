import { IntlMessageFormat } from "intl-messageformat";
import { CATALOGUES, type MessageId } from "./catalogues.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { NO_FACTS } from "./reasons.ts";
import type { Refused } from "./refused.ts";

/** The sentences that name no facts, by language: most refusals are of a few kinds, and come often. */
const SAID = new Map<Language, Map<MessageId, string>>(LANGUAGES.map((language) => [language, new Map()]));

/** Why something was refused and what to do now, in a sentence of the reader's language. */
export function sentenceOf({ message, facts }: Pick<Refused, "message" | "facts">, language: Language): string {
  const said = facts === NO_FACTS ? SAID.get(language) : undefined;
  const before = said?.get(message);
  if (before !== undefined) return before;
  const sentence = String(formatOf(message, language).format(facts));
  said?.set(message, sentence);
  return sentence;
}

/** What was read once is not read again: refusals come often where somebody tries everything. */
const FORMATS = new Map<string, IntlMessageFormat>();

function formatOf(message: MessageId, language: Language): IntlMessageFormat {
  const key = `${language} ${message}`;
  const known = FORMATS.get(key) ?? new IntlMessageFormat(CATALOGUES[language][message], language);
  FORMATS.set(key, known);
  return known;
}
