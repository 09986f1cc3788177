import { createIntl } from "@formatjs/intl";
import { CATALOGUES, type MessageId } from "./catalogues.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { NO_FACTS } from "./reasons.ts";
import type { Refused } from "./refused.ts";

/** A sentence that cannot be said is a fault of ours: it must be heard, not swallowed. */
function complain(error: unknown): never {
  throw error;
}

const SPEAKERS = new Map(
  LANGUAGES.map((locale) => [locale, createIntl({ locale, messages: CATALOGUES[locale], onError: complain })]),
);

/** The sentences that name no facts, by language: most refusals are of a few kinds, and come often. */
const SAID = new Map<Language, Map<MessageId, string>>(LANGUAGES.map((language) => [language, new Map()]));

/** Why something was refused and what to do now, in a sentence of the reader's language. */
export function sentenceOf({ message, facts }: Pick<Refused, "message" | "facts">, language: Language): string {
  const said = facts === NO_FACTS ? SAID.get(language) : undefined;
  const before = said?.get(message);
  if (before !== undefined) return before;
  const sentence = SPEAKERS.get(language)?.formatMessage({ id: message }, facts) ?? message;
  said?.set(message, sentence);
  return sentence;
}
