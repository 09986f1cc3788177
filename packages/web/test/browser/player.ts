import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** A button of the open question, as the page shows it. */
export interface Offered {
  /** "tax", "block-duke", "lose-contessa"; where cards go back, "pick-0" and so on. */
  readonly id: string;
  /** Whether the page says that it would be a bluff. */
  readonly isBluff: boolean;
  /** Whether it must be pressed twice. */
  readonly isDangerous: boolean;
}

/** What a page shows at this moment. */
export interface Shown {
  /** What the reader may press; empty while they are not asked. */
  readonly choices: readonly Offered[];
  readonly heading: string;
  readonly isOver: boolean;
  /** What the page says went wrong. */
  readonly alerts: readonly string[];
  /** Where to press to see the rest at once; `null` if everything is shown. */
  readonly behind: { readonly x: number; readonly y: number } | null;
}

/** How something is chosen where there are two ways: by the prompt's buttons, or by the cards and seats themselves. */
export type Way = "prompt" | "table";

/** What was pressed: the choice, for one that is aimed its target, as "steal-2", and how; nothing if it was too late. */
export type Pressed = readonly string[];

/** How long the page may take to go on, in milliseconds. */
const PATIENCE = 90_000;

/** Looks at a page as it is now. */
export function look(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const list = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const stage = document.querySelector(".stage.is-behind")?.getBoundingClientRect();
    return {
      choices: list(".prompt [data-choice]:not([aria-disabled=true])").map((button) => ({
        id: button.dataset.choice ?? "",
        isBluff: button.querySelector(".truth.is-bluff") !== null,
        isDangerous: button.dataset.arms !== undefined,
      })),
      heading: document.querySelector("#prompt-heading")?.textContent ?? "",
      isOver: document.querySelector(".game-over") !== null,
      alerts: list("[role=alert]").flatMap(({ innerText }) => (innerText.trim() === "" ? [] : [innerText])),
      behind: stage === undefined ? null : { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 },
    };
  });
}

/** The button of the prompt for a choice. */
export function promptButton(page: Page, id: string): Locator {
  return page.locator(`.prompt [data-choice="${id}"]`);
}

/** Presses a choice to its end: at whom, which cards, and twice where it would hurt. The page must then go on. */
export async function choose(page: Page, choice: Offered, way: Way = "prompt", aim = 0): Promise<Pressed> {
  if (choice.id.startsWith("pick-")) return returnCards(page, way);
  const button = promptButton(page, choice.id);
  const card =
    way === "table" && /^(?:lose|present|keep)-/.test(choice.id) ? await sameIn(page, ".hand", button) : null;
  if (!(await press(button, card ?? button, choice.isDangerous))) return [];
  const targets = page.locator(".prompt", { has: page.locator(".back") }).locator("[data-choice]");
  const count = await targets.count();
  if (count === 0) return card === null ? [choice.id] : [choice.id, "by-card"];
  const target = targets.nth(aim % count);
  const id = (await target.getAttribute("data-choice")) ?? "";
  const seat = way === "table" ? await sameIn(page, ".seats", target) : null;
  const isDangerous = (await target.getAttribute("data-arms")) !== null;
  await press(target, seat ?? target, isDangerous);
  return [choice.id, id, seat === null ? "by-prompt" : "by-seat"];
}

/** What is called the same as a prompt's button, elsewhere on the table; `null` if nothing is (one's own seat). */
async function sameIn(page: Page, place: string, button: Locator): Promise<Locator | null> {
  // Where eyes read a short label, ears hear the whole.
  const name = await button
    .locator(".choice-label > span")
    .first()
    .evaluate((label) => (label.querySelector(".hidden-text") ?? label).textContent);
  const buttons = page.locator(place).getByRole("button");
  const labels = await buttons.evaluateAll((all) =>
    all.map((each) => each.getAttribute("aria-label") ?? each.querySelector(".hidden-text")?.textContent ?? ""),
  );
  // Names inside a label are isolated by characters; in the prompt by elements.
  const index = labels.findIndex((label) => label.replaceAll(/[\u2068\u2069]/g, "") === name);
  return index === -1 ? null : buttons.nth(index);
}

/** Presses something, twice if it must be, until its question is gone; whether that was not gone before. */
async function press(button: Locator, pressed: Locator, isDangerous: boolean): Promise<boolean> {
  const [held] = await button.elementHandles();
  if (held === undefined) return false;
  await pressed.click({ timeout: PATIENCE });
  if (isDangerous) {
    await expect(button, "it must be pressed twice").toHaveClass(/\barmed\b/);
    await pressed.click({ timeout: PATIENCE });
  }
  await held.waitForElementState("hidden", { timeout: PATIENCE });
  return true;
}

/** Picks cards from the last one on, until they are as many as go back. */
async function returnCards(page: Page, way: Way): Promise<Pressed> {
  const cards = page.locator(way === "table" ? ".hand .card-press" : '.prompt [data-choice^="pick-"]');
  const done = promptButton(page, "return");
  for (let index = (await cards.count()) - 1; index >= 0; index--) {
    await cards.nth(index).click({ timeout: PATIENCE });
    await expect(cards.nth(index)).toHaveAttribute("aria-pressed", "true");
    if ((await done.getAttribute("aria-disabled")) === null) break;
  }
  await press(done, done, false);
  return ["return"];
}

/** Who plays: their pages, and what each does when asked. */
export interface Round {
  readonly pages: readonly Page[];
  /** Answers the question that a page asks. */
  answer(asked: number, shown: Shown): Promise<Pressed>;
  /** Whether enough was played. */
  isEnough?(): boolean;
  /** Looks at everything once more, before every answer. */
  check?(): Promise<void>;
}

/** Plays until the game is over, or enough; answers whether it is over. */
export async function playOn({ pages, answer, isEnough, check }: Round): Promise<boolean> {
  let moved = Date.now();
  while (isEnough?.() !== true) {
    const shown = await Promise.all(pages.map(look));
    expect(shown.flatMap(({ alerts }) => alerts)).toEqual([]);
    if (shown.every(({ isOver }) => isOver)) return true;
    // Who cannot wait presses the stage and sees the rest at once.
    for (const [index, { behind }] of shown.entries()) {
      if (behind !== null) await pages[index].mouse.click(behind.x, behind.y);
    }
    const asked = shown.findIndex(({ choices }) => choices.length > 0);
    if (asked !== -1) {
      await check?.();
      const [pressed] = await answer(asked, shown[asked]);
      // A challenge ends the question for all: who does not know yet must not answer it.
      if (pressed === "challenge")
        await Promise.all(pages.map((page) => expect(promptButton(page, pressed)).toHaveCount(0)));
      moved = Date.now();
    } else if (Date.now() - moved > PATIENCE) {
      throw new Error(`nobody is asked: ${shown.map(({ heading }) => heading).join(" | ")}`);
    }
  }
  return false;
}
