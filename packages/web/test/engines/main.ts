// Plays whole games in browsers other than Chromium, and writes how many passed:
//   node packages/web/test/engines/main.ts REPORT PLACES        PLACES is JSON: where which browser is (`npm run test:all`)

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { GAME_NAMES } from "@darbar/protocol/agreed";
import type { Language } from "@darbar/words/languages";
import { preparePages } from "../../build/pages.ts";
import type { GameName } from "../../src/games/shown-game.ts";
import { startTestServer } from "../browser/server.ts";
import { type FirefoxPlace, firefoxAt } from "./firefox.ts";
import { visit } from "./game.ts";
import { checkChecks } from "./planted.ts";
import type { OpenTab, Tab } from "./tab.ts";
import { type WebKitPlace, webKitAt } from "./webkit.ts";

/** The browsers that there are. */
interface Places {
  readonly firefox?: FirefoxPlace;
  readonly webkit?: WebKitPlace;
}

/** Something to be tried in a browser that has never been here; answers what there is to say of it. */
interface Trial {
  readonly title: string;
  run(tab: Tab, tell: (doing: string) => void): Promise<string>;
}

const PICTURES = fileURLToPath(new URL("../../../../.cache/engines", import.meta.url));
/** One that is written to the left, one to the right; between the games, all of them. */
const READERS: Readonly<Record<GameName, readonly Language[]>> = { coup: ["fa", "ru"], cops: ["he", "en"] };

// A signal ends us, and whatever was started ends with us.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

const [report = "", places = "{}"] = process.argv.slice(2);
const { firefox, webkit } = JSON.parse(places) as Places;
const engines: readonly (readonly [string, OpenTab])[] = [
  ...(firefox === undefined ? [] : [["Firefox", firefoxAt(firefox)] as const]),
  ...(webkit === undefined ? [] : [["WebKit", webKitAt(webkit)] as const]),
];
await preparePages((text) => process.stdout.write(`Darbar: ${text}\n`));
await mkdir(PICTURES, { recursive: true });
const server = await startTestServer();
const { address } = server;
const count = { passed: 0, failed: 0 };
try {
  for (const [engine, open] of engines) {
    for (const trial of trials()) count[(await attempt(engine, open, trial)) ? "passed" : "failed"] += 1;
  }
} finally {
  await server.dispose();
}
await writeFile(report, JSON.stringify(count));
process.exitCode = count.failed > 0 ? 1 : 0;

/** First whether the checks see anything at all, then the games. */
function trials(): readonly Trial[] {
  const checks: Trial = {
    title: "faults that are planted",
    run: async (tab) => {
      await checkChecks(tab, address);
      return "all were told";
    },
  };
  const games = GAME_NAMES.flatMap((game) => READERS[game].map((language) => gameIn(game, language)));
  return [checks, ...games];
}

function gameIn(game: GameName, language: Language): Trial {
  return {
    title: `${game} in ${language}`,
    run: async (tab, tell) => {
      const presses = await visit(tab, { address, game, language, tell });
      const faults = await tab.faults();
      if (faults.length > 0) throw new Error(`this should not have happened:\n${faults.join("\n")}`);
      return `${presses} presses to the end of the game`;
    },
  };
}

/** Whether something goes as it should; if not, what happened is told. How it looked at last is kept in any case. */
async function attempt(engine: string, open: OpenTab, { title, run }: Trial): Promise<boolean> {
  const picture = join(PICTURES, `${engine} ${title}.png`.toLowerCase().replaceAll(" ", "-"));
  const since = Date.now();
  let doing = "at the beginning";
  try {
    const tab = await open(address);
    try {
      const said = await run(tab, (now) => {
        doing = now;
      });
      process.stdout.write(`${engine}, ${title}: ${said}, ${Math.round((Date.now() - since) / 1_000)} s\n`);
      return true;
    } finally {
      await tab.picture(picture).catch(() => undefined);
      await tab.close();
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stdout.write(`${engine}, ${title} FAILED ${doing}: ${why}\nHow it looked: ${picture}\n`);
    return false;
  }
}
