import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { faultsIn, type WordsByLanguage } from "./words-faults.ts";

/** Fails the build if a language lacks a message, or says it with other arguments than English does. */
export function verifyWords(...folders: readonly string[]): Plugin {
  return {
    name: "darbar-verify-words",
    apply: "build",
    buildStart() {
      const faults = faultsIn(readWords(...folders));
      if (faults.length > 0) this.error(`the words are not complete:\n${faults.join("\n")}`);
    },
  };
}

/** Every message of every language: one folder a language, one file a namespace; what is the page's own, and what it shares. */
export function readWords(...folders: readonly string[]): WordsByLanguage {
  const words: Record<string, Record<string, string>> = {};
  for (const folder of folders) {
    for (const { name: language } of readdirSync(folder, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )) {
      const files = readdirSync(join(folder, language)).filter((file) => file.endsWith(".json"));
      const messages = files.map((file) => JSON.parse(readFileSync(join(folder, language, file), "utf8")) as object);
      words[language] = Object.assign({}, words[language], ...messages) as Record<string, string>;
    }
  }
  return words;
}
