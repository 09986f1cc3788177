import { ok, type Result } from "@darbar/kernel";
import type { BotLevel, BotStyle, Command, Setup } from "@darbar/protocol";
import type { FastifyInstance } from "fastify";
import { newId } from "../identity/secret.ts";
import type { Service } from "../service.ts";
import { recordFor } from "../table/record.ts";
import { type Refused, refused } from "../table/refusal.ts";
import type { Actor } from "../table/seating.ts";
import { createTable, findTable, listTables, quickPlay, showRecord } from "./endpoints.ts";
import { serveEndpoint } from "./serve-endpoint.ts";

interface BotWish {
  readonly seat: number;
  readonly level: BotLevel;
  readonly style?: BotStyle | undefined;
}

type Made = Result<{ table: string; code: string }, Refused>;

/** Making tables, finding them, and what is left of their games. */
export function serveTables(app: FastifyInstance, service: Service): void {
  const { house } = service;

  serveEndpoint(app, service, createTable, ({ actor, body: { bots, ...setup } }) =>
    make(service, actor, setup, bots, []),
  );

  serveEndpoint(app, service, quickPlay, ({ actor, body }) => {
    const setup: Setup = { ...body, visibility: "link", spectators: true, bluffs: "open" };
    return make(service, actor, setup, "all", [{ do: "start" }]);
  });

  serveEndpoint(app, service, listTables, () => ok({ tables: [...house.lobby.listed()] }));

  serveEndpoint(app, service, findTable, async ({ parameters }) => {
    const table = await house.findByCode(parameters.code);
    const live = table === null ? null : await house.open(table);
    if (table === null || live === null) return refused("no-such-code", "no table has this code");
    return ok({ table, game: live.table.setup.game });
  });

  serveEndpoint(app, service, showRecord, async ({ parameters, actor }) => {
    const game = /^\d{1,6}$/.test(parameters.game) ? Number(parameters.game) : 0;
    const found = await house.findRecord(parameters.table, game);
    return found.ok ? recordFor(found.value, actor?.person ?? null) : found;
  });
}

/** Makes a table, and does there what its host would do next. */
async function make(
  { house }: Service,
  actor: Actor,
  setup: Setup,
  bots: "none" | "all" | readonly BotWish[],
  then: readonly Command[],
): Promise<Made> {
  const wishes = typeof bots === "string" ? [] : bots;
  const wrong = wishes.find(
    ({ seat }, index) => seat >= setup.seats || wishes.findIndex((other) => other.seat === seat) !== index,
  );
  if (wrong !== undefined) {
    return refused("bad-request", `bots: seat ${wrong.seat} is not there, or is given twice`);
  }
  const made = await house.create(actor, setup, typeof bots === "string" ? bots : "none");
  if (!made.ok) return made;
  const live = await house.open(made.value.table);
  const seated = wishes.map((wish): Command => ({ do: "add-bot", ...wish }));
  for (const command of [...seated, ...then]) {
    const done = await live?.do(actor, newId(), command);
    if (done !== undefined && !done.ok) return done;
  }
  return ok({ ...made.value });
}
