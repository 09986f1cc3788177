import { useEffect, useMemo, useRef } from "preact/hooks";
import type { StorageSlot } from "../app/settings.ts";
import { deviceStorage } from "../app/storage.ts";
import type { TableModel } from "../table/model.ts";
import type { TableProps } from "../table/props.ts";

/** So many games of one kind are played with more help than later ones. */
const FIRST_GAMES = 3;

/** How many games of each kind were played to their end on this device; it is kept here only. */
export const GAMES_PLAYED = deviceStorage("darbar.games-played");

/** How many games of a kind were played; what cannot be read was never kept. */
export function gamesPlayed({ read }: Pick<StorageSlot, "read">, game: string): number {
  const count = readAll(read())[game];
  return typeof count === "number" && Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** One more game of a kind was played to its end. More than the first ones are not counted. */
export function countGame(storage: StorageSlot, game: string): void {
  const played = gamesPlayed(storage, game);
  if (played >= FIRST_GAMES) return;
  storage.write(JSON.stringify({ ...readAll(storage.read()), [game]: played + 1 }));
}

/** Whether somebody at this device is new to a game: they have not played their first ones to the end. */
export function isNewTo(game: string): boolean {
  return gamesPlayed(GAMES_PLAYED, game) < FIRST_GAMES;
}

/**
 * Whether the reader plays one of their first games of this kind, from its beginning to its end. A game counts when it
 * ends before their eyes, so that neither a reload nor a game that was left is counted.
 */
export function useFirstGames(model: TableModel, mode: TableProps["mode"]): boolean {
  const { game, me } = model;
  const plays = me !== null && game !== null && (mode === "live" || mode === "practice");
  const isOver = game?.outcome != null;
  const name = game?.game ?? "";
  const isFirst = useMemo(() => isNewTo(name), [name, game?.number]);
  const playing = useRef<number | null>(null);
  useEffect(() => {
    if (!plays) return;
    if (!isOver) playing.current = game.number;
    else if (playing.current === game.number) {
      playing.current = null;
      countGame(GAMES_PLAYED, name);
    }
  }, [plays, isOver, game?.number]);
  return plays && isFirst;
}

function readAll(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
