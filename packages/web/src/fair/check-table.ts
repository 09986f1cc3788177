import type { Answer } from "../app/api.ts";
import { isShown } from "../games/list.ts";
import { loadGame } from "../games/load.ts";
import { type Checked, checkGame } from "./check.ts";
import type { KeptShare, KeptShares } from "./kept-share.ts";

/** Asks for the record of a game of a table. */
type AskForRecord = (table: string, game: number) => Promise<Answer<unknown>>;

/**
 * Checks a game, and every earlier one of the table for which this device has opened a share: whoever begins a shuffle,
 * sees what it would deal, and begins another one has chosen, too.
 */
export async function checkTable(
  table: string,
  number: number,
  shares: KeptShares,
  ask: AskForRecord,
): Promise<Checked> {
  for (const share of shares.unchecked(table, number)) {
    const found = await checkOne(table, share.game, share, ask);
    if (found.found === "wrong") return found;
    if (found.found !== "unread") shares.keep({ ...share, isChecked: true });
  }
  const kept = shares.find(table, number);
  const found = await checkOne(table, number, kept, ask);
  if (kept !== null && found.found !== "unread" && found.found !== "wrong") shares.keep({ ...kept, isChecked: true });
  return found;
}

/** What a server says that has no such game, or has not dealt it. */
const NEVER_DEALT = ["no-such-game", "playing"];

async function checkOne(table: string, game: number, kept: KeptShare | null, ask: AskForRecord): Promise<Checked> {
  const record = await ask(table, game);
  if (!record.ok) {
    const isMissing = kept !== null && kept.sealed !== null && NEVER_DEALT.includes(record.error.code);
    return isMissing ? { found: "wrong", why: `game ${game} was shuffled and is not there` } : { found: "unread" };
  }
  const name = gameIn(record.value);
  if (!isShown(name)) return { found: "wrong", why: "the record is of no game that is known here" };
  try {
    return checkGame((await loadGame(name)).rules, record.value, kept);
  } catch {
    return { found: "unread" };
  }
}

function gameIn(raw: unknown): string {
  return typeof raw === "object" && raw !== null && "game" in raw ? String(raw.game) : "";
}
