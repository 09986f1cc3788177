import { copsAtTable } from "@darbar/cops";
import { listGame } from "@darbar/kernel";

/** Good Cop Bad Cop, to be practised. */
export const cops = listGame(copsAtTable);
