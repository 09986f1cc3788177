import type { Seat } from "@darbar/kernel";
import { tabDrawer } from "../app/drawer.ts";
import type { Drawer } from "../app/settings.ts";
import type { FilmPlace } from "./address.ts";

/** Who comes to a replay from its table still knows where they sat. */
export function keepSeatAt(place: FilmPlace, me: Seat | null): void {
  drawerOf(place).write(me === null ? "" : `${me}`);
}

/** The seat that the reader had in a game; `null` if they only watched, or nobody here knows. */
export function keptSeatAt(place: FilmPlace): Seat | null {
  const kept = drawerOf(place).read() ?? "";
  return /^\d$/.test(kept) ? Number(kept) : null;
}

function drawerOf({ table, game }: FilmPlace): Drawer {
  return tabDrawer(`darbar.seat.${table}.${game}`);
}
