import { readFileSync } from "node:fs";

/** What a character looks like that looks like something else (UTS 39); `scripts/confusables.mjs` makes the file. */
export const LOOKS_LIKE: ReadonlyMap<string, string> = read(
  readFileSync(new URL("./confusables.txt", import.meta.url), "utf8"),
);

function read(text: string): ReadonlyMap<string, string> {
  const alike = new Map<string, string>();
  for (const line of text.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [model, characters] = line.split(": ").map(codePoints);
    for (const character of characters) alike.set(character, model.join(""));
  }
  return alike;
}

function codePoints(text: string): readonly string[] {
  return text.split(" ").map((each) => String.fromCodePoint(Number.parseInt(each, 16)));
}
