import { type Actor, isNameTaken, isPlaying, NAME_TAKEN, type Table } from "@darbar/table";
import { type Refused, refused } from "@darbar/words";

/** Why somebody may not take a name now; `null` if they may. The tables are those at which they sit. */
export function barRenaming(tables: readonly Table[], actor: Actor): Refused | null {
  // Everybody at the table reads a new name: somebody who may no longer talk there could go on talking by it.
  if (tables.some(({ kicked }) => kicked.has(actor.person))) return SENT_AWAY;
  if (tables.some(isPlaying)) return IN_A_GAME;
  return tables.some((table) => isNameTaken(table, actor)) ? NAME_TAKEN.error : null;
}

const SENT_AWAY = refused("kicked.rename").error;
const IN_A_GAME = refused("playing.rename").error;
