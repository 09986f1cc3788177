import type { FairRecord } from "@darbar/fair";
import type { Entry } from "./fact.ts";
import { recorded } from "./record.ts";
import type { GameAtTable, Table } from "./state.ts";
import type { StoredRecord } from "./stored.ts";

/** A finished game as it is kept: its record, who played it, and what was agreed about showing it. */
export interface KeptRecord extends Pick<GameAtTable, "people" | "bluffs" | "spectators"> {
  readonly record: FairRecord;
}

/** The game of a table that ends with these entries, to be kept with them. */
export function endedBy({ game }: Table, entries: readonly Entry[], at: number): StoredRecord | null {
  if (game === null) return null;
  const moves = entries.map(({ fact }) => fact).filter((fact) => fact.type === "moved");
  return storedRecord(
    {
      ...game,
      drawn: [...game.drawn, ...moves.flatMap(({ drawn }) => drawn)],
      moves: [...game.moves, ...moves.map(({ seat, move }) => [seat, move] as const)],
    },
    at,
  );
}

/** A finished game, to be kept. */
export function storedRecord(game: GameAtTable, at: number): StoredRecord {
  const { people, bluffs, spectators } = game;
  const kept: KeptRecord = { record: recorded(game), people, bluffs, spectators };
  return { game: game.number, at, record: JSON.stringify(kept) };
}

/** A finished game as it was kept. */
export function keptRecord({ record }: StoredRecord): KeptRecord {
  return JSON.parse(record) as KeptRecord;
}
