import { expect, THOROUGH, test } from "./fixtures.ts";
import { comeIn, quickTable } from "./tables.ts";
import { choices } from "./two-at-table.ts";
import { wordsIn } from "./words.ts";

const t = wordsIn("en");

test("a wrong code has a sentence and a way on, in the form and in the address", THOROUGH, async ({ person }) => {
  const { page } = await person({ mayComplain: /404 \(Not Found\)/ });
  await page.goto("/");
  const code = page.getByRole("textbox", { name: t("lobby.join.code") });
  await code.fill("12");
  await code.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: t("lobby.join.bad") })).toBeVisible();
  await code.fill("ZZZZZ");
  await code.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: t("app.problem.no-such-code") })).toBeVisible();
  await expect(code, "ready to be corrected").toBeFocused();

  await page.goto("/t/ZZZZZ");
  await expect(page.getByRole("heading", { level: 1, name: t("app.trouble") })).toBeVisible();
  await expect(page.getByText(t("app.problem.no-such-code"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("app.try-again") })).toBeVisible();
  await page.getByRole("link", { name: t("app.to-front"), exact: true }).click();
  await expect(page.getByRole("button", { name: t("lobby.play-now") }).first()).toBeVisible();
});

test("an address that is no page says so, and leads to the front page", THOROUGH, async ({ person }) => {
  const { page } = await person({ mayComplain: /404 \(Not Found\)/ });
  await page.goto("/nowhere/at/all");
  await expect(page.getByText(t("app.problem.no-such-page"))).toBeVisible();
  await page.getByRole("link", { name: t("app.to-front"), exact: true }).click();
  await expect(page.getByRole("button", { name: t("lobby.play-now") }).first()).toBeVisible();
});

test("a replay that is not there says so, and leads to the front page", THOROUGH, async ({ person }) => {
  const { page } = await person({ mayComplain: /404 \(Not Found\)/ });
  await page.goto("/replay/nothing/1");
  await expect(page.getByRole("heading", { level: 1, name: t("app.trouble") })).toBeVisible();
  await expect(page.getByRole("link", { name: t("app.to-front"), exact: true })).toBeVisible();
});

test(
  "a server that has forgotten everything is met anew: the table is gone, the next one is there",
  THOROUGH,
  async ({ person, ownServer }) => {
    const { page, context } = await person({ mayComplain: /WebSocket connection to|net::ERR_|40[134] \(/ }, ownServer);
    await comeIn(page, "Shirin");
    const { code } = await quickTable(page);
    await page.goto(`/t/${code}`);
    await expect(choices(page).first()).toBeVisible();
    const stale = await context.cookies();
    expect(stale.length, "the device is known by a cookie").toBeGreaterThan(0);

    await ownServer.dispose();
    await ownServer.startAgain();
    await expect(page.getByText(t("app.problem.no-such-table"))).toBeVisible();
    await page.getByRole("link", { name: t("app.to-front"), exact: true }).click();
    await page
      .getByRole("button", { name: t("lobby.play-now") })
      .first()
      .click();
    await expect(choices(page).first()).toBeVisible();
    expect(await context.cookies()).not.toEqual(stale);
  },
);
