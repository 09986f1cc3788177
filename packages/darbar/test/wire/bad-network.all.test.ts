import { join } from "node:path";
import { testChance } from "@darbar/kernel/testing";
import { openSqliteStore } from "@darbar/server";
import { expect, it, vi } from "vitest";
import type { SetupWish } from "../../src/wire/api.ts";
import { gather } from "../../src/wire/company.ts";
import { holdStore } from "../../src/wire/hold-store.ts";
import { holdViews } from "../../src/wire/hold-views.ts";
import { Ledger } from "../../src/wire/ledger.ts";
import type { RandomPlayer } from "../../src/wire/player.ts";
import { becomeQuiet } from "../../src/wire/quiet.ts";
import { startServerProcess } from "../../src/wire/server-process.ts";
import { withFolder } from "../../src/wire/temporary.ts";
import { openBadProxy } from "./bad-proxy.ts";
import { mischief } from "./mischief.ts";

const SETUPS: readonly SetupWish[] = [
  { game: "coup", seats: 2 },
  { game: "coup", seats: 4 },
  { game: "coup", seats: 6 },
  { game: "cops", seats: 4 },
  { game: "cops", seats: 6 },
];
const LINES = 40;
/**
 * It is bad until it has cut so many connections, commands were repeated so often, and so many moves were acknowledged. A
 * table knows somebody's last 64 moves and lines: a storm of 400 finds one that comes again after more than these.
 */
const STORM = 60;

it("a network that delays, doubles, reorders and cuts loses no decision and doubles none", async () => {
  const chance = testChance("bad network");
  await withFolder(async (dataDir) => {
    const server = await startServerProcess({ dataDir });
    const proxy = await openBadProxy(server.address, chance);
    const tricks = mischief(chance);
    const ledger = new Ledger();
    try {
      const manner = {
        whereabouts: () => proxy.address,
        home: () => server.address,
        scorer: ledger,
        newSending: tricks.newSending,
        chance,
      };
      const companies = await gather(SETUPS, manner);
      const players = companies.flatMap((company) => company.players);
      for (const player of players) player.play();
      const spoken = speak(companies[0].players[0]);
      const least = (): number => Math.min(ledger.acknowledgements, proxy.cuts(), tricks.repeats());
      await vi.waitUntil(() => least() >= STORM, { timeout: 200_000, interval: 10 });
      proxy.behave();
      tricks.stop();
      await spoken;
      expect(await becomeQuiet(companies)).toBe(0);
      expect(await holdViews(server.address, companies)).toEqual([]);
      for (const player of players) player.client.end();
      await server.stop();

      const { lost, doubled, contradicted, differing } = await holdStore(dataDir, companies, ledger);
      expect({ lost, doubled, contradicted, differing }).toEqual({
        lost: [],
        doubled: [],
        contradicted: [],
        differing: [],
      });
      expect(await linesSaid(dataDir, companies[0].table)).toEqual(Array.from({ length: LINES }, (_, line) => line));
    } finally {
      await proxy.close();
      await server.stop();
    }
  });
});

/** Says line after line, each when the one before is kept. */
async function speak(player: RandomPlayer): Promise<void> {
  for (let line = 0; line < LINES; line++) await player.do({ do: "say", text: `${line}` });
}

async function linesSaid(dataDir: string, table: string): Promise<readonly number[]> {
  const store = await openSqliteStore(join(dataDir, "darbar.db"));
  try {
    const said = (await store.talk(table)).map(({ line }) => JSON.parse(line) as { said: { text: string } });
    return said.map(({ said: { text } }) => Number(text)).sort((a, b) => a - b);
  } finally {
    await store.close();
  }
}
