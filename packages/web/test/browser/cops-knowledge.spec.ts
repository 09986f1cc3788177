import { cops } from "@darbar/cops";
import { replay } from "@darbar/kernel";
import type { Page } from "@playwright/test";
import { chancesOf } from "../../src/games/cops/table/knowledge/chances.ts";
import { quickCops } from "./at-cops.ts";
import { openPanel } from "./at-coup.ts";
import { recordWith } from "./cops-positions.ts";
import { toCops } from "./cops-practice.ts";
import { IN_TURN } from "./cops-screens.ts";
import { expect, test } from "./fixtures.ts";
import { test as hasty } from "./hasty-server.ts";
import { wordsIn } from "./words.ts";

const t = wordsIn("en");
const PERCENT = new Intl.NumberFormat("en", { style: "percent" });

/** The reader's view of the position, and the past that they have seen. */
function seenByReader() {
  const played = replay(cops, recordWith(IN_TURN));
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const { opening, steps, state } = played.value;
  const events = [...opening, ...steps.flatMap(({ events: each }) => each)];
  return { view: cops.view(state, 0), past: events.flatMap((event) => cops.redact(event, 0) ?? []) };
}

async function wishChances(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: t("cops.knowledge.chances") }).check();
}

test("what I know is a table with headers, by key; chips say what is certain; chances are counted beside the page", async ({
  person,
}) => {
  const { page } = await person();
  await toCops(page, IN_TURN);
  await expect(page.locator(".seats .certainty-chip")).toHaveText([t("cops.identity.kingpin")]);
  await expect(page.locator("[data-place='seat-3'] > .hidden-text")).toContainText(t("cops.certain.kingpin"));

  await page.keyboard.press("KeyN");
  const table = page.getByRole("table", { name: t("cops.table.known") });
  await expect(table.getByRole("columnheader")).toHaveCount(4);
  await expect(table.getByRole("rowheader")).toHaveCount(5);
  const kingpin = table.getByRole("row").filter({ hasText: t("cops.certain.kingpin") });
  await expect(kingpin.getByRole("cell").nth(1)).toContainText("you looked 5 turns ago");

  await expect(table.locator(".knowledge-chances")).toHaveCount(0);
  await wishChances(page);
  const { view, past } = seenByReader();
  const told = chancesOf(past, view).map(({ honest, agent, kingpin: boss }) =>
    [honest, agent, boss].map((chance) => PERCENT.format(chance)),
  );
  await expect(table.locator(".knowledge-chances")).toHaveCount(4);
  for (const seat of [1, 2, 3, 4]) {
    const said = await table.locator(`tr[data-seat="${seat}"] + .knowledge-chances .knowledge-chance`).allInnerTexts();
    expect(said.map((each) => each.trim().split(/\s/u).at(-1))).toEqual(told[seat]);
  }
});

test("on the smallest phone nothing of it is cut off, and it reads from the right", async ({ person }) => {
  const { page } = await person({ language: "fa", viewport: { width: 360, height: 640 } });
  await toCops(page, IN_TURN);
  await openPanel(page, "notes");
  await page.locator(".knowledge-wish input").check();
  await expect(page.locator(".knowledge-chances")).toHaveCount(4);
  const overflow = await page.locator(".drawer .panel-body").evaluate((body) => {
    const { left, right } = body.getBoundingClientRect();
    const cut = [...body.querySelectorAll(".knowledge *")].filter((part) => {
      if (part.closest(".hidden-text") !== null) return false;
      const box = part.getBoundingClientRect();
      return box.width > 1 && (box.left < left || box.right > right);
    });
    return { scrolls: body.scrollWidth - body.clientWidth, cut: cut.map(({ className }) => `${className}`) };
  });
  expect(overflow).toEqual({ scrolls: 0, cut: [] });
  const [player, card] = await page
    .locator(".knowledge thead th")
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left));
  expect(player).toBeGreaterThan(card ?? 0);
});

hasty("chances are counted at a live table, too", async ({ person, hastyServer }) => {
  const { page } = await person({}, hastyServer);
  await quickCops(page, "base");
  await page.locator(".prompt [data-choice]").first().waitFor();
  await openPanel(page, "notes");
  await wishChances(page);
  await expect(page.locator(".knowledge-chances")).toHaveCount(3, { timeout: 20_000 });
});
