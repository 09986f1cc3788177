import { askEverything } from "./at-coup.ts";
import { expect, test } from "./fixtures.ts";
import { takeSeat } from "./sitting.ts";
import { comeIn, newTable } from "./tables.ts";
import { choice } from "./two-at-table.ts";
import { wordsIn } from "./words.ts";

const t = wordsIn("en");
/** What a finger needs, in pixels. */
const FINGER = 44;

test("what is passed for one can be challenged at the seat it comes from, and counts", async ({ person }) => {
  const people = [await person(), await person(), await person()];
  const pages = people.map(({ page }) => page);
  await Promise.all(pages.map((page, at) => comeIn(page, ["Shirin", "Farhad", "Mina"][at] ?? "")));
  const [host] = pages;
  const { code } = await newTable(host, { seats: 3, bots: "none", clock: "relaxed" });
  await Promise.all(pages.map((page) => page.goto(`/t/${code}`)));
  for (const page of pages) await takeSeat(page, "en");
  await host.locator("button:not([aria-disabled=true])", { hasText: t("lobby.start") }).click();
  const mover = await Promise.any(
    pages.map(async (page) =>
      choice(page, "tax")
        .waitFor()
        .then(() => page),
    ),
  );
  const [steps, asked] = pages.filter((page) => page !== mover);

  // Everybody is asked what matters, until they choose something else; who is asked and does not answer holds the window open.
  await expect(asked.locator(".tool-ways")).toHaveText(t("coup.way.matters"));
  await askEverything(asked);
  await choice(mover, "tax").click();
  await choice(asked, "challenge").waitFor();

  const seat = steps.locator(".seat-press.is-standing");
  await expect(steps.locator("#prompt-heading")).toContainText("Passed for you, but you can still challenge.");
  await expect(steps.locator(".prompt-body")).toHaveCount(0);
  const box = await seat.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(FINGER);
  await steps.keyboard.press("Digit1");
  await expect(seat).toHaveCount(0);
  await expect(choice(steps, "challenge")).toHaveClass(/armed/);
  await choice(steps, "challenge").click();
  for (const page of [steps, asked]) await expect(page.locator("ol.log")).toContainText(/challenges?/);
});
