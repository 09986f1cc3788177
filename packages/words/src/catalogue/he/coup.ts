import type { PartMessages } from "../../messages.ts";
import game from "./coup.json" with { type: "json" };
import refusals from "./coup-refusals.json" with { type: "json" };

/** What is said of Coup. */
export const coup: PartMessages["coup"] = { ...game, ...refusals };
