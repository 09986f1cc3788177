import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "../../src/words/languages.ts";

const FOLDER = fileURLToPath(new URL("../../src/words", import.meta.url));

/** The words of a language as they are written; for messages without arguments. */
export function wordsIn(language: Language): (id: string) => string {
  const files = readdirSync(`${FOLDER}/${language}`).filter((file) => file.endsWith(".json"));
  const messages = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(`${FOLDER}/${language}/${file}`, "utf8")) as object),
  ) as Readonly<Record<string, string | undefined>>;
  return (id) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`there is no message ${id} in ${language}`);
    return message;
  };
}
