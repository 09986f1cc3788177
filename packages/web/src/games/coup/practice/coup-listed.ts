import { coupAtTable } from "@darbar/coup";
import { listGame } from "@darbar/kernel";

/** Coup, to be practised. */
export const coup = listGame(coupAtTable);
