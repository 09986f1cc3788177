import type { Move } from "@darbar/coup";

/** The actions that bring coins for a claim, or against a block. */
export const EARNING: readonly Move["do"][] = ["tax", "steal", "foreign-aid", "embezzle"];
