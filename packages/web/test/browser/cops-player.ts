import { isLeader, type State } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Locator, Page } from "@playwright/test";
import { type Button, hastiestOf, readButtons } from "./cops-haste.ts";
import { expect } from "./fixtures.ts";
import { promptButton } from "./player.ts";

/** Where things are pressed: the prompt has a button for everything, the table for what lies on it. */
export type Way = "prompt" | "seat" | "small card" | "hand";

/** How long the page may take to go on, in milliseconds. */
const PATIENCE = 90_000;

/** What can be pressed on a page now. */
export function buttonsOn(page: Page): Promise<readonly Button[]> {
  return page.evaluate(readButtons);
}

/**
 * The button that brings the end of the game nearest, for somebody who knows this view and whom others tell where the
 * leaders are. The first two to move look at a card instead, and who sits first lays their cards one by one.
 */
export function hastiest(buttons: readonly Button[], view: State, leaders: readonly Seat[] = []): Button {
  const early = view.turns === 0 ? (view.viewer === 0 ? [] : ["as-they-lie"]) : view.turns <= 2 ? ["investigate"] : [];
  return hastiestOf(buttons, (seat) => worthOf(view, seat, leaders), early);
}

/** How near a shot at a player may bring the end: a wounded leader, another one, anybody who can be shot. */
function worthOf({ players }: State, seat: Seat, leaders: readonly Seat[]): number {
  const { cards, standing } = players[seat];
  if (standing !== "in") return 0;
  if (cards.some(({ wounded }) => wounded)) return 3;
  return leaders.includes(seat) ? 2 : 1;
}

/** Where the leaders are, if these tell each other what they know. */
export function leadersIn(views: readonly State[]): readonly Seat[] {
  return views.flatMap(({ players }) =>
    players.flatMap(({ cards }, seat) => (cards.some(({ kind }) => isLeader(kind)) ? [seat] : [])),
  );
}

/** Waits until something is asked; answers what can be pressed, `null` if the game is over. */
export async function nextButtons(page: Page): Promise<readonly Button[] | null> {
  for (;;) {
    await page.locator(".prompt [data-choice]:not([aria-disabled=true]), .game-over").first().waitFor();
    if (await page.locator(".game-over").isVisible()) return null;
    const buttons = await buttonsOn(page);
    if (buttons.length > 0) return buttons;
  }
}

/**
 * Presses one button of a question, in the way that was taken least so far, and counts that; the page must then go on.
 * Answers the way.
 */
export async function pressOne(
  page: Page,
  { id, isDangerous }: Button,
  taken: Map<Way, number>,
  how: "click" | "tap" = "click",
): Promise<Way | null> {
  const button = promptButton(page, id);
  const [held] = await button.elementHandles();
  if (held === undefined) return null;
  const uses = ([way]: readonly [Way, Locator]): number => taken.get(way) ?? 0;
  const ways: (readonly [Way, Locator])[] = [["prompt", button]];
  for (const place of placesOf(page, id)) if (await place[1].isVisible()) ways.push(place);
  const [way, target] = ways.reduce((best, each) => (uses(each) < uses(best) ? each : best));
  const there = { timeout: PATIENCE, ...(way === "seat" ? { position: await faceOf(target) } : {}) };
  await target[how](there);
  if (isDangerous) {
    await expect(button, "it must be pressed twice").toHaveClass(/\barmed\b/);
    await target[how](there);
  }
  await held.waitForElementState("hidden", { timeout: PATIENCE });
  taken.set(way, uses([way, target]) + 1);
  return way;
}

/** Where the face of a player is on their seat, which is pressed there: cards that can be pressed by themselves lie upon it. */
function faceOf(seat: Locator): Promise<{ readonly x: number; readonly y: number }> {
  return seat.evaluate((press) => {
    const { left, top } = press.getBoundingClientRect();
    const face = press.parentElement?.querySelector(".who")?.getBoundingClientRect() ?? new DOMRect(left, top, 20, 20);
    return { x: face.x + face.width / 2 - left, y: face.y + face.height / 2 - top };
  });
}

/** Where on the table something may be pressed. Whoever can be chosen for a card can be chosen by that card. */
function placesOf(page: Page, id: string): readonly (readonly [Way, Locator])[] {
  const [on, seat] = id.split("-");
  if (on === "seat") {
    return [
      ["seat", page.locator(`.seats [data-place="${id}"] > .seat-press`)],
      ["small card", page.locator(`.seats button[data-place^="card-${seat}-"]`).last()],
    ];
  }
  if (on !== "card") return [];
  return [
    ["hand", page.locator(`.hand [data-place="${id}"] button`)],
    ["small card", page.locator(`.seats button[data-place="${id}"]`)],
  ];
}
