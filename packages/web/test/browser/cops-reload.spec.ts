import type { State } from "@darbar/cops";
import { playCops, quickCops } from "./at-cops.ts";
import { hastiest, pressOne } from "./cops-player.ts";
import { expect, THOROUGH } from "./fixtures.ts";
import { test } from "./hasty-server.ts";
import { logLines } from "./two-at-table.ts";
import { wordsIn } from "./words.ts";

const t = wordsIn("en");

test(
  "a reload returns to the seat, with what is known, the notebook and the log",
  THOROUGH,
  async ({ person, hastyServer }) => {
    const { page } = await person({}, hastyServer);
    const at = await quickCops(page, "base");
    let hasLearned = false;
    const isAsked = page.locator('.prompt [data-choice="investigate"]');
    const isLearned = page.locator(".seats .small-identity.is-learned");
    await playCops(
      at,
      async (buttons) => {
        const look = buttons.find(({ id }) => id === "investigate");
        if (look !== undefined && (await isLearned.count()) > 0) hasLearned = true;
        else await pressOne(page, look ?? hastiest(buttons, at.frames.view as State), new Map());
      },
      () => hasLearned,
    );
    await expect(isAsked).toBeVisible();

    await page.getByRole("button", { name: t("cops.table.notes") }).click();
    const notebook = page.locator(".notebook-player").first();
    await notebook.getByRole("radio", { name: t("cops.notebook.kingpin"), exact: true }).check();
    await notebook.locator(".notebook-note").fill("was very quiet");
    await expect(page.locator(".seats .notebook-guess")).toHaveCount(1);
    const see = async (): Promise<unknown> => {
      await page.getByRole("button", { name: t("cops.table.notes") }).click();
      const known = await page.locator(".knowledge").innerText();
      const note = await notebook.locator(".notebook-note").inputValue();
      const mark = await notebook.locator("label:has(:checked)").innerText();
      await page.getByRole("button", { name: t("table.log") }).click();
      return {
        known,
        note,
        mark,
        log: await logLines(page),
        seat: await page.locator(".own > .hidden-text").innerText(),
      };
    };
    await page.getByRole("button", { name: t("table.log") }).click();
    const before = await see();
    expect(before).toMatchObject({
      known: expect.stringMatching(/this turn|turns? ago/),
      note: "was very quiet",
    });
    await page.reload();
    await expect(isAsked).toBeVisible();
    expect(await see()).toEqual(before);
  },
);
