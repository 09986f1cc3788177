import { isPlaying, seatOf, type Table } from "@darbar/table";
import { because, type Refused } from "@darbar/words";

/**
 * Why somebody may not look at a table; `null` if they may. Who is to sit down must see the table first, so where nobody
 * watches that holds for the games only. A screen is nobody who sits.
 */
export function barWatching(table: Table, person: string, isScreen: boolean): Refused | null {
  if (seatOf(table, person) !== null && !isScreen) return null;
  if (table.kicked.has(person)) return because("kicked");
  if (table.setup.spectators || !isPlaying(table)) return null;
  return because("no-spectators");
}
