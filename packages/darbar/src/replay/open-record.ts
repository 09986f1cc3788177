import { fail, type GameRecord, ok, type Result } from "@darbar/kernel";
import { list } from "@darbar/kernel/parse";
import type { Language } from "@darbar/words/languages";
import { terminalWords } from "@darbar/words/terminal";
import { findGame, GAMES, type ListedGame } from "../games.ts";
import type { Io } from "../io.ts";
import { type Voice, voiceOfRecord } from "../text/voice.ts";
import { type Fault, faultOf, sayFault } from "./fault.ts";
import { parseText } from "./parse.ts";
import { readText } from "./read.ts";

/** Reads the record in a file; `-` is standard input. */
export async function openRecord(file: string, io: Io): Promise<Result<GameRecord, Fault>> {
  const text = await readText(file, io.stdin);
  if (!text.ok) return fail({ at: null, reason: text.error, where: null });
  const parsed = parseText(text.value);
  return parsed.ok ? parsed : fail(faultOf(file, parsed.error));
}

/** The game that a record is of. */
export function gameOf(file: string, { game }: GameRecord): Result<ListedGame, Fault> {
  const listed = findGame(game);
  if (listed !== undefined) return ok(listed);
  const known = GAMES.map(({ id }) => id);
  return fail(faultOf(file, `this is a record of ${game}, not of ${list(known, "or")}`));
}

/** How a record of a game is told in a language. */
export async function voiceFor(game: ListedGame, language: Language): Promise<Voice> {
  return voiceOfRecord(await terminalWords(language, [...game.with(({ parts }) => parts), "replay"]));
}

/** Writes what a record has come to, or what is wrong with it; gives back the exit code. */
export function tell(shown: Result<string, Fault>, json: boolean, io: Io): number {
  if (shown.ok) {
    io.stdout.write(`${shown.value}\n`);
    return 0;
  }
  const { at, reason } = shown.error;
  if (json) io.stdout.write(`${JSON.stringify({ ok: false, at, error: reason })}\n`);
  else io.stderr.write(`${sayFault(shown.error)}\n`);
  return 1;
}
