import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "@darbar/words/languages";

const CATALOGUE = fileURLToPath(new URL("../../../words/src/catalogue", import.meta.url));

/** The words of a language as they are written; for messages without arguments. */
export function wordsIn(language: Language): (id: string) => string {
  const messages = Object.assign({}, ...messagesIn(`${CATALOGUE}/${language}`)) as Readonly<
    Record<string, string | undefined>
  >;
  return (id) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`there is no message ${id} in ${language}`);
    return message;
  };
}

function messagesIn(folder: string): readonly object[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.map((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as object);
}
