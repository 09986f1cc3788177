// Takes the pictures of the README: node packages/web/test/browser/readme-shots.ts FOLDER [FRAMES] (`npm run screenshots`).
// FRAMES: a folder for the single pictures of a challenge, which the animated picture is made of.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { coup } from "@darbar/coup";
import { type GameRecord, replay } from "@darbar/kernel";
import { chromium, type Page } from "@playwright/test";
import { toOver } from "./at-coup.ts";
import { toCops } from "./cops-practice.ts";
import { IN_TURN } from "./cops-screens.ts";
import { openPerson, type PersonWish } from "./people.ts";
import { keepPractice } from "./positions.ts";
import { startTestServer } from "./server.ts";
import { comeIn, quickTable } from "./tables.ts";

interface Shot {
  readonly name: string;
  readonly wish: PersonWish;
  /** What is there when the picture can be taken; the first choice unless said. */
  readonly until?: string;
  /** Goes to the table of which the picture is taken; `other`: the browser of somebody else. */
  open(page: Page, other: () => Promise<Page>): Promise<unknown>;
}

const PASS = { do: "pass" } as const;

/** What everybody is dealt, two cards a seat; and what is drawn in these turns: for a card that was shown, and to exchange. */
const DEALT = ["duke", "contessa", "captain", "assassin", "ambassador", "contessa", "duke", "captain"];
const DRAWN = ["ambassador", "captain", "assassin"];

/** A few turns in which something is claimed, proven and lost, up to the reader's own. */
const TURNS: GameRecord["moves"] = [
  [0, { do: "tax" }],
  [1, PASS],
  [2, PASS],
  [3, PASS],
  [1, { do: "steal", target: 2 }],
  [0, PASS],
  [2, PASS],
  [3, PASS],
  [2, { do: "exchange" }],
  [0, { do: "challenge" }],
  [2, { do: "show" }],
  [0, { do: "lose", card: "duke" }],
];

const TURN = game([...TURNS, [2, { do: "return", cards: ["contessa", "captain"] }], [3, { do: "income" }]], DRAWN);

/** Somebody sends an assassin to the reader, who has the Contessa. */
const ASSASSINATED = game([...TURN.moves, [0, { do: "income" }], [1, { do: "assassinate", target: 0 }]], DRAWN);

/** Somebody who has no Duke takes tax. */
const LIE = game(
  [
    [0, { do: "income" }],
    [1, { do: "tax" }],
  ],
  [],
);

const SHOTS: readonly Shot[] = [
  {
    name: "desktop-en",
    wish: { language: "en", theme: "dark", viewport: { width: 1440, height: 900 } },
    open: (page) => toGame(page, ASSASSINATED),
  },
  {
    name: "phone-fa",
    wish: { language: "fa", theme: "dark", viewport: { width: 390, height: 844 } },
    open: (page) => toGame(page, TURN),
  },
  {
    name: "cops-desktop-en",
    wish: { language: "en", theme: "dark", viewport: { width: 1440, height: 900 } },
    open: (page) => toCops(page, IN_TURN),
  },
  {
    name: "television-en",
    wish: { language: "en", theme: "dark", viewport: { width: 1920, height: 1080 }, reducedMotion: false },
    until: ".mode-screen .speech",
    open: async (page, other) => toTelevision(page, await other()),
  },
  {
    name: "end-fa",
    wish: { language: "fa", theme: "dark", viewport: { width: 390, height: 844 } },
    until: ".end-sheet .end-way",
    open: toEnd,
  },
];

/** How many pictures a film has, and how many of them are taken a second. */
const FRAMES = 46;
const RATE = 10;

const [folder = "docs/screenshots", frames] = process.argv.slice(2);
const { CHROME_PATH, CHROME_SANDBOX } = process.env;
await mkdir(folder, { recursive: true });
const server = await startTestServer();
await server.plant({ seed: "pictures", pace: { grid: 500, floor: 8_000, pause: 1 } });
const browser = await chromium.launch({
  ...(CHROME_PATH === undefined ? {} : { executablePath: CHROME_PATH }),
  chromiumSandbox: CHROME_SANDBOX === "on",
});
try {
  for (const shot of SHOTS) {
    const { page, context } = await openPerson(browser, server.address, shot.wish);
    await shot.open(page, async () => (await openPerson(browser, server.address)).page);
    await page.evaluate(() => document.fonts.ready);
    await page
      .locator(shot.until ?? ".prompt .choice")
      .first()
      .waitFor();
    await page.waitForTimeout(1_000);
    await page.screenshot({ path: join(folder, `${shot.name}.png`) });
    process.stdout.write(`${join(folder, `${shot.name}.png`)}\n`);
    await context.close();
  }
  if (frames !== undefined) {
    const wish = {
      language: "en",
      theme: "dark",
      viewport: { width: 1100, height: 690 },
      reducedMotion: false,
    } as const;
    await film((await openPerson(browser, server.address, wish)).page, frames);
  }
} finally {
  await browser.close();
  await server.dispose();
}

/** A game of four after some moves. Nothing is left to a seed: practice keeps what was drawn, and no seed. */
function game(moves: GameRecord["moves"], drawn: readonly string[]): GameRecord {
  return {
    game: coup.id,
    version: coup.version,
    options: {},
    seats: 4,
    draws: [...DEALT, ...drawn],
    moves,
  };
}

/** Goes on with a game at a practice table. */
async function toGame(page: Page, record: GameRecord): Promise<void> {
  const played = replay(coup, record);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  await page.goto("/");
  await keepPractice(page, record);
  await page.goto("/practice");
}

/** A television shows the tax of somebody who sits at the table with their phone. */
async function toTelevision(page: Page, phone: Page): Promise<void> {
  await comeIn(phone, "Shirin");
  const { code } = await quickTable(phone, { clock: "relaxed", options: { first: 0 } });
  await page.goto(`/t/${code}/screen`);
  await page.locator(".mode-screen").waitFor();
  await phone.goto(`/t/${code}`);
  await phone.locator("[data-choice=tax]").click();
}

/** The end of a practice game, when everything about it has been thought. */
async function toEnd(page: Page): Promise<void> {
  await toOver(page);
  await page.locator(".end-thinking").last().waitFor({ state: "detached" });
}

/** The pictures of a challenge, one after the other, in a folder of their own. */
async function film(page: Page, into: string): Promise<void> {
  await toGame(page, LIE);
  await mkdir(into, { recursive: true });
  const challenge = page.locator("[data-choice=challenge]");
  await challenge.waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(3_500);
  for (let frame = 0; frame < FRAMES; frame++) {
    if (frame === 6 || frame === 9) await challenge.click();
    const taken = page.waitForTimeout(1_000 / RATE);
    await page.screenshot({ path: join(into, `${String(frame).padStart(3, "0")}.png`) });
    await taken;
  }
}
