import type { Page } from "@playwright/test";
import { expect, THOROUGH, test } from "./fixtures.ts";
import { startProxy } from "./proxy.ts";
import { openTableMenu } from "./table-menu.ts";
import { comeIn, quickTable } from "./tables.ts";
import { choice, choices, coinsIn, expectSameLog, logLines, ownSeat, twoAtTable } from "./two-at-table.ts";
import { wordsIn } from "./words.ts";

const t = wordsIn("en");
/** What a browser writes by itself when a line breaks. */
const BROKEN = /WebSocket connection to|net::ERR_/;

/** The table as somebody finds it who opens it now. */
async function freshLook(openTab: () => Promise<Page>, code: string): Promise<readonly string[]> {
  const page = await openTab();
  await page.goto(`/t/${code}`);
  await expect(page.locator("ol.log > li").first()).toBeVisible();
  const lines = await logLines(page);
  await page.close();
  return lines;
}

/** Presses the first button, again if it must be, until the page shows that it was answered: then the server has kept it. */
async function answerAnything(page: Page): Promise<void> {
  const heading = page.locator("#prompt-heading");
  const asked = await heading.innerText();
  await expect(async () => {
    await choices(page).first().click({ timeout: 300 });
    await expect(heading).not.toHaveText(asked, { timeout: 1_000 });
  }).toPass();
}

test("a line that is cut says so quietly, comes back by itself, and nothing is missing", async ({ person, server }) => {
  const proxy = await startProxy(server);
  const guest = { server: proxy.server, wish: { mayComplain: BROKEN } };
  const { mover, other, code } = await twoAtTable(person, guest, guest);
  await choice(mover.page, "income").click();
  await expect(choice(other.page, "income")).toBeVisible();
  const before = coinsIn(await ownSeat(other.page));

  proxy.let("nothing");
  const note = other.page.getByText(t("table.reconnecting"));
  await expect(note).toBeVisible();
  await expect(choice(other.page, "income"), "the table stays where it was").toBeVisible();
  // A move that is made while the line is down is neither lost nor made twice.
  await choice(other.page, "income").click();
  await expect(mover.page.getByText(t("table.reconnecting"))).toBeVisible();
  proxy.let("all");

  for (const { page } of [mover, other]) {
    await expect(page.getByText(t("app.back-online"))).toBeVisible();
    await expect(page.getByText(t("table.reconnecting"))).toHaveCount(0);
  }
  await expect(choice(mover.page, "income")).toBeVisible();
  expect(coinsIn(await ownSeat(other.page))).toBe(before + 1);
  for (const { page, openTab } of [mover, other])
    await expect.poll(() => logLines(page)).toEqual(await freshLook(openTab, code));
  await proxy.close();
});

test("where no WebSocket comes through, a turn is played over events and posts", async ({ person, server }) => {
  const proxy = await startProxy(server, "no-sockets");
  const guest = { server: proxy.server, wish: { mayComplain: BROKEN } };
  const { mover, other } = await twoAtTable(person, guest, {});
  const shut = mover.page.url().startsWith(proxy.server.address) ? mover : other;
  let sent = 0;
  shut.page.on("request", (request) => {
    if (request.url().endsWith("/api/send")) sent += 1;
  });
  await choice(mover.page, "tax").click();
  await choice(other.page, "pass").click();
  await choice(other.page, "income").click();
  await expect(choice(mover.page, "income")).toBeVisible();
  expect(sent, "moves that were posted").toBeGreaterThan(0);
  const { length } = await logLines(mover.page);
  await expect(other.page.locator("ol.log > li")).toHaveCount(length);
  await proxy.close();
});

test("two tabs of one person agree, and a tap that comes too late is explained", THOROUGH, async ({ person }) => {
  const { mover, other, code } = await twoAtTable(person);
  const late = await mover.openTab();
  let held: (() => void)[] | null = null;
  await late.routeWebSocket("**/socket", (near) => {
    const far = near.connectToServer();
    far.onMessage((message) => {
      if (held === null) near.send(message);
      else held.push(() => near.send(message));
    });
  });
  await late.goto(`/t/${code}`);
  await expect(choice(late, "income")).toBeVisible();

  held = [];
  await choice(mover.page, "income").click();
  await expect(choice(mover.page, "income")).toHaveCount(0);
  await choice(late, "foreign-aid").click();
  await expect(choice(late, "foreign-aid"), "a move on its way cannot be pressed again").toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect.poll(() => held?.length ?? 0).toBeGreaterThan(1);
  for (const tell of held) tell();
  held = null;

  await expect(late.getByRole("alert").filter({ hasText: t("coup.refusal.stale") })).toBeVisible();
  await expectSameLog(late, mover.page);
  expect(await ownSeat(late)).toBe(await ownSeat(mover.page));
  // What is done in one shows in the other at once.
  await choice(other.page, "income").click();
  await choice(late, "income").click();
  await expect(choice(mover.page, "income")).toHaveCount(0);
  await expectSameLog(mover.page, late);
});

test("a reload returns to the seat, with log and claims", THOROUGH, async ({ person }) => {
  const { mover, other } = await twoAtTable(person);
  await choice(mover.page, "tax").click();
  await choice(other.page, "pass").click();
  await choice(other.page, "tax").click();
  await expect(choice(mover.page, "challenge")).toBeVisible();
  const see = async (): Promise<unknown> => {
    await mover.page.getByRole("button", { name: t("table.claims") }).click();
    const claims = await mover.page.locator(".claims").innerText();
    await mover.page.getByRole("button", { name: t("table.log") }).click();
    return { claims, log: await logLines(mover.page), seat: await ownSeat(mover.page) };
  };
  const before = await see();
  await mover.page.reload();
  await expect(choice(mover.page, "challenge")).toBeVisible();
  expect(await see()).toEqual(before);
});

test("a server that dies in mid-game goes on where it was, with every acknowledged move", async ({
  person,
  ownServer,
}) => {
  const { page } = await person({ mayComplain: BROKEN }, ownServer);
  await comeIn(page, "Shirin");
  const { code } = await quickTable(page);
  await page.goto(`/t/${code}`);
  await expect(choices(page).first()).toBeVisible();
  const before = await logLines(page);
  await answerAnything(page);
  const shown = await logLines(page);
  expect(shown.slice(0, before.length)).toEqual(before);
  await ownServer.kill();
  await expect(page.getByText(t("table.reconnecting"))).toBeVisible();
  await ownServer.startAgain();
  await expect(page.getByText(t("table.reconnecting"))).toHaveCount(0);
  await expect(choices(page).first(), "the bots go on, and ask again").toBeVisible();
  expect((await logLines(page)).slice(0, shown.length)).toEqual(shown);
  await answerAnything(page);
  await expect(choices(page).first()).toBeVisible();
  // What the page kept through all this is what the server has; a bot may have said something since.
  const kept = await logLines(page);
  await page.reload();
  await expect(choices(page).first()).toBeVisible();
  expect((await logLines(page)).slice(0, kept.length)).toEqual(kept);
});

test("the language can change in mid-game, and nothing is lost", THOROUGH, async ({ person }) => {
  const { mover, other } = await twoAtTable(person);
  const { page } = mover;
  await choice(page, "tax").click();
  await choice(other.page, "pass").click();
  await choice(other.page, "income").click();
  await choice(page, "steal").click();
  await expect(page.locator(".choices .back")).toBeVisible();
  const before = await logLines(page);
  await openTableMenu(page);
  const language = page.getByRole("combobox", { name: t("app.language") });
  await language.selectOption("fa");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator(".choices .back"), "what was begun goes on").toHaveText(
    new RegExp(wordsIn("fa")("table.back")),
  );
  expect((await logLines(page)).length).toBe(before.length);
  await openTableMenu(page);
  await page.locator(".language-menu select").selectOption("en");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect.poll(() => logLines(page)).toEqual(before);
  await page.locator("[data-choice^=steal-]").click();
  await expect(choices(other.page).first()).toBeVisible();
});
