import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "./fixtures.ts";
import { comeIn, quickTable } from "./tables.ts";

const MEASURE = fileURLToPath(new URL("../../../../scripts/browser/lighthouse/measure.mjs", import.meta.url));
/** Ends the measurement with us, however we end. */
const WATCH_PARENT = new URL("../../../../scripts/bootstrap/watch-parent.mjs", import.meta.url).href;
/** What is asked of the time; whoever only wants the figures asks for nothing. */
const isAsked = process.env.FIGURES !== "only";
const FRONT_PERFORMANCE = isAsked ? 95 : 0;
/** A table is there only when the server has told it: some round trips more on Lighthouse's slow line. */
const TABLE_PERFORMANCE = isAsked ? 90 : 0;
/** Below this power the machine is busy with something else; then less is asked of the time, and of nothing else. */
const BUSY = 1_200;
const LEAST_WHEN_BUSY = 70;
/** Whatever else the machine does makes a page slower and never faster, so the best of some attempts is the truth. */
const ATTEMPTS = 4;
const PATIENCE = 180_000;

/** What Lighthouse found. */
interface Measured {
  readonly scores: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  /** Of this machine meanwhile; below some 1000 something else kept it busy. */
  readonly power: number;
}

test.describe.configure({ timeout: PATIENCE });

test("Lighthouse is content with the front page", async ({ server }) => {
  const measured = await bestOf(FRONT_PERFORMANCE, `${server.address}/`);
  expectScores(measured, FRONT_PERFORMANCE, ["accessibility", "best-practices", "seo"]);
});

test("Lighthouse is content with the table", async ({ person, server }) => {
  const { context, page } = await person();
  await comeIn(page, "Shirin");
  const { code } = await quickTable(page);
  const [cookie] = await context.cookies();
  const measured = await bestOf(TABLE_PERFORMANCE, `${server.address}/t/${code}`, `${cookie?.name}=${cookie?.value}`);
  expectScores(measured, TABLE_PERFORMANCE, ["accessibility", "best-practices"]);
});

function expectScores({ scores, faults, power }: Measured, wanted: number, full: readonly string[]): void {
  const why = `on a machine of power ${power}\n${faults.join("\n")}`;
  // Lighthouse reckons with the machine it runs on; one that something else keeps busy says little about the page.
  const least = power < BUSY ? Math.min(LEAST_WHEN_BUSY, wanted) : wanted;
  expect(scores.performance, why).toBeGreaterThanOrEqual(least);
  for (const category of full) expect(scores[category], `${category}\n${why}`).toBe(100);
}

async function bestOf(wanted: number, url: string, cookie = ""): Promise<Measured> {
  let best: Measured | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const measured = await measure(url, cookie);
    process.stdout.write(`Lighthouse: ${JSON.stringify(measured.scores)}, machine ${measured.power}\n`);
    if (best === null || measured.scores.performance > best.scores.performance) best = measured;
    if (best.scores.performance >= wanted) return best;
  }
  return best ?? { scores: {}, faults: [], power: 0 };
}

/** Lighthouse is too heavy for a dependency; it is fetched when it is first needed, into .cache. */
function measure(url: string, cookie: string): Promise<Measured> {
  const { executablePath, chromiumSandbox } = test.info().project.use.launchOptions ?? {};
  const env = { ...process.env, CHROME_PATH: executablePath, CHROME_SANDBOX: chromiumSandbox ? "on" : "off" };
  const command = [`--import=${WATCH_PARENT}`, MEASURE, url, cookie];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { env, timeout: PATIENCE }, (error, stdout, stderr) => {
      if (error === null) resolve(JSON.parse(stdout) as Measured);
      else reject(new Error(`Lighthouse could not be run. ${stderr}`));
    });
  });
}
