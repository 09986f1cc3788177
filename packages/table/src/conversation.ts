import type { SaidFact } from "./fact.ts";
import { LINES_SHOWN } from "./lines-shown.ts";
import { remarkOf } from "./remark.ts";
import { type GameAtTable, isPlaying, type Table } from "./state.ts";

/** How many lines of those who watch are kept for the players, until the game has ended. */
const UNHEARD = 50;
/** How many lines are kept at least: as many as are shown. */
const FEWEST_KEPT = LINES_SHOWN + UNHEARD;
/** How many are kept at most, so that a game has all its remarks: a table full of talkers fills no disk. */
const MOST_KEPT = 4_000;

/** How many lines, up to the one of this number, have to be kept: those that are shown, and the game's from its first remark on. */
export function linesToKeep({ game }: Table, last: number): number {
  const first = game?.remarks[0]?.line ?? last;
  return Math.min(MOST_KEPT, Math.max(FEWEST_KEPT, last - first + 1));
}

/** A line is said: at the table, or, while a game is played, among those who watch. */
export function hear(table: Table, said: SaidFact): void {
  if (said.seat === null && table.game !== null && isPlaying(table)) hearAside(table.game, said);
  else hearAtTable(table, said);
}

/** A line that everybody hears, the last one so far; a remark about the game stays with it. */
export function hearAtTable({ talk, game, lines }: Table, said: SaidFact): void {
  keep(talk, said, LINES_SHOWN);
  if (game === null) return;
  const remark = remarkOf(game, said, lines);
  if (remark === null) return;
  game.remarks.push(remark);
  while (game.remarks[0].line <= lines - MOST_KEPT) game.remarks.shift();
}

/** A line that players hear when the game has ended. */
export function hearAside({ unheard }: GameAtTable, said: SaidFact): void {
  keep(unheard, said, UNHEARD);
}

function keep(lines: SaidFact[], said: SaidFact, most: number): void {
  lines.push(said);
  if (lines.length > most) lines.shift();
}
