import type { Messages } from "../messages.ts";
import app from "./app.json" with { type: "json" };
import coup from "./coup.json" with { type: "json" };
import learn from "./learn.json" with { type: "json" };
import lobby from "./lobby.json" with { type: "json" };
import replay from "./replay.json" with { type: "json" };
import table from "./table.json" with { type: "json" };

export const messages: Messages = { ...app, ...coup, ...learn, ...lobby, ...replay, ...table };
