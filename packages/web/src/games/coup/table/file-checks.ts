import type { State } from "@darbar/coup";
import type { FileChecks } from "../../game-table.ts";
import { addsUp, isSeenEvent } from "./seen-event.ts";

/** How files of Coup are told from anything else. */
export const checks: FileChecks = { isSeenEvent, addsUp: (view) => addsUp(view as State) };
