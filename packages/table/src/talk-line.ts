import { hearAside, hearAtTable } from "./conversation.ts";
import type { SaidFact } from "./fact.ts";
import { rememberLatest } from "./latest.ts";
import { isPlaying, type Table } from "./state.ts";
import type { StoredLine } from "./stored.ts";

/** A line as it is kept: what was said, under which command, and in which game by somebody who watched it. */
interface KeptLine {
  readonly said: SaidFact;
  readonly id: string;
  readonly watching: number | null;
}

/** A line with its place among the moves of the game that its speaker plays; only quick phrases have one. */
export function inGame(table: Table, said: SaidFact): SaidFact {
  const { game } = table;
  if (game === null || !isPlaying(table) || said.seat === null || said.phrase === null) return said;
  return { ...said, during: { game: game.number, moves: game.moves.length, events: game.events.length } };
}

/** The next line of a table, to be kept. */
export function lineOf(table: Table, number: number, at: number, id: string, said: SaidFact): StoredLine {
  const watching = said.seat === null && isPlaying(table) ? table.games : null;
  return { number, at, line: JSON.stringify({ said, id, watching } satisfies KeptLine) };
}

/** A table hears again what was said there. What those who watched an earlier game have said is heard by all. */
export function recall(table: Table, lines: readonly StoredLine[]): void {
  for (const { number, line } of lines) {
    const { said, id, watching } = JSON.parse(line) as KeptLine;
    table.lines = number;
    if (said.person !== null) rememberLatest(table.spoken, { person: said.person, id });
    if (table.game !== null && isPlaying(table) && watching === table.games) hearAside(table.game, said);
    else hearAtTable(table, said);
  }
}
