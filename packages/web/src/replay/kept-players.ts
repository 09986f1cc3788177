import type { Seat } from "@darbar/kernel";
import { deviceStorage } from "../app/storage.ts";
import type { NamedPlayer } from "../table/read-seats.ts";
import type { FilmPlace } from "./address.ts";

/** Who played a game that this device has seen, and which seat its reader had; `null`: they only watched. */
interface KeptGame extends FilmPlace {
  readonly players: readonly (NamedPlayer | null)[];
  readonly me: Seat | null;
}

const STORAGE = deviceStorage("darbar.players");
/** So many games are remembered. */
const MOST = 24;

/**
 * Records name nobody. Who was at the table still knows who played, also when they come to the replay by a link. What was
 * known first stays: later somebody may have left.
 */
export function keepPlayers(place: FilmPlace, seats: readonly (NamedPlayer | null)[], me: Seat | null): void {
  const players = seats.map((player) => player && { kind: player.kind, name: player.name });
  const games = all();
  if (games.some((game) => isAt(game, place))) return;
  const { table, game } = place;
  STORAGE.write(JSON.stringify([...games, { table, game, players, me }].slice(-MOST)));
}

/** Who played a game, by seat; nothing if nobody here knows. */
export function keptPlayers(place: FilmPlace): readonly (NamedPlayer | null)[] {
  return all().find((game) => isAt(game, place))?.players ?? [];
}

/** The seat that the reader had in a game; `null` if they only watched, or nobody here knows. */
export function keptSeatAt(place: FilmPlace): Seat | null {
  return all().find((game) => isAt(game, place))?.me ?? null;
}

function isAt({ table, game }: FilmPlace, place: FilmPlace): boolean {
  return table === place.table && game === place.game;
}

function all(): readonly KeptGame[] {
  try {
    const games: unknown = JSON.parse(STORAGE.read() ?? "[]");
    return Array.isArray(games) && games.every(isKept) ? games : [];
  } catch {
    return [];
  }
}

function isKept(raw: unknown): raw is KeptGame {
  if (typeof raw !== "object" || raw === null) return false;
  const { table, game, players, me } = raw as Partial<Record<keyof KeptGame, unknown>>;
  const isPlaced = typeof table === "string" && typeof game === "number" && (me === null || typeof me === "number");
  return isPlaced && Array.isArray(players) && players.every(isPlayer);
}

function isPlayer(kept: unknown): kept is NamedPlayer | null {
  if (kept === null) return true;
  if (typeof kept !== "object" || !("kind" in kept) || !("name" in kept)) return false;
  return (kept.kind === "person" || kept.kind === "bot") && typeof kept.name === "string";
}
