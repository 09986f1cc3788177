import { accessSync, constants, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { fail, type GameRecord, ok, type Result } from "@darbar/kernel";
import { parseText } from "../replay/parse.ts";
import { printable } from "../text/printable.ts";

/** Whether a game can be saved under this name: nothing is there yet, or the record of another game, which stays. */
export function checkSave(file: string): Result<null> {
  const name = printable(file);
  try {
    if (!existsSync(file)) {
      accessSync(dirname(file), constants.W_OK);
      return ok(null);
    }
    if (parseText(readFileSync(file, "utf8")).ok) return ok(null);
    return fail(`${name} already exists and is not a record of a game; choose another name`);
  } catch {
    return fail(`nothing can be saved as ${name}; is there such a folder, and may you write there?`);
  }
}

/** Writes a record down under a free name, and gives that. An evening's later games get a number each. */
export function save(file: string, record: GameRecord): Result<string> {
  const name = freeName(file);
  try {
    writeFileSync(name, recordText(record), { flag: "wx" });
    return ok(printable(name));
  } catch (error) {
    return fail(`the game could not be saved as ${printable(name)}: ${printable(String(error))}`);
  }
}

/** The name itself, or the first numbered one that no file has. */
function freeName(file: string): string {
  const { dir, name, ext } = parse(file);
  let free = file;
  for (let number = 2; existsSync(free); number++) free = join(dir, `${name}-${number}${ext}`);
  return free;
}

/** A record as JSON that a person can read: one move a line. */
function recordText({ moves, ...rest }: GameRecord): string {
  const fields = Object.entries(rest).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const rows = moves.map((move) => `    ${JSON.stringify(move)}`);
  return `{\n${fields.join("")}  "moves": [${rows.length === 0 ? "" : `\n${rows.join(",\n")}\n  `}]\n}\n`;
}
