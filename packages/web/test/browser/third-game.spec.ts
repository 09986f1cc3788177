import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "./fixtures.ts";
import { FAST, type Planted } from "./planted.ts";

const SERVE = fileURLToPath(new URL("../../../darbar/test/third-game/serve-pages.ts", import.meta.url));
/** Ends the server with us, however we end. */
const WATCH_PARENT = new URL("../../../../scripts/bootstrap/watch-parent.mjs", import.meta.url).href;
const COPY = fileURLToPath(new URL("../../../../.cache/third-game-pages", import.meta.url));

interface Served {
  readonly address: string;
  stop(): Promise<void>;
}

/** A server of a copy of the sources in which there is a third game (docs/adding-a-game.md). */
async function serveThirdGame(seed: string): Promise<Served> {
  const data = await mkdtemp(join(tmpdir(), "darbar-third-game-"));
  const place = { PORT: "0", HOST: "127.0.0.1", DATA_DIR: data };
  const planted = { SERVER_PLANTED: JSON.stringify({ seed, pace: FAST } satisfies Planted) };
  const environment = { ...process.env, ...place, ...planted, LOG_LEVEL: "silent", DARBAR_FREE_SPACE_MB: "0" };
  const child = spawn(process.execPath, [`--import=${WATCH_PARENT}`, SERVE, COPY], {
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
    await rm(data, { recursive: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /open at (\S+)/.exec(line) ?? [];
    if (address !== undefined) return { address, stop };
  }
  throw new Error("the server with a third game did not start");
}

test("a third game is played to its end in the page, over a socket", async ({ person, seed }) => {
  const server = await serveThirdGame(seed);
  try {
    const { page } = await person({}, server);
    await page.goto("/");
    await page.locator("article", { hasText: "Crown" }).getByRole("button").click();
    await page.waitForURL("**/t/*");
    const status = page.locator(".crown-table [role=status]");
    const answers = page.locator(".crown-table > .button");
    const won = status.filter({ hasText: "wears the crown" });
    for (;;) {
      await answers.first().or(won).waitFor();
      if ((await won.count()) > 0) break;
      const asked = await status.textContent();
      await answers.first().click();
      await expect.poll(async () => (await answers.count()) === 0 || (await status.textContent()) !== asked).toBe(true);
    }
    await page.goto("/practice/crown");
    await page.getByRole("button", { name: "Start" }).click();
    await expect(status).toBeVisible();
  } finally {
    await server.stop();
  }
});
