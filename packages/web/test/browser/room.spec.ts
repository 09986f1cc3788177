import type { Page } from "@playwright/test";
import { generate } from "lean-qr";
import { toRoom } from "./at-tables.ts";
import { expect, type OpenPerson, THOROUGH, test } from "./fixtures.ts";
import { inSheet, sitDown } from "./sitting.ts";
import { comeIn } from "./tables.ts";
import { wordsIn } from "./words.ts";

const say = wordsIn("en");
const chair = (page: Page, seat: number) => page.locator(".chair").nth(seat);

test("seats are taken and left, bots come and go", THOROUGH, async ({ person }) => {
  const { host, guest } = await together(person);
  await expect(chair(host, 1)).toContainText("Sara");
  await expect(chair(host, 1)).toContainText(say("lobby.seat.here"));
  await inSheet(guest, 1, say("lobby.seat.stand"));
  await expect(chair(host, 1)).toContainText(say("lobby.seat.free"));
  await chair(guest, 2).locator("button").click();
  await expect(chair(host, 2)).toContainText("Sara");
  await inSheet(host, 1, say("lobby.bot-level.regular"));
  await expect(chair(guest, 1)).toContainText(say("lobby.bot-level.regular"));
  await expect(chair(guest, 1).locator("button")).toHaveCount(0);
  await inSheet(host, 1, say("lobby.bot.remove"));
  await expect(chair(guest, 1)).toContainText(say("lobby.seat.sit"));
  await chair(host, 1).locator("button").click();
  await host.getByLabel(say("lobby.bot-style")).selectOption(say("lobby.bot-style.bluffer"));
  await host.getByRole("button", { name: say("lobby.bot-level.master"), exact: true }).click();
  await expect(chair(guest, 1)).toContainText(say("lobby.bot-level.master"));
  await expect(chair(guest, 1)).toContainText(say("lobby.bot-style.bluffer"));
});

test("the host sends somebody away by a second press", THOROUGH, async ({ person }) => {
  const { host, guest } = await together(person);
  await chair(host, 1).locator("button").click();
  const kick = host.locator("dialog").getByRole("button", { name: "Sara" });
  await kick.click();
  await expect(kick).toContainText(say("lobby.kick.sure"));
  await expect(chair(guest, 1)).toContainText("Sara");
  await kick.click();
  await expect(chair(host, 1)).toContainText(say("lobby.seat.free"));
  await expect(guest.locator(".trouble, .chair.free").first()).toBeVisible();
});

test("the link is copied, and its QR code says the same", THOROUGH, async ({ person }) => {
  const { page, context } = await person();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { code } = await toRoom(page);
  const link = new URL(`/t/${code}`, page.url()).href;
  await page.getByRole("button", { name: say("lobby.invite.copy") }).click();
  await expect(page.locator(".invite [role=status]")).toHaveText(say("lobby.invite.copied"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.getByRole("button", { name: say("lobby.invite.qr") }).click();
  await expect(page.getByLabel(say("lobby.invite.link"))).toHaveValue(link);
  const drawn = page.locator("dialog svg.qr");
  await expect(drawn).toHaveAttribute("aria-label", link);
  await expect(drawn.locator("path").last()).toHaveAttribute("d", /M/);
  expect(await darkSquares(page)).toBe(squaresOf(link));
  await page.keyboard.press("Escape");
  await expect(drawn).toHaveCount(0);
});

test("only the host starts, and the page of everybody who sits mixes into the shuffle", async ({ person }) => {
  const { host, guest } = await together(person);
  await expect(guest.getByRole("button", { name: say("lobby.start"), exact: true })).toHaveCount(0);
  await expect(guest.locator(".starting")).toContainText("Natasha");
  await expect(guest.locator(".mix")).toContainText("Natasha");
  for (const page of [host, guest]) await expect(page.locator(".mix [role=status]")).toContainText("Sara");
  await host.getByRole("button", { name: say("lobby.start.fill") }).click();
  for (const page of [host, guest]) await expect(page.locator(".coup-table")).toBeVisible();
});

test("the host changes what is played, and everybody reads it", THOROUGH, async ({ person }) => {
  const { host, guest } = await together(person);
  await expect(guest.getByRole("button", { name: say("lobby.setup.change") })).toHaveCount(0);
  await host.getByRole("button", { name: say("lobby.setup.change") }).click();
  const form = host.locator("dialog .setup-form");
  await form.getByRole("radio", { name: say("lobby.clock.fast") }).check();
  await form.getByRole("button", { name: say("lobby.seats.fewer") }).click();
  await expect(form.locator(".warning")).toBeVisible();
  await form.getByRole("button", { name: say("lobby.setup.save") }).click();
  await expect(form).toHaveCount(0);
  await expect(guest.locator(".setup-summary")).toContainText(say("lobby.clock.fast"));
  await expect(guest.locator(".chair")).toHaveCount(3);
});

test("talk is text, phrases are read in one's own language, and somebody can be muted", async ({ person }) => {
  const { host, guest } = await together(person, "ru");
  const russian = wordsIn("ru");
  await speak(host, "<b>bold</b>");
  await expect(guest.locator(".talk-line").last()).toContainText("<b>bold</b>");
  await expect(guest.locator(".talk-line b")).toHaveCount(0);
  await host.locator(".quick-phrases summary").click();
  await host.getByRole("button", { name: "that is a bluff" }).click();
  await host.locator(".phrase-parts").getByRole("button", { name: "Sara" }).click();
  await expect(host.locator(".talk-line").last()).toContainText("Sara, that is a bluff.");
  await expect(guest.locator(".talk-line").last()).toContainText("Sara");
  await expect(guest.locator(".talk-line").last()).toContainText(/[а-я]/u);
  await host.getByRole("button", { name: "I have the" }).click();
  await host.locator(".phrase-parts").getByRole("button").first().click();
  await expect(host.locator(".talk-line").last()).toContainText(/I have the \S+\./);
  await expect(guest.locator(".talk-line")).toHaveCount(3);
  await guest.locator(".mutes summary").click();
  await guest.locator(".mutes button", { hasText: "Natasha" }).click();
  await expect(guest.locator(".talk-line")).toHaveCount(0);
  await speak(host, "still there?");
  await expect(host.locator(".talk-line")).toHaveCount(4);
  await expect(guest.locator(".talk-lines")).toContainText(russian("lobby.talk.empty"));
});

test("the host changes the game; its seats, its phrases and its start follow", THOROUGH, async ({ person }) => {
  const { host, guest } = await together(person, "ru");
  const russian = wordsIn("ru");
  await host.locator(".quick-phrases summary").click();
  await host.getByRole("button", { name: "I have the" }).click();
  await host.locator(".phrase-parts").getByRole("button").first().click();
  await expect(guest.locator(".talk-line")).toHaveCount(1);
  await host.getByRole("button", { name: say("lobby.setup.change") }).click();
  const form = host.locator("dialog .setup-form");
  await form.getByRole("radio", { name: say("cops.title") }).check();
  await form.getByRole("radio", { name: say("cops.mode.gang") }).check();
  await form.getByRole("button", { name: say("lobby.setup.save") }).click();
  await expect(guest.locator(".setup-summary")).toContainText(russian("cops.mode.gang"));
  await expect(host.getByRole("button", { name: "I have the" })).toHaveCount(0);
  await host.getByRole("button", { name: "I trust you" }).click();
  await host.locator(".phrase-parts").getByRole("button", { name: "Sara" }).click();
  await expect(host.locator(".talk-line").last()).toContainText("Sara, I trust you.");
  await expect(guest.locator(".talk-line").last()).toContainText(/Sara.*[а-я]/u);
  // Before the deal there is no card to claim anything of.
  await expect(host.getByRole("button", { name: "I saw" })).toHaveCount(0);
  // What was said of the other game's cards can still be read.
  await expect(guest.locator(".talk-line").first()).toContainText(russian("coup.character.duke"));
  await host.getByRole("button", { name: say("lobby.start.fill") }).click();
  for (const page of [host, guest]) await expect(page.locator(".game-screen")).toBeAttached();
});

/** The squares that the QR code on the page fills, row by row. */
function darkSquares(page: Page): Promise<string> {
  return page.locator("dialog svg.qr").evaluate((svg: SVGSVGElement) => {
    const dark = svg.querySelector<SVGPathElement>("path:last-child");
    const side = svg.viewBox.baseVal.width;
    const quiet = 4;
    const squares = Array.from({ length: side - 2 * quiet }, (_, place) => place + quiet + 0.5);
    const isDark = (x: number, y: number): boolean => dark?.isPointInFill(new DOMPoint(x, y)) === true;
    return squares.map((y) => squares.map((x) => (isDark(x, y) ? "#" : ".")).join("")).join("\n");
  });
}

/** The squares that a QR code of a text fills. */
function squaresOf(text: string): string {
  const bitmap = generate(text);
  const places = Array.from({ length: bitmap.size }, (_, place) => place);
  return places.map((y) => places.map((x) => (bitmap.get(x, y) ? "#" : ".")).join("")).join("\n");
}

async function speak(page: Page, text: string): Promise<void> {
  await page.locator(".talk-form input").fill(text);
  await page.locator(".talk-form button").click();
  await expect(page.locator(".talk-line").last()).toContainText(text);
}

/** A host at a table of four, with a bot in the last seat, and a guest who has come to it and sits second. */
async function together(
  person: OpenPerson,
  language: "en" | "ru" = "en",
): Promise<{ readonly host: Page; readonly guest: Page }> {
  const [{ page: host }, { page: guest }] = [await person(), await person({ language })];
  const { code } = await toRoom(host);
  await comeIn(guest, "Sara");
  await sitDown(guest, language, code);
  await expect(guest.locator(".chair").first()).toContainText("Natasha");
  return { host, guest };
}
