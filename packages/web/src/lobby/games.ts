import type { Setup } from "@darbar/protocol";

/** The games a new table can be of. One that is added here needs its own part of the form. */
export const GAMES = ["coup"] as const satisfies readonly Setup["game"][];
export type GameName = (typeof GAMES)[number];
