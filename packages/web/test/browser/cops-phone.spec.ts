import type { State } from "@darbar/cops";
import { playCops, quickCops } from "./at-cops.ts";
import { hastiest, pressOne, type Way } from "./cops-player.ts";
import { expect, THOROUGH } from "./fixtures.ts";
import { test } from "./hasty-server.ts";
import { PHONE } from "./people.ts";
import { expectFits } from "./phone-layout.ts";
import { wordsIn } from "./words.ts";

const t = wordsIn("fa");
/** How many turns are watched. */
const TURNS = 9;

test("turns with the gang on a phone, by taps", THOROUGH, async ({ person, hastyServer }) => {
  const { page } = await person({ language: "fa", viewport: PHONE }, hastyServer);
  const at = await quickCops(page, "gang");
  await page.locator(".prompt [data-choice]").first().waitFor();
  await expectFits(page);
  await page.locator(".tool-notes").tap();
  await expect(page.getByRole("dialog")).toContainText(t("cops.table.known"));
  await expectFits(page);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("table.close"), exact: true })
    .tap();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const taken = new Map<Way, number>();
  const view = (): State => at.frames.view as State;
  // Prompts are known to work: everything that can be tapped on the table is tapped there.
  taken.set("prompt", 1_000);
  const taps = await playCops(
    at,
    async (buttons) => {
      await expectFits(page);
      const liked = hastiest(buttons, view());
      const look = buttons.find(({ id }) => id === "investigate");
      await pressOne(page, taken.has("seat") ? liked : (look ?? liked), taken, "tap");
    },
    () => view().turns > TURNS && taken.has("seat"),
  );
  expect(taps).toBeGreaterThan(5);
  expect(taken.get("seat"), "players were tapped").toBeGreaterThan(0);
  await expectFits(page);
});
