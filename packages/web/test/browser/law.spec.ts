import { type Browser, expect, test } from "@playwright/test";
import { preparePositionsPage } from "../law/build.ts";
import { everyCheck, LARGE_ON, largeChecks, someChecks } from "../law/checks.ts";
import { COUNT, FIGURE } from "../law/counts-reporter.ts";
import { LAUNCH } from "../law/open-browser.ts";
import type { Law } from "../law/page/faults.ts";
import type { Planted } from "../law/page/plant.ts";
import type { Position } from "../law/position.ts";
import { countOf, tellFaults } from "../law/report.ts";
import { sheetPositions } from "../law/sheet-positions.ts";
import { isPhone, nameOf, SIZES, type Size } from "../law/sizes.ts";
import { type Check, openWalker, type Walker, walk } from "../law/walker.ts";

test.use({ launchOptions: LAUNCH });

const IS_ALL = process.env.TESTS === "all";
const PHONE: Size = { width: 360, height: 640 };
const DESKTOP: Size = { width: 1_440, height: 900 };

for (const size of SIZES) {
  test(`no choice is ever outside the screen of ${nameOf(size)}`, async ({ browser }) => {
    await hold(browser, size, IS_ALL ? await everyCheck() : await someChecks(), "usual");
  });
}

for (const size of LARGE_ON) {
  test(`letters of 200 % leave the first choice in view at ${nameOf(size)}`, async ({ browser }) => {
    await hold(browser, size, await largeChecks(IS_ALL ? 120 : 20), "large");
  });
}

/** Faults that are put into the page, and which laws find them. */
const PLANTED: Readonly<Record<Planted, readonly Law[]>> = {
  "too-many": ["outside", "scrolls"],
  "too-long": ["outside", "scrolls", "cut"],
  covered: ["covered"],
  low: ["low", "cut"],
  scrolls: ["scrolls"],
};

for (const [planted, laws] of Object.entries(PLANTED) as [Planted, readonly Law[]][]) {
  test(`the law finds a fault that was planted: ${planted}`, async ({ browser }) => {
    const walker = await open(browser, PHONE);
    for (const name of ["coup-claim", "cops-turn"]) {
      await walker.show(sheetPosition(name), "en");
      const before = await toldBy(walker, laws);
      await walker.plant(planted);
      const found = (await toldBy(walker, laws)).filter((fault) => !before.includes(fault));
      expect(found, `${planted} at ${name}`).not.toEqual([]);
    }
    await walker.close();
  });
}

test("players and what is on the stage fill the table, and cards can be told apart", async ({ browser }, info) => {
  const figures: string[] = [];
  const measured = async (walker: Walker, size: Size, name: string) => {
    await walker.show(sheetPosition(name), "en");
    const measures = await walker.measure();
    const { used, narrowestCard, widestCard } = measures;
    const cards = `cards ${narrowestCard?.toFixed(0)} to ${widestCard?.toFixed(0)} px wide`;
    figures.push(`${name} at ${nameOf(size)}: ${(100 * used).toFixed(0)} % of the table used, ${cards}`);
    return measures;
  };
  const desk = await open(browser, DESKTOP);
  const claim = await measured(desk, DESKTOP, "coup-claim");
  await measured(desk, DESKTOP, "cops-turn");
  await desk.close();
  const phones: number[] = [];
  for (const size of SIZES.filter(isPhone)) {
    const phone = await open(browser, size);
    for (const name of ["coup-claim", "coup-target-ten", "cops-guns"]) {
      phones.push((await measured(phone, size, name)).narrowestCard ?? 0);
    }
    await phone.close();
  }
  info.annotations.push(...figures.map((description) => ({ type: FIGURE, description })));
  expect(claim.used).toBeGreaterThanOrEqual(0.45);
  expect(claim.narrowestCard).toBeGreaterThanOrEqual(64);
  expect(Math.min(...phones)).toBeGreaterThanOrEqual(22);
});

/** Looks at as many of these as are for this screen; fails with all that was found. */
async function hold(browser: Browser, size: Size, all: readonly Check[], letters: "usual" | "large"): Promise<void> {
  const checks = all.filter((check) => check.size === size);
  const walker = await open(browser, size);
  const walked = await walk(walker, checks, letters);
  await walker.close();
  const count = countOf(size, letters, checks, walked);
  test.info().annotations.push({ type: COUNT, description: JSON.stringify(count) });
  expect(checks.length).toBeGreaterThan(0);
  if (walked.found.length > 0) throw new Error(`the law of the table is broken:\n${tellFaults(walked.found)}`);
}

async function open(browser: Browser, size: Size): Promise<Walker> {
  return openWalker(browser, await preparePositionsPage(), size);
}

function sheetPosition(name: string): Position {
  const found = sheetPositions().find(({ id }) => id === name);
  if (found === undefined) throw new Error(`there is no position ${name}`);
  return found;
}

async function toldBy(walker: Walker, laws: readonly Law[]): Promise<readonly string[]> {
  const { faults } = await walker.look();
  return faults.filter(({ law }) => laws.includes(law)).map(({ law, what }) => `${law}: ${what}`);
}
