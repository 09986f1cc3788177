import type { LiveTable } from "../table/live-table.ts";
import type { Actor } from "../table/seating.ts";
import { seatOf } from "../table/state.ts";

/** Sees to it that a person who sits at a table does so under the name they have now. */
export async function renameAt(live: LiveTable, { person, name }: Actor): Promise<void> {
  const seat = seatOf(live.table, person);
  if (seat !== null && live.table.seats[seat]?.name !== name) await live.state([{ type: "renamed", person, name }]);
}
