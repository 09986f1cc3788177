import type { PartMessages } from "../../messages.ts";
import game from "./cops.json" with { type: "json" };
import claims from "./cops-claims.json" with { type: "json" };
import mission from "./cops-mission.json" with { type: "json" };
import refusals from "./cops-refusals.json" with { type: "json" };

/** What is said of Good Cop Bad Cop. */
export const cops: PartMessages["cops"] = { ...game, ...claims, ...mission, ...refusals };
