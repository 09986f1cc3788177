import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** The guide to adding a game. */
export const GUIDE = readFileSync(`${ROOT}docs/adding-a-game.md`, "utf8");

/** A change of a file that is there already: what stands there, once, and what takes its place. */
export interface Edit {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Every edit that the guide asks for, in order: its blocks of "diff FILE", repeated for the languages that it names. */
export function editsIn(guide: string): readonly Edit[] {
  return [...guide.matchAll(/^```diff (\S+)(.*)\n((?:.|\n)*?)^```$/gm)].flatMap(([, file, languages, body]) => {
    const lines = body.trimEnd().split("\n");
    const side = (without: string): string =>
      lines
        .filter((line) => !line.startsWith(without))
        .map((line) => line.slice(1))
        .join("\n");
    const edit = { file, before: side("+"), after: side("-") };
    const [example, ...others] = languages.trim().split(" ");
    const inLanguage = (language: string): Edit => ({
      file,
      before: edit.before.replaceAll(`/${example}/`, `/${language}/`),
      after: edit.after.replaceAll(`/${example}/`, `/${language}/`),
    });
    return [edit, ...others.map(inLanguage)];
  });
}

/** A file after an edit; the edit must fit in one place and no other. */
export function edited(text: string, { file, before, after }: Edit): string {
  const places = text.split(before).length - 1;
  if (places !== 1) throw new Error(`${file}: this stands there ${places} times:\n${before}`);
  return text.replace(before, () => after);
}
