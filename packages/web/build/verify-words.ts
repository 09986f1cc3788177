import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { faultsIn, type WordsByLanguage } from "./words-faults.ts";

/** Fails the build if a language lacks a message, or says it with other arguments than English does. */
export function verifyWords(folder: string): Plugin {
  return {
    name: "darbar-verify-words",
    apply: "build",
    buildStart() {
      const faults = faultsIn(readWords(folder));
      if (faults.length > 0) this.error(`the words are not complete:\n${faults.join("\n")}`);
    },
  };
}

/** Every message of every language: one folder a language, one file a namespace. */
export function readWords(folder: string): WordsByLanguage {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    languages.map(({ name: language }) => {
      const files = readdirSync(join(folder, language)).filter((file) => file.endsWith(".json"));
      const messages = files.map((file) => JSON.parse(readFileSync(join(folder, language, file), "utf8")) as object);
      return [language, Object.assign({}, ...messages) as Record<string, string>];
    }),
  );
}
