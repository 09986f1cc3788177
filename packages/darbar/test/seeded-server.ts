// A server for tests, as a process of its own: `darbar serve`, except that a seed decides what is left to chance. Whoever
// has started it sends the seed of each test; `darbar serve` itself takes none, from nobody.

import { createHash } from "node:crypto";
import { readConfig, type ServerOverrides, startServer } from "@darbar/server";
import { preparePages } from "@darbar/web/pages";

/** What a test sends: what decides the chances of new tables, and how fast those are. */
interface Planted {
  readonly seed: string;
  readonly pace: { readonly grid: number; readonly floor: number; readonly pause: number };
}

type AtOneTable = NonNullable<NonNullable<ServerOverrides["host"]>["atOneTable"]>;

/** At first by the environment: tables that go on after a restart wake before anything can be sent. */
let planted = JSON.parse(process.env.SERVER_PLANTED ?? "") as Planted;
let tables = 0;

process.on("message", (given: Planted) => {
  planted = given;
  tables = 0;
  process.send?.(planted);
});

/** What a new table finds: the first one since the seed was sent draws the same every time, and so does the second. */
function atOneTable(): ReturnType<AtOneTable> {
  const { seed, pace } = planted;
  const own = `${seed}, table ${tables++}`;
  let drawn = 0;
  const next = (): Buffer => createHash("sha256").update(`${own}, draw ${drawn++}`).digest();
  return { ...pace, chance: () => next().readUIntBE(0, 6) / 2 ** 48, newSecret: () => next().toString("hex") };
}

const config = readConfig(process.env);
if (!config.ok) throw new Error(config.error);
const pages = await preparePages((text) => process.stdout.write(`Darbar: ${text}\n`));
const server = await startServer(config.value, { pages, host: { atOneTable } });
process.stdout.write(`Darbar is open at ${server.address}\n`);
process.once("SIGTERM", () => {
  void server.close().then(() => process.exit(0));
});
