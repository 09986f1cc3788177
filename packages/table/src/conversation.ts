import type { SaidFact } from "./fact.ts";
import { LINES_SHOWN } from "./lines-shown.ts";
import { type GameAtTable, isPlaying, type Table } from "./state.ts";

/** How many lines of those who watch are kept for the players, until the game has ended. */
const UNHEARD = 50;
/** How many lines are kept: as many as are shown. */
export const MOST_LINES = LINES_SHOWN + UNHEARD;

/** A line is said: at the table, or, while a game is played, among those who watch. */
export function hear(table: Table, said: SaidFact): void {
  if (said.seat === null && table.game !== null && isPlaying(table)) hearAside(table.game, said);
  else hearAtTable(table, said);
}

/** A line that everybody hears. */
export function hearAtTable({ talk }: Table, said: SaidFact): void {
  keep(talk, said, LINES_SHOWN);
}

/** A line that players hear when the game has ended. */
export function hearAside({ unheard }: GameAtTable, said: SaidFact): void {
  keep(unheard, said, UNHEARD);
}

function keep(lines: SaidFact[], said: SaidFact, most: number): void {
  lines.push(said);
  if (lines.length > most) lines.shift();
}
