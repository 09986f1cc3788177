import { ok, type Result } from "@darbar/kernel";
import type { FastifyInstance } from "fastify";
import type { Service } from "../service.ts";
import { type Refused, refused } from "../table/refusal.ts";
import type { Actor } from "../table/seating.ts";
import { keepGame, showKept } from "./endpoints.ts";
import { serveEndpoint } from "./serve-endpoint.ts";
import { gameNumber } from "./table-routes.ts";

type Keeping = Result<{ kept: boolean; days: number }, Refused>;

/** Keeping finished games beyond the life of their tables: for who has played them. */
export function serveKeeping(app: FastifyInstance, service: Service): void {
  const { house, config } = service;
  const days = config.forgetTables;

  serveEndpoint(app, service, showKept, async ({ parameters, actor }): Promise<Keeping> => {
    const { table, game } = { table: parameters.table, game: gameNumber(parameters.game) };
    const barred = await barKeeping(service, table, game, actor);
    return barred ?? ok({ kept: await house.isKept(table, game, actor.person), days });
  });

  serveEndpoint(app, service, keepGame, async ({ parameters, actor, body: { kept } }): Promise<Keeping> => {
    const { table, game } = { table: parameters.table, game: gameNumber(parameters.game) };
    const barred = await barKeeping(service, table, game, actor);
    if (barred !== null) return barred;
    await house.keepGame(table, game, actor.person, kept);
    return ok({ kept, days });
  });
}

async function barKeeping(
  { house }: Service,
  table: string,
  game: number,
  { person }: Actor,
): Promise<{ readonly ok: false; readonly error: Refused } | null> {
  const found = await house.findRecord(table, game);
  if (!found.ok) return found;
  return found.value.people.includes(person)
    ? null
    : refused("not-yours", "only who played this game can have it kept");
}
