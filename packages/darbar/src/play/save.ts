import { accessSync, constants, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, parse } from "node:path";
import { fail, type GameRecord, ok, type Result } from "@darbar/kernel";
import { parseText } from "../replay/parse.ts";
import { printable } from "../text/printable.ts";

/** Whether a game can be saved under this name: nothing is there yet, or the record of another game. */
export function checkSave(file: string): Result<null> {
  const name = printable(file);
  try {
    if (!existsSync(file)) {
      accessSync(dirname(file), constants.W_OK);
      return ok(null);
    }
    if (parseText(readFileSync(file, "utf8")).ok) return ok(null);
    return fail(`${name} is there already and is no record of a game; choose another name`);
  } catch {
    return fail(`nothing can be saved as ${name}; is there such a folder, and may you write there?`);
  }
}

/** Writes a record down and gives the name of the file. A session's later games get a number each. */
export function save(file: string, game: number, record: GameRecord): Result<string> {
  const name = game === 1 ? file : freeName(file, game);
  try {
    const checked = checkSave(name);
    if (!checked.ok) return checked;
    writeFileSync(name, recordText(record));
    return ok(printable(name));
  } catch (error) {
    return fail(`the game could not be saved as ${printable(name)}: ${printable(String(error))}`);
  }
}

function freeName(file: string, game: number): string {
  const { dir, name, ext } = parse(file);
  const numbered = `${dir === "" ? "" : `${dir}/`}${name}-${game}${ext}`;
  return existsSync(numbered) ? freeName(file, game + 1) : numbered;
}

/** A record as JSON that a person can read: one move a line. */
function recordText({ moves, ...rest }: GameRecord): string {
  const fields = Object.entries(rest).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const rows = moves.map((move) => `    ${JSON.stringify(move)}`);
  return `{\n${fields.join("")}  "moves": [${rows.length === 0 ? "" : `\n${rows.join(",\n")}\n  `}]\n}\n`;
}
