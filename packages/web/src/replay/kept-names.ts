import { tabDrawer } from "../app/drawer.ts";
import type { Drawer } from "../app/settings.ts";
import type { FilmPlace } from "./address.ts";

/** Records name nobody. Who comes to a replay from its table still knows who played. */
export function keepNames(place: FilmPlace, names: readonly string[]): void {
  drawerOf(place).write(JSON.stringify(names));
}

/** What the players of a game were called; nothing if nobody here knows. */
export function keptNames(place: FilmPlace): readonly string[] {
  try {
    const names: unknown = JSON.parse(drawerOf(place).read() ?? "[]");
    return Array.isArray(names) && names.every((name) => typeof name === "string") ? names : [];
  } catch {
    return [];
  }
}

function drawerOf({ table, game }: FilmPlace): Drawer {
  return tabDrawer(`darbar.names.${table}.${game}`);
}
