import { fileURLToPath } from "node:url";
import { GAME_NAMES } from "@darbar/protocol/agreed";
import type { Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { PHONE } from "./people.ts";
import { FAST } from "./planted.ts";
import { startTestServer, type TestServer } from "./server.ts";

/** A slow phone on a slow line: how much slower than here it reckons, and how fast its line is. */
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Each time is the median of so many. */
const TIMES = Number(process.env.TIMES ?? 5);
/** Another checkout of Darbar to be compared with: both are measured in turns, in the same minutes. */
const BASELINE = process.env.BASELINE ?? "";
const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const LANGUAGE = "fa";

/** How long it took from the beginning, in milliseconds: until a game could be asked for, and until it asked for a move. */
interface Measured {
  readonly front: number;
  readonly decision: number;
}

test.describe.configure({ timeout: 900_000 });

for (const game of GAME_NAMES) {
  test(`how long somebody new waits for the first decision of ${game}`, async ({ person, seed }) => {
    const checkouts = BASELINE === "" ? [ROOT] : [BASELINE, ROOT];
    const servers = await Promise.all(checkouts.map((checkout) => startTestServer({}, checkout)));
    try {
      const found = servers.map((): Measured[] => []);
      for (let time = 0; time < TIMES; time++) {
        for (const [index, server] of servers.entries()) {
          await server.plant({ seed: `${seed}, ${time}`, pace: FAST });
          const { context, page } = await person({ language: LANGUAGE, viewport: PHONE }, server);
          found[index].push(await firstDecision(page, game, server));
          await context.close();
        }
      }
      for (const [index, checkout] of checkouts.entries()) tell(`${game}, ${checkout}`, found[index]);
      if (found.length === 2) tellRatio(game, found[0], found[1]);
    } finally {
      await Promise.all(servers.map((server) => server.dispose()));
    }
  });
}

/** Comes to the front page for the first time, has the game begin as soon as there is a button for it, and waits to be asked. */
async function firstDecision(page: Page, game: (typeof GAME_NAMES)[number], server: TestServer): Promise<Measured> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const begun = performance.now();
  await page.goto(`${server.address}/`, { waitUntil: "commit" });
  const button = page.locator(".game-card").nth(GAME_NAMES.indexOf(game)).locator(".button.primary").first();
  await button.waitFor();
  const front = performance.now() - begun;
  await button.click();
  await page.locator(`.${game}-table [data-choice]`).first().waitFor();
  const decision = performance.now() - begun;
  return { front, decision };
}

function tell(what: string, measured: readonly Measured[]): void {
  const fronts = measured.map(({ front }) => front);
  const decisions = measured.map(({ decision }) => decision);
  process.stdout.write(`${what}: front page ${said(fronts)}, first decision ${said(decisions)}\n`);
}

function said(times: readonly number[]): string {
  const [least, most] = [Math.min(...times), Math.max(...times)];
  return `${median(times).toFixed(0)} ms (${least.toFixed(0)}–${most.toFixed(0)})`;
}

function tellRatio(game: string, before: readonly Measured[], after: readonly Measured[]): void {
  const [was, is] = [before, after].map((measured) => median(measured.map(({ decision }) => decision)));
  process.stdout.write(`${game}: ${(100 * (1 - is / was)).toFixed(1)} % less until the first decision\n`);
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
