import { ok, type Result } from "@darbar/kernel";
import { ENDPOINTS } from "@darbar/protocol";
import type { Actor } from "@darbar/table";
import { type Refused, refused } from "@darbar/words";
import type { FastifyInstance } from "fastify";
import type { Service } from "../service.ts";
import { type Call, serveEndpoint } from "./serve-endpoint.ts";
import { gameNumber } from "./table-routes.ts";

/** Keeping finished games beyond the life of their tables: for whoever has played them. */
export function serveKeeping(app: FastifyInstance, service: Service): void {
  const { registry, config } = service;
  const days = config.forgetTables;

  serveEndpoint(app, service, ENDPOINTS.showKept, async ({ parameters, actor }) => {
    const found = await findGame(service, parameters, actor);
    if (!found.ok) return found;
    const { table, game, isTheirs } = found.value;
    return ok({ kept: isTheirs ? await registry.archive.isKept(table, game, actor.person) : null, days });
  });

  serveEndpoint(app, service, ENDPOINTS.keepGame, async ({ parameters, actor, body: { kept } }) => {
    const found = await findGame(service, parameters, actor);
    if (!found.ok) return found;
    const { table, game, isTheirs } = found.value;
    if (!isTheirs) return refused("not-yours");
    await registry.archive.keep(table, game, actor.person, kept);
    return ok({ kept, days });
  });
}

interface Found {
  readonly table: string;
  readonly game: number;
  /** Whether this person has played it. */
  readonly isTheirs: boolean;
}

async function findGame(
  { tables }: Service,
  parameters: Call<typeof ENDPOINTS.keepGame>["parameters"],
  { person }: Actor,
): Promise<Result<Found, Refused>> {
  const { table } = parameters;
  const game = gameNumber(parameters.game);
  const found = await tables.findRecord(table, game);
  return found.ok ? ok({ table, game, isTheirs: found.value.people.includes(person) }) : found;
}
