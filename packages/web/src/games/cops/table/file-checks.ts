import type { State } from "@darbar/cops";
import type { FileChecks } from "../../game-table.ts";
import { addsUp } from "./adds-up.ts";
import { isSeenEvent } from "./seen-event.ts";

/** How files of Good Cop Bad Cop are told from anything else. */
export const checks: FileChecks = { isSeenEvent, addsUp: (view) => addsUp(view as State) };
