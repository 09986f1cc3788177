import { isStructurallySame, parse } from "@formatjs/icu-messageformat-parser";

/** Messages by id, by language. */
export type WordsByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The language that the others are compared with. */
const SOURCE = "en";

/** What is wrong with the words, one line each: missing, left over, empty, not ICU, or with other arguments. */
export function faultsIn(words: WordsByLanguage): readonly string[] {
  const source = words[SOURCE] ?? {};
  return Object.entries(words).flatMap(([language, messages]) => [
    ...Object.keys(source).flatMap((id) => {
      const message = messages[id];
      const fault = message === undefined ? "is missing" : faultIn(source[id], message);
      return fault === null ? [] : [`${language}: ${id} ${fault}`];
    }),
    ...Object.keys(messages).flatMap((id) => (id in source ? [] : [`${language}: ${id} is not in ${SOURCE}`])),
  ]);
}

function faultIn(source: string, message: string): string | null {
  if (message.trim() === "") return "is empty";
  try {
    const same = isStructurallySame(parse(source), parse(message));
    return same.success ? null : `takes other arguments: ${same.error?.message ?? ""}`;
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}
