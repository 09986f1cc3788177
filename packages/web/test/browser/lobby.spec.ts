import { MODES } from "@darbar/cops";
import { EDITIONS } from "@darbar/coup";
import type { Page } from "@playwright/test";
import { expect, THOROUGH, test } from "./fixtures.ts";
import { toRules } from "./new-tables.ts";
import { comeIn, newTable } from "./tables.ts";
import { wordsIn } from "./words.ts";

const say = wordsIn("en");

test("a name is kept, and a name that cannot be is explained", THOROUGH, async ({ person }) => {
  const { page } = await person({ mayComplain: /status of 4\d\d/ });
  await page.goto("/");
  const name = page.getByLabel(say("lobby.name"));
  await expect(name).not.toHaveValue("");
  await name.fill("  Mehrdad ");
  await name.press("Enter");
  await expect(page.locator(".name-field")).toContainText(say("lobby.name.saved"));
  await page.reload();
  await expect(name).toHaveValue("Mehrdad");
  await name.fill("x".repeat(40));
  await name.blur();
  await expect(page.locator(".name-field [role=alert]")).toHaveText(say("app.problem.bad-name"));
});

test("a table is found by its code, however it is written", THOROUGH, async ({ person }) => {
  const host = await person();
  await comeIn(host.page, "Natasha");
  const { code } = await newTable(host.page, { seats: 3 });
  const { page } = await person({ mayComplain: /status of 404/ });
  const field = page.getByLabel(say("lobby.join.code"));
  const spaced = ` ${code.toLowerCase().split("").join(" ")} `;
  for (const typed of [code, code.toLowerCase(), spaced, `http://darbar.example/t/${code}`]) {
    await page.goto("/");
    await field.fill(typed);
    await field.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/t/${code}$`));
    await expect(page.locator("h1")).toContainText(code);
  }
  await page.goto("/");
  await field.fill("12");
  await field.press("Enter");
  await expect(page.locator(".join-form [role=alert]")).toHaveText(say("lobby.join.bad"));
  await field.fill("ZZZZZ");
  await field.press("Enter");
  await expect(page.locator(".join-form [role=alert]")).toHaveText(say("app.problem.no-such-code"));
  await expect(field).toBeFocused();
});

test(
  "a public table is listed to others at once, and no longer when it is for friends only",
  THOROUGH,
  async ({ person }) => {
    const guest = await person();
    const host = await person();
    await guest.page.goto("/");
    await toRules(host.page);
    await host.page.getByLabel(say("lobby.visibility.public")).check();
    await host.page.getByRole("button", { name: say("lobby.seats.fewer") }).click();
    await host.page.getByRole("button", { name: say("lobby.create") }).click();
    await expect(host.page.locator("h1")).toContainText(/[A-Z]{6}/);
    const code = new URL(host.page.url()).pathname.slice(3);
    const row = guest.page.locator(".table-row", { hasText: code });
    await expect(row).toContainText("1 of 3");
    await expect(row).toContainText(say("lobby.tables.waiting"));
    await host.page.getByRole("button", { name: say("lobby.setup.change") }).click();
    const form = host.page.locator("dialog .setup-form");
    await form.getByRole("radio", { name: say("lobby.visibility.link") }).check();
    await form.getByRole("button", { name: say("lobby.setup.save") }).click();
    await expect(row).toHaveCount(0);
  },
);

test("what does not go together cannot be chosen for a new table", THOROUGH, async ({ person }) => {
  const { page } = await person();
  await toRules(page);
  const edition = (place: number) => page.locator("input[name=edition]").nth(place);
  const note = page.locator(".setup-foot [role=status]");
  const draft = page.locator("input[name=draft]");
  const [plus, hebrew] = [EDITIONS.indexOf("plus"), EDITIONS.indexOf("he")];
  await edition(plus).check();
  await expect(draft).toBeDisabled();
  for (let seats = 4; seats > 2; seats--) await page.getByRole("button", { name: say("lobby.seats.fewer") }).click();
  await expect(page.getByRole("button", { name: say("lobby.seats.fewer") })).toHaveAttribute("aria-disabled", "true");
  await expect(draft).toBeChecked();
  await page.getByRole("button", { name: say("lobby.seats.more") }).click();
  await expect(draft).not.toBeChecked();
  await expect(draft).toBeDisabled();
  await page.locator("input[name=reformation]").check();
  await expect(note).toBeEmpty();
  await edition(hebrew).check();
  for (const name of ["reformation", "draft"]) await expect(page.locator(`input[name=${name}]`)).toHaveCount(0);
  await expect(note).not.toBeEmpty();
});

test("a clock of one's own takes whole seconds in its range", THOROUGH, async ({ person }) => {
  const { page } = await person();
  await toRules(page);
  await page.getByRole("radio", { name: say("lobby.clock.own") }).check();
  const turn = page.getByLabel(say("lobby.clock.turn"));
  await turn.fill("0");
  await expect(turn).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: say("lobby.create") }).click();
  await expect(turn).toBeFocused();
  await expect(page).toHaveURL(/\/new$/);
  // The digits of a Persian keyboard count as well.
  await turn.fill("۳۰");
  await expect(turn).toHaveAttribute("aria-invalid", "false");
  await page.getByRole("button", { name: say("lobby.create") }).click();
  await expect(page.locator(".setup-summary")).toContainText("30 s");
});

test("bots in all other seats can start at once", THOROUGH, async ({ person }) => {
  const { page } = await person();
  await toRules(page);
  await expect(page.getByLabel(say("lobby.bot-level"))).toHaveCount(0);
  await page.getByLabel(say("lobby.bots.all")).check();
  await page.getByLabel(say("lobby.bot-level")).selectOption(say("lobby.bot-level.newcomer"));
  await page.getByRole("button", { name: say("lobby.create") }).click();
  await expect(page.locator(".chair.free")).toHaveCount(0);
  await expect(page.locator(".chair", { hasText: say("lobby.bot-level.newcomer") })).toHaveCount(3);
  await startGame(page);
});

for (const mode of MODES) {
  test(
    `a table of Good Cop Bad Cop, ${mode}, is opened by pressing, listed, and starts with bots`,
    mode === "gang" ? {} : THOROUGH,
    async ({ person }) => {
      const { page } = await person();
      const { page: guest } = await person();
      await guest.goto("/");
      await toRules(page);
      await page.getByRole("radio", { name: say("cops.title") }).check();
      await expect(page.locator("input[name=edition], input[name=draft]")).toHaveCount(0);
      const modes = page.getByRole("group", { name: say("cops.option.mode") });
      await expect(modes).toContainText(say("cops.option.mode.about"));
      await modes.getByRole("radio", { name: say(`cops.mode.${mode}`) }).check();
      await expect(page.getByRole("button", { name: say("lobby.seats.fewer") })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
      await page.getByLabel(say("lobby.first")).selectOption("2");
      await page.getByLabel(say("lobby.visibility.public")).check();
      await page.getByRole("button", { name: say("lobby.create") }).click();
      await expect(page.locator(".chair")).toHaveCount(4);
      const summary = page.locator(".setup-summary");
      await expect(summary).toContainText(say("cops.title"));
      await expect(summary).toContainText(say(`cops.mode.${mode}`));
      await expect(summary).toContainText(`${say("lobby.first")}Seat 3`);
      const code = new URL(page.url()).pathname.slice(3);
      const row = guest.locator(".table-row", { hasText: code });
      await expect(row).toContainText(say("cops.title"));
      await expect(row).toContainText(say(`cops.mode.${mode}`));
      await page.getByRole("button", { name: say("lobby.start.fill") }).click();
      await expect(page.locator(".game-screen")).toBeAttached();
      await expect(row).toContainText(say("lobby.tables.playing"));
    },
  );
}

test("another game keeps what it also has, and says what it does not", THOROUGH, async ({ person }) => {
  const { page } = await person();
  await toRules(page);
  const note = page.locator(".setup-foot [role=status]");
  await page.locator("input[name=edition]").nth(EDITIONS.indexOf("plus")).check();
  await page.locator("input[name=reformation]").check();
  for (let seats = 4; seats < 10; seats++) await page.getByRole("button", { name: say("lobby.seats.more") }).click();
  await page.getByRole("radio", { name: say("lobby.clock.fast") }).check();
  await page.getByRole("radio", { name: say("cops.title") }).check();
  await expect(note).toContainText(say("coup.option.reformation"));
  await expect(note).toContainText("8 seats");
  await expect(page.getByRole("radio", { name: say("lobby.clock.fast") })).toBeChecked();
  await page.getByRole("radio", { name: say("coup.title"), exact: true }).check();
  await expect(page.locator("input[name=edition]").nth(EDITIONS.indexOf("plus"))).toBeChecked();
  await expect(page.locator("input[name=reformation]")).not.toBeChecked();
});

async function startGame(page: Page): Promise<void> {
  await page.getByRole("button", { name: say("lobby.start"), exact: true }).click();
  await expect(page.locator(".coup-table")).toBeVisible();
}
