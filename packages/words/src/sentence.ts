import { MUST_COUP } from "@darbar/coup";
import { IntlMessageFormat } from "intl-messageformat";
import { CATALOGUES, type RefusalId } from "./catalogues.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { type Facts, NO_FACTS } from "./reasons.ts";
import type { Refused } from "./refused.ts";

/** The sentences that name no facts, by language: most refusals are of a few kinds, and come often. */
const SAID = new Map<Language, Map<RefusalId, string>>(LANGUAGES.map((language) => [language, new Map()]));

/** Why something was refused and what to do now, in a sentence of the reader's language. */
export function sentenceOf(refused: Pick<Refused, "message" | "facts">, language: Language): string {
  const { message, facts } = messageOf(refused);
  const said = facts === NO_FACTS ? SAID.get(language) : undefined;
  const before = said?.get(message);
  if (before !== undefined) return before;
  const sentence = String(formatOf(message, language).format(facts));
  said?.set(message, sentence);
  return sentence;
}

interface Message {
  readonly message: RefusalId;
  readonly facts: Facts;
}

/** Sentences that name the facts of a game's refusal, where it has them. */
const COUNTED: ReadonlyMap<string, readonly [RefusalId, readonly string[]]> = new Map([
  ["coup.refusal.too-few-coins", ["coup.refusal.too-few-coins.counted", ["cost", "coins"]]],
  ["coup.refusal.wrong-count", ["coup.refusal.wrong-count.counted", ["count", "given"]]],
  ["coup.refusal.no-such-seat", ["coup.refusal.no-such-seat.counted", ["target"]]],
  ["cops.refusal.too-many-cards", ["cops.refusal.too-many-cards.counted", ["most", "given"]]],
  ["cops.refusal.no-such-seat", ["cops.refusal.no-such-seat.counted", ["target"]]],
]);

/** The message that there is for a refusal: of a game's own, the closest. */
function messageOf({ message, facts }: Pick<Refused, "message" | "facts">): Message {
  const game = /^(.+?)\.refusal\./.exec(message)?.[1];
  if (game === undefined && isMessage(message)) return { message, facts };
  const [counted, named] = COUNTED.get(message) ?? [];
  if (counted !== undefined && named?.every((fact) => fact in facts)) return { message: counted, facts };
  const closest = [message, `${game}.refusal.unknown`].find(isMessage) ?? "app.problem.not-a-move";
  return { message: closest, facts: closest === "coup.refusal.must-coup" ? { coins: MUST_COUP } : NO_FACTS };
}

function isMessage(id: string): id is RefusalId {
  return Object.hasOwn(CATALOGUES.en, id);
}

/** What was read once is not read again: refusals come often where somebody tries everything. */
const FORMATS = new Map<string, IntlMessageFormat>();

function formatOf(message: RefusalId, language: Language): IntlMessageFormat {
  const key = `${language} ${message}`;
  const known = FORMATS.get(key) ?? new IntlMessageFormat(CATALOGUES[language][message], language);
  FORMATS.set(key, known);
  return known;
}
