import type { Page } from "@playwright/test";
import { quickCops } from "./at-cops.ts";
import { buttonsIn, type Heard, heardOn, itemsIn, listen, type SpokenButton } from "./ears.ts";
import { expect, THOROUGH } from "./fixtures.ts";
import { expectFocus } from "./focus.ts";
import { test } from "./hasty-server.ts";
import { wordsIn } from "./words.ts";

const t = wordsIn("en");
const ASKED = "You are asked: ";
const AGAIN = "Press again: ";
/** What is chosen, by how it is read out: a gun, whom to aim it at, a shot. */
const HASTE = [/^Press again/, /^Lay them as they are/, /^Shoot/, /^Arm\b/, /^Investigate/, /^Snatch/, /^Keep/];
/** How many times the reader is asked what they do. */
const TURNS = 3;

function hastiest(buttons: readonly SpokenButton[]): string {
  const open = buttons.filter(({ isShut }) => !isShut).map(({ name }) => name);
  return HASTE.map((wish) => open.find((name) => wish.test(name))).find((name) => name !== undefined) ?? open[0];
}

/** What was said at once: that something is asked, or is to be pressed again. */
async function urgent(page: Page): Promise<readonly string[]> {
  return (await heardOn(page)).filter(({ how }) => how === "assertive").map(({ text }) => text);
}

/** Waits until something is asked that was not said before; `null` if the game is over. */
async function nextQuestion(page: Page, before: number): Promise<string | null> {
  for (;;) {
    const asked = (await urgent(page)).slice(before).findLast((text) => text.startsWith(ASKED));
    const question = asked?.slice(ASKED.length);
    if (question !== undefined && (await heading(page, question).isVisible())) return question;
    if (await page.getByRole("button", { name: t("ending.again") }).isVisible()) return null;
    await page.waitForTimeout(30);
  }
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });

/** Everybody is told of in full: cards, equipment, diamonds, guns. Answers how many guns are said to be aimed. */
async function checkSeats(page: Page): Promise<number> {
  const others = await itemsIn(page, t("table.players"));
  expect(others).toHaveLength(3);
  for (const player of others) {
    expect(player).toMatch(
      /(?:first card face (?:down|up).*second card face.*third card face)|criminal|out of the game/s,
    );
    expect(player).toMatch(/no diamonds|\d diamonds?/);
    expect(player).toMatch(/holds equipment|no equipment|criminal|out of the game/);
  }
  const isSaid = await page.getByRole("list", { name: t("cops.table.aims"), exact: true }).isVisible();
  const aims = isSaid ? await itemsIn(page, t("cops.table.aims")) : [];
  const guns = [...others, await ownSeat(page)].filter((seat) => seat.includes("gun aimed at "));
  expect(aims.length, "who aims is said as a list, and at each seat").toBe(guns.length);
  for (const aim of aims) expect(aim).toMatch(/\baims?\b.* at /);
  return aims.length;
}

function ownSeat(page: Page): Promise<string> {
  return page.getByRole("region", { name: t("table.your-seat"), exact: true }).ariaSnapshot();
}

/** Presses what is liked best of what is read out, and again where that is asked for; answers what was pressed. */
async function answer(page: Page, question: string): Promise<string> {
  for (;;) {
    const name = hastiest(await buttonsIn(page, question));
    const region = page.getByRole("region", { name: question, exact: true });
    const [held] = await region.getByRole("button", { name, exact: true }).elementHandles();
    // What is to be pressed again is asked for anew if one waits too long.
    if (held === undefined) continue;
    const said = (await urgent(page)).length;
    const isAgain = async (): Promise<boolean> =>
      (await urgent(page)).slice(said).some((text) => text.startsWith(AGAIN));
    await held.press("Enter");
    await expect(async () => {
      expect(!(await held.isVisible()) || (await isAgain())).toBe(true);
    }).toPass({ intervals: [20, 50] });
    await expectFocus(page, `after ${name}`);
    if (!(await isAgain())) return name;
  }
}

/** Fails unless every line of the log since `from` was said once, in order. */
async function expectAllSaid(page: Page, from: number): Promise<void> {
  // Both at the same moment: bots do not wait for us.
  const { heard, log } = await page.evaluate(() => ({
    heard: (window as unknown as { heard: readonly Heard[] }).heard,
    log: [...document.querySelectorAll<HTMLElement>("ol.log > li")].map(({ innerText }) => innerText),
  }));
  expect(linesOf(heard)).toEqual(log.slice(from));
}

function linesOf(heard: readonly Heard[]): readonly string[] {
  return heard.filter(({ how, from }) => how === "polite" && from === t("table.log")).map(({ text }) => text);
}

test("turns with the gang can be played by ear", THOROUGH, async ({ person, hastyServer }) => {
  const { page } = await person({}, hastyServer);
  await listen(page);
  await quickCops(page, "gang");
  await page.keyboard.press("Tab");
  await page.locator("ol.log > li").first().waitFor();
  const before = (await page.locator("ol.log > li").count()) - linesOf(await heardOn(page)).length;
  let aims = 0;
  for (let turns = 0, said = 0; turns < TURNS; ) {
    const question = await nextQuestion(page, said);
    if (question === null) break;
    said = (await urgent(page)).length;
    await expectAllSaid(page, before);
    aims += await checkSeats(page);
    await answer(page, question);
    if (question.startsWith("Your turn")) turns += 1;
  }
  expect(aims).toBeGreaterThan(0);
  await expectAllSaid(page, before);
  expect(await ownSeat(page)).toMatch(/honest|crooked|Agent|Kingpin|criminal/);
  await page.keyboard.press("KeyN");
  const known = page.getByRole("complementary").getByRole("heading", { name: t("cops.table.known"), exact: true });
  await expect(known).toBeVisible();
  await expectFocus(page, "with what is known open");
});
