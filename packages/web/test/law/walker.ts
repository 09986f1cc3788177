import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@darbar/words/languages";
import type { Browser, Page } from "@playwright/test";
import type { Settings } from "../../src/app/settings.ts";
import type { Fault, Law } from "./page/faults.ts";
import type { Figures } from "./page/figures.ts";
import type { Planted } from "./page/plant.ts";
import type { Position } from "./position.ts";
import { isPhone, isTouched, nameOf, type Size } from "./sizes.ts";

/** A page of positions on a screen of one size. */
export interface Walker {
  readonly page: Page;
  /** Shows a position and presses what it says; answers what went wrong with that. */
  show(position: Position, language: Language): Promise<readonly Fault[]>;
  /** What of the law it breaks. */
  look(): Promise<{ readonly faults: readonly Fault[]; readonly pressables: number }>;
  /** Sets letters to another size, for everything that is shown from then on. */
  enlarge(letters: string): Promise<void>;
  /** What is wrong where letters are large. */
  lookEnlarged(): Promise<readonly Fault[]>;
  measure(): Promise<Figures>;
  /** Puts a fault into what is shown. */
  plant(planted: Planted): Promise<void>;
  close(): Promise<void>;
}

/** What the page says when it asks the server: that a game can be kept, and of nothing else. */
const KEPT = { kept: false, days: 30 };
const HERE = "http://positions.test";

/** Opens the page of positions (`folder`: where it was built) on a screen. */
export async function openWalker(
  browser: Browser,
  folder: string,
  size: Size,
  theme: Settings["theme"] = "dark",
): Promise<Walker> {
  const touched = isTouched(size);
  const context = await browser.newContext({
    viewport: size,
    hasTouch: touched,
    isMobile: touched,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith("/keep")) return route.fulfill({ json: KEPT });
    const file = join(folder, pathname === "/" ? "index.html" : pathname);
    const isThere = existsSync(file) && statSync(file).isFile();
    return isThere
      ? route.fulfill({ path: file })
      : route.fulfill({ status: 404, json: { code: "not-here", error: "" } });
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => void complaints.push(message));
  await page.goto(`${HERE}/`);
  await page.waitForFunction(() => window.positions !== undefined);
  const screen = { ...size, isPhone: isPhone(size) };
  return {
    page,
    show: async (position, language) => {
      const missing = await page.evaluate(([what, speaks, wears]) => window.positions.show(what, speaks, wears), [
        position,
        language,
        theme,
      ] as const);
      const lost = missing === null ? [] : [fault(`there is no choice ${missing} to press`)];
      return [...lost, ...complaints.splice(0).map((message) => fault(`the page failed: ${message}`))];
    },
    look: () => page.evaluate((on) => window.positions.faultsShown(on), screen),
    enlarge: (letters) => page.evaluate((size) => window.positions.enlarge(size), letters),
    lookEnlarged: () => page.evaluate((on) => window.positions.largeFaults(on), screen),
    measure: () => page.evaluate(() => window.positions.figuresOf()),
    plant: async (planted) => {
      await page.evaluate((what) => window.positions.plant(what), planted);
      await page.evaluate(() => window.positions.atRest());
    },
    close: () => context.close(),
  };
}

function fault(what: string, law: Law = "lost"): Fault {
  return { law, what };
}

/** A fault, and where it was found. */
export interface Found extends Fault {
  readonly size: string;
  readonly language: Language;
  readonly position: Position;
}

/** One thing to look at. */
export interface Check {
  readonly position: Position;
  readonly size: Size;
  readonly language: Language;
}

/** What came of looking at positions on one screen. */
export interface Walked {
  readonly found: readonly Found[];
  /** How much could be pressed in all. */
  readonly pressables: number;
}

/** Looks at these positions, all on the screen of this page; with large letters there is another law. */
export async function walk(
  walker: Walker,
  checks: readonly Check[],
  letters: "usual" | "large" = "usual",
): Promise<Walked> {
  const found: Found[] = [];
  let count = 0;
  if (letters === "large") await walker.enlarge("200%");
  for (const { position, size, language } of checks) {
    const lost = await walker.show(position, language);
    const { faults, pressables } =
      letters === "usual" ? await walker.look() : { faults: await walker.lookEnlarged(), pressables: 0 };
    count += pressables;
    found.push(...[...lost, ...faults].map((each) => ({ ...each, size: nameOf(size), language, position })));
  }
  return { found, pressables: count };
}
