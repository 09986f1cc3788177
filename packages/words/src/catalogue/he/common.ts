import type { PartMessages } from "../../messages.ts";
import app from "./app.json" with { type: "json" };
import bots from "./bots.json" with { type: "json" };
import lobby from "./lobby.json" with { type: "json" };
import refusals from "./problems.json" with { type: "json" };
import setup from "./setup.json" with { type: "json" };
import table from "./table.json" with { type: "json" };

/** What every page says. */
export const common: PartMessages["common"] = { ...app, ...bots, ...refusals, ...lobby, ...setup, ...table };
