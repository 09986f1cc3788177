import refusals from "@darbar/words/catalogue/en/coup.json" with { type: "json" };
import type { PartMessages } from "../messages.ts";
import game from "./coup.json" with { type: "json" };

/** What is said of Coup. */
export const coup: PartMessages["coup"] = { ...game, ...refusals };
