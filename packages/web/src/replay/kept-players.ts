import { tabDrawer } from "../app/drawer.ts";
import type { Drawer } from "../app/settings.ts";
import type { Player } from "../table/read-seats.ts";
import type { FilmPlace } from "./address.ts";

/** Records name nobody. Who comes to a replay from its table still knows who played. */
export function keepPlayers(place: FilmPlace, seats: readonly (Player | null)[]): void {
  const players = seats.map((player) => player && { kind: player.kind, name: player.name });
  drawerOf(place).write(JSON.stringify(players));
}

/** Who played a game, by seat; nothing if nobody here knows. */
export function keptPlayers(place: FilmPlace): readonly (Player | null)[] {
  try {
    const players: unknown = JSON.parse(drawerOf(place).read() ?? "[]");
    return Array.isArray(players) && players.every(isPlayer) ? players : [];
  } catch {
    return [];
  }
}

function isPlayer(kept: unknown): kept is Player | null {
  if (kept === null) return true;
  if (typeof kept !== "object" || !("kind" in kept) || !("name" in kept)) return false;
  return (kept.kind === "person" || kept.kind === "bot") && typeof kept.name === "string";
}

function drawerOf({ table, game }: FilmPlace): Drawer {
  return tabDrawer(`darbar.players.${table}.${game}`);
}
