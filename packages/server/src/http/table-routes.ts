import { ok, type Result } from "@darbar/kernel";
import { startingWith } from "@darbar/kernel/options";
import { type BotLevel, type Command, ENDPOINTS, type Setup } from "@darbar/protocol";
import { type Actor, recordFor } from "@darbar/table";
import { type Refused, refused } from "@darbar/words";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { z } from "zod";
import { CONTEXT } from "../context.ts";
import { isCode, newId } from "../identity/secret.ts";
import type { Service } from "../service.ts";
import { addressOf, networkOf } from "./address.ts";
import { type Call, serveEndpoint } from "./serve-endpoint.ts";

const FIRST_GAME = 1;

type Made = Result<{ table: string; code: string }, Refused>;

/** Making tables, finding them, and what is left of their games. */
export function serveTables(app: FastifyInstance, service: Service): void {
  const { registry } = service;

  serveEndpoint(app, service, ENDPOINTS.createTable, ({ actor, body: { bots, ...setup }, reply }) =>
    make(service, actor, reply, setup, bots, []),
  );

  serveEndpoint(app, service, ENDPOINTS.quickPlay, ({ actor, body: { commitment, level, ...wish }, reply }) => {
    const setup: Setup = {
      ...wish,
      options: { ...readerFirst(wish.game), ...wish.options },
      visibility: "link",
      spectators: true,
      bluffs: "open",
    };
    const mixIn: readonly Command[] =
      commitment === undefined ? [] : [{ do: "commit-share", game: FIRST_GAME, commitment }];
    return make(service, actor, reply, setup, level === undefined ? "all" : othersOf(setup.seats, level), [
      ...mixIn,
      { do: "start" },
    ]);
  });

  serveEndpoint(app, service, ENDPOINTS.listTables, () => ok({ tables: [...registry.lobby.listed()] }));

  serveEndpoint(app, service, ENDPOINTS.listOwnTables, async ({ actor }) =>
    ok({ tables: [...(await service.tables.ownTables(actor.person))] }),
  );

  serveEndpoint(app, service, ENDPOINTS.findTable, (call) => find(service, call));

  serveEndpoint(app, service, ENDPOINTS.showRecord, async ({ parameters, actor }) => {
    const found = await service.tables.findRecord(parameters.table, gameNumber(parameters.game));
    return found.ok ? recordFor(CONTEXT, found.value, actor?.person ?? null) : found;
  });
}

/** The table of a code. Codes of no table are counted, and answered so often only. */
async function find(
  { registry, tables, codeMisses }: Service,
  { parameters, actor, request, reply }: Call<typeof ENDPOINTS.findTable>,
): Promise<Result<z.input<typeof ENDPOINTS.findTable.answer>, Refused>> {
  const code = parameters.code.toUpperCase();
  if (!isCode(code)) return NO_SUCH_CODE;
  const asker = { address: addressOf(request), network: networkOf(request), person: actor?.person ?? null };
  const asked = codeMisses.ask(asker);
  if (!asked.ok) {
    // Who sits at the table has nothing to find out.
    const own = actor === null ? null : await tables.ownByCode(actor.person, code);
    if (own !== null) return ok({ ...own });
    reply.header("retry-after", String(asked.error.seconds));
    return asked;
  }
  const found = await registry.findByCode(code);
  if (found === null) return NO_SUCH_CODE;
  asked.value();
  const game = await tables.gameOf(found);
  return game === null ? NO_SUCH_CODE : ok({ table: found, game });
}

/** Who plays against bots alone begins: their first decision comes at once, and nobody else is there to want it. */
function readerFirst(game: string): Setup["options"] {
  const listed = CONTEXT.gameOf(game);
  return listed === undefined ? {} : startingWith(listed.options, 0);
}

/** A bot of a level for each seat but the first. */
function othersOf(seats: number, level: BotLevel): readonly { readonly seat: number; readonly level: BotLevel }[] {
  return Array.from({ length: seats - 1 }, (_, place) => ({ seat: place + 1, level }));
}

const NO_SUCH_CODE = refused("no-such-code");

/** Makes a table if this person has not made too many; one that is not made does not count. */
async function createCounted(
  { registry, tablesMade }: Service,
  actor: Actor,
  reply: FastifyReply,
  setup: Setup,
  bots: "none" | "all",
): Promise<Made> {
  const { person } = actor;
  const seconds = Math.ceil(tablesMade.wait(person) / 1000);
  if (seconds > 0) {
    reply.header("retry-after", String(seconds));
    return refused("too-many-tables.made", { seconds });
  }
  const takeBack = tablesMade.take(person);
  const made = await registry.create(actor, setup, bots);
  if (made.ok) return ok({ ...made.value });
  takeBack();
  return made;
}

/** Which game of a table an address means; 0 is none. */
export function gameNumber(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

/** Makes a table, and does there what its host would do next. */
async function make(
  service: Service,
  actor: Actor,
  reply: FastifyReply,
  setup: Setup,
  bots: Readonly<z.output<typeof ENDPOINTS.createTable.body>["bots"]>,
  then: readonly Command[],
): Promise<Made> {
  const wishes = typeof bots === "string" ? [] : bots;
  const wrong = wishes.find(
    ({ seat }, index) => seat >= setup.seats || wishes.findIndex((other) => other.seat === seat) !== index,
  );
  if (wrong !== undefined) {
    return refused("bad-request", { detail: `bots: seat ${wrong.seat} is not there, or is given twice` });
  }
  const made = await createCounted(service, actor, reply, setup, typeof bots === "string" ? bots : "none");
  if (!made.ok) return made;
  const live = await service.registry.open(made.value.table);
  const seated = wishes.map((wish): Command => ({ do: "add-bot", ...wish }));
  for (const command of [...seated, ...then]) {
    const done = await live?.do(actor, newId(), command);
    if (done !== undefined && !done.ok) return done;
  }
  return made;
}
