// Plays whole games in browsers other than Chromium, and writes how many passed:
//   node packages/web/test/engines/main.ts REPORT PLACES        PLACES is JSON: where which browser is (`npm run test:all`)

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { GAME_NAMES } from "@darbar/protocol/agreed";
import { preparePages } from "../../build/pages.ts";
import type { GameName } from "../../src/games/shown-game.ts";
import type { Language } from "../../src/words/languages.ts";
import { startTestServer } from "../browser/server.ts";
import { type FirefoxPlace, firefoxAt } from "./firefox.ts";
import { visit } from "./game.ts";
import type { OpenTab } from "./tab.ts";
import { type WebKitPlace, webKitAt } from "./webkit.ts";

/** The browsers that there are. */
interface Places {
  readonly firefox?: FirefoxPlace;
  readonly webkit?: WebKitPlace;
}

/** One game in one browser and one language. */
interface Trial {
  readonly engine: string;
  readonly open: OpenTab;
  readonly game: GameName;
  readonly language: Language;
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
const count = { passed: 0, failed: 0 };
try {
  for (const [engine, open] of engines) {
    for (const game of GAME_NAMES) {
      for (const language of READERS[game]) {
        const isFine = await attempt({ engine, open, game, language }, server.address);
        count[isFine ? "passed" : "failed"] += 1;
      }
    }
  }
} finally {
  await server.dispose();
}
await writeFile(report, JSON.stringify(count));
process.exitCode = count.failed > 0 ? 1 : 0;

/** Whether a game can be played as it should be; if not, what happened is told, and how it looked is kept. */
async function attempt({ engine, open, game, language }: Trial, address: string): Promise<boolean> {
  const title = `${engine}, ${game} in ${language}`;
  const picture = join(PICTURES, `${engine}-${game}-${language}.png`.toLowerCase());
  const since = Date.now();
  let doing = "before anything was opened";
  try {
    const tab = await open(address);
    try {
      const presses = await visit(tab, {
        address,
        game,
        language,
        tell: (now) => {
          doing = now;
        },
      });
      const faults = await tab.faults();
      if (faults.length > 0) throw new Error(`something was said in the console:\n${faults.join("\n")}`);
      const seconds = Math.round((Date.now() - since) / 1_000);
      process.stdout.write(`${title}: ${presses} presses to the end of the game, ${seconds} s\n`);
      return true;
    } finally {
      await tab.picture(picture).catch(() => undefined);
      await tab.close();
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stdout.write(`${title} FAILED ${doing}: ${why}\nHow it looked: ${picture}\n`);
    return false;
  }
}
