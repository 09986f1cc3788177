import { LANGUAGES } from "@darbar/words/languages";
import { expect, type Locator, type Page } from "@playwright/test";
import { askEverything } from "./at-coup.ts";
import type { OpenPerson } from "./fixtures.ts";
import type { PersonWish, TestPerson } from "./people.ts";
import type { TestServer } from "./server.ts";
import { takeSeat } from "./sitting.ts";
import { comeIn, newTable } from "./tables.ts";
import { wordsIn } from "./words.ts";

/** What can be pressed now as the answer to a question. */
export function choices(page: Page): Locator {
  return page.locator("[data-choice]:not([aria-disabled])");
}

/** One thing that can be done now, by its name in the rules. */
export function choice(page: Page, name: string): Locator {
  return page.locator(`[data-choice="${name}"]`);
}

/** What is said of answers that were given for somebody: a page tells it only if it was there. */
const FOR_ONE: ReadonlySet<string> = new Set(
  LANGUAGES.map(wordsIn).flatMap((t) => [t("table.passed-for-you"), t("table.answered-for-you")]),
);

/** The lines of the log that tell what happened; it stands beside the table on a wide screen. */
export async function logLines(page: Page): Promise<readonly string[]> {
  const lines = await page.locator("ol.log > li").allInnerTexts();
  return lines.filter(tellsWhatHappened);
}

/** Whether a line tells what happened, not what was answered for its reader. */
export function tellsWhatHappened(line: string): boolean {
  return !FOR_ONE.has(line);
}

/** Fails unless two pages of the same person tell the same, as soon as both have shown everything. */
export async function expectSameLog(one: Page, other: Page): Promise<void> {
  await expect(async () => expect(await logLines(one)).toEqual(await logLines(other))).toPass();
}

/** What can be seen of one's own seat, in one sentence. */
export function ownSeat(page: Page): Promise<string> {
  return page.locator("section.own > p").innerText();
}

/** How many coins a sentence about a seat tells of. */
export function coinsIn(sentence: string): number {
  return Number(/(\d+) coins?/.exec(sentence)?.[1]);
}

/** Who comes to a table, and through which server or proxy. */
export interface Guest {
  readonly wish?: PersonWish;
  readonly server?: TestServer;
}

/** Two people in a game that has begun: the one to move, and the other. */
export interface Pair {
  readonly mover: TestPerson;
  readonly other: TestPerson;
  readonly code: string;
}

/**
 * Seats two people at a table of two and starts the game, without a draft; both want to be asked everything. Whoever is to
 * move comes first.
 */
export async function twoAtTable(person: OpenPerson, one: Guest = {}, two: Guest = one): Promise<Pair> {
  const t = wordsIn("en");
  const host = await person(one.wish, one.server);
  const guest = await person(two.wish, two.server);
  await Promise.all([comeIn(host.page, "Shirin"), comeIn(guest.page, "Farhad")]);
  const { code } = await newTable(host.page, { seats: 2, options: { draft: false }, bots: "none", clock: "relaxed" });
  await Promise.all([host, guest].map(({ page }) => page.goto(`/t/${code}`)));
  // Whoever sits down first is the host.
  for (const { page } of [host, guest]) await takeSeat(page, "en");
  await host.page.locator("button:not([aria-disabled=true])", { hasText: t("lobby.start") }).click();
  for (const { page } of [host, guest]) await askEverything(page);
  // The one that is not to move waits in vain, which is no fault.
  const mover = await Promise.any(
    [host, guest].map(async (each) => {
      await choice(each.page, "income").waitFor();
      return each;
    }),
  );
  return { mover, other: mover === host ? guest : host, code };
}
