import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "../../src/words/languages.ts";

const FOLDER = fileURLToPath(new URL("../../src/words", import.meta.url));

/** The words of a language as they are written; for messages without arguments. */
export function wordsIn(language: Language): (id: string) => string {
  return (id) => {
    const namespace = id.split(".")[0];
    const messages: unknown = JSON.parse(readFileSync(`${FOLDER}/${language}/${namespace}.json`, "utf8"));
    const message = (messages as Readonly<Record<string, string | undefined>>)[id];
    if (message === undefined) throw new Error(`there is no message ${id} in ${language}`);
    return message;
  };
}
