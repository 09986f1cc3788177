import type { Page } from "@playwright/test";
import { buttonsIn, type Heard, heardOn, itemsIn, listen, type SpokenButton } from "./ears.ts";
import { expect, test } from "./fixtures.ts";
import { expectFocus } from "./focus.ts";
import { comeIn, quickTable } from "./tables.ts";
import { logLines, tellsWhatHappened } from "./two-at-table.ts";
import { wordsIn } from "./words.ts";

const t = wordsIn("en");
const ASKED = "You are asked: ";
const AGAIN = "Press again: ";
/** Whatever brings the end of the game nearer, by how it is read out. */
const HASTE = [/^Press again/, /^Coup/, /^Assassinate/, /^Challenge/, /^Show/, /^Tax/, /^Return/, /stays/, /^Pass/];
/** Lines that tell the listener of themselves differ from what others read. */
const OF_ONESELF = /\byou\b|\byour\b/i;

function hastiest(buttons: readonly SpokenButton[]): string {
  const open = buttons.filter(({ isShut }) => !isShut).map(({ name }) => name);
  return HASTE.map((wish) => open.find((name) => wish.test(name))).find((name) => name !== undefined) ?? open[0];
}

/** What was said at once: that something is asked, or is to be pressed again. */
async function urgent(page: Page): Promise<readonly string[]> {
  return (await heardOn(page)).filter(({ how }) => how === "assertive").map(({ text }) => text);
}

/** The lines of the game that were said. */
function linesOf(heard: readonly Heard[]): readonly string[] {
  return heard.filter(({ how, from }) => how === "polite" && from === t("table.log")).map(({ text }) => text);
}

/** The lines of a log that tell what happened; what players say in quick phrases the talk reads out. */
function eventsIn(log: readonly string[]): readonly string[] {
  return log.filter((line) => !/^\S+: /.test(line));
}

/** Waits until one more question has been said; `null` if the game is over. */
async function nextQuestion(page: Page, before: number): Promise<string | null> {
  for (;;) {
    const asked = (await urgent(page)).filter((text) => text.startsWith(ASKED));
    if (asked.length > before) return asked[before].slice(ASKED.length);
    if (await page.getByRole("button", { name: t("ending.again") }).isVisible()) return null;
    await page.waitForTimeout(30);
  }
}

/** Presses buttons, by what is read out, until the question is answered. */
async function answer(page: Page, question: string): Promise<void> {
  const asked = page.getByRole("heading", { level: 2, name: question, exact: true });
  await expect(asked).toBeVisible();
  for (const player of await itemsIn(page, t("table.players"))) {
    expect(player).toMatch(/\d+ coins?/);
    expect(player).toMatch(/face down|face up/);
    expect(player, "what others hold is not said").not.toContain("holds");
  }
  for (let region = question, pressed = 0; pressed < 6; pressed++) {
    const name = hastiest(await buttonsIn(page, region));
    const said = (await urgent(page)).length;
    const here = page.getByRole("heading", { level: 2, name: region, exact: true });
    const button = page.getByRole("region", { name: region, exact: true }).getByRole("button", { name, exact: true });
    await button.press("Enter");
    const target = page.getByRole("heading", { level: 2, name: /: pick a player\.$/ });
    // It is answered, or to be pressed again, or to be aimed, or one more card is to be picked.
    await expect(async () => {
      const isSame = await here.isVisible();
      const news = (await urgent(page)).slice(said);
      const isGoing = await button.isVisible();
      expect(!isSame || news.length > 0 || !isGoing).toBe(true);
    }).toPass({ intervals: [20, 50] });
    await expectFocus(page, `after ${name}`);
    const news = (await urgent(page)).slice(said);
    if (await target.isVisible()) region = await target.innerText();
    else if (!news.some((text) => text.startsWith(AGAIN)) && !/^(?:Return|.*stays)/.test(name)) return;
    else if (name.startsWith("Return")) return;
  }
}

/** Fails unless everything that has happened since the line `from` of the log was said once, in order. */
async function expectAllSaid(page: Page, from: number): Promise<void> {
  // Both at the same moment: bots do not wait for us.
  const { heard, log } = await page.evaluate(() => ({
    heard: (window as unknown as { heard: readonly Heard[] }).heard,
    log: [...document.querySelectorAll<HTMLElement>("ol.log > li")].map(({ innerText }) => innerText),
  }));
  expect(linesOf(heard)).toEqual(eventsIn(log).slice(from));
}

test("a whole game can be played by ear", async ({ person }) => {
  const { page } = await person();
  await comeIn(page, "Shirin");
  const { code } = await quickTable(page, { seats: 3 });
  const { page: watcher } = await person();
  await watcher.goto(`/t/${code}`);
  await listen(page);
  await page.goto(`/t/${code}`);
  await expect(page.getByRole("list", { name: t("table.players") })).toBeVisible();
  await page.keyboard.press("Tab");
  const before = (await logLines(page)).length - linesOf(await heardOn(page)).filter(tellsWhatHappened).length;
  for (let answered = 0; ; answered++) {
    const question = await nextQuestion(page, answered);
    if (question === null) break;
    await expectAllSaid(page, before);
    await answer(page, question);
  }
  await expect(page.getByRole("region", { name: /^(?:You win|\S+ wins)\.$/ })).toBeVisible();
  // When the cards are opened the log may be told anew, but what was said is not said again.
  await expect(page.locator(".coup-table.is-over")).toBeVisible();
  await expect(page.locator(".stage:not(.is-behind)")).toBeVisible();
  const lines = linesOf(await heardOn(page)).filter(tellsWhatHappened);
  const log = eventsIn(await logLines(page));
  expect(lines.at(-1)).toMatch(/wins?, the last one standing\.$/);
  expect(lines.length).toBe(log.length - before);

  // What was said of others is what anybody at the table may know.
  const open = new Set(await logLines(watcher));
  expect(lines.filter((line) => !OF_ONESELF.test(line) && !open.has(line))).toEqual([]);
});
