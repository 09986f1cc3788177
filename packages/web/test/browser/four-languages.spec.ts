import { DIRECTION, LANGUAGES, type Language } from "@darbar/words/languages";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type Frames, readFrames } from "./hidden-cards.ts";
import { choose, type Offered, type Pressed, playOn, type Shown } from "./player.ts";
import { takeSeat } from "./sitting.ts";
import { wordsIn } from "./words.ts";

interface Reader {
  readonly language: Language;
  readonly name: string;
  readonly page: Page;
  readonly frames: Frames;
  readonly t: (id: string) => string;
}

const NAMES: Readonly<Record<Language, string>> = { en: "Alice", fa: "فرهاد", he: "נועה", ru: "Борис" };
/** Letters of each language's own script. */
const SCRIPT: Readonly<Record<Language, RegExp>> = {
  en: /[a-z]{3}/i,
  fa: /\p{Script=Arabic}{2}/u,
  he: /\p{Script=Hebrew}{2}/u,
  ru: /\p{Script=Cyrillic}{3}/u,
};

/** Four people take long; two that read in different directions see most of it. */
const READ: readonly Language[] = process.env.TESTS === "all" ? LANGUAGES : ["fa", "ru"];

test(`${READ.length} people play in ${READ.length} languages`, async ({ person }) => {
  const readers: Reader[] = [];
  for (const language of READ) {
    const { page } = await person({ language });
    const frames = readFrames(page);
    const reader = { language, name: NAMES[language], page, frames, t: wordsIn(language) };
    readers.push(reader);
  }
  const [host, ...guests] = readers;
  const pages = readers.map(({ page }) => page);

  await introduce(host);
  const link = await openTable(host);
  await takeSeat(host.page, host.language);
  await join(guests, link);
  await talk(readers);

  for (const { name } of readers) await expect(host.page.locator(".mix [role=status]")).toContainText(name);
  await startOnPhone(host);
  await checkDeal(readers);
  const check = (): Promise<void> => checkHidden(readers);
  const isOver = await playOn({ pages, check, answer: (asked, shown) => press(pages[asked], shown) });
  expect(isOver).toBe(true);
  await checkEnd(readers);

  await host.page.getByRole("button", { name: host.t("ending.again"), exact: true }).click();
  for (const { page } of readers) await expect(page.locator(".game-over")).toHaveCount(0);
  await checkDeal(readers);
  await checkHidden(readers);
});

async function introduce({ page, language, name, t }: Reader): Promise<void> {
  await page.goto("/");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", language);
  await expect(html).toHaveAttribute("dir", DIRECTION[language]);
  const field = page.getByLabel(t("lobby.name"));
  // Who has a name already is known to the server.
  await expect(field).not.toHaveValue("");
  await field.fill(name);
  await field.press("Enter");
  await expect(page.getByText(t("lobby.name.saved"))).toBeVisible();
}

/** Opens a table from the front page; answers its link, as the page offers it to others. */
async function openTable({ page, t }: Reader): Promise<string> {
  await page
    .getByRole("link", { name: t("lobby.new-table") })
    .first()
    .click();
  await page.locator(".more-rules > summary").click();
  await page.getByRole("radio", { name: t("lobby.clock.relaxed") }).check();
  for (let seats = LANGUAGES.length; seats > READ.length; seats--)
    await page.getByRole("button", { name: t("lobby.seats.fewer") }).click();
  // Two would draft; cards that are dealt are what is checked here.
  if (READ.length === 2) await page.getByRole("checkbox", { name: t("coup.option.draft") }).uncheck();
  await page.getByRole("button", { name: t("lobby.create"), exact: true }).click();
  await page.locator(".chair.mine").waitFor();
  return page.url();
}

/** One comes by the link, one types the code, one pastes the whole link; none of them was ever here. Two presses, and they sit under their names. */
async function join(guests: readonly Reader[], link: string): Promise<void> {
  const code = link.split("/").at(-1) ?? "";
  const [first, ...others] = guests;
  await first.page.goto(link);
  for (const [index, { page, t }] of others.entries()) {
    await page.goto("/");
    await page.getByLabel(t("lobby.join.code")).fill(index === 0 ? code.toLowerCase() : link);
    await page.getByRole("button", { name: t("lobby.join.go"), exact: true }).click();
  }
  for (const { page, t, name } of guests) {
    await expect(page).toHaveURL(link);
    const field = page.getByLabel(t("lobby.name"));
    await expect(field).not.toHaveValue("");
    await field.click();
    await page.keyboard.type(`${name}x`);
    await page.getByRole("button", { name: t("lobby.arrival.sit"), exact: true }).click();
    await beCalled(page, t, name);
  }
}

/** At one's seat one can have another name, and everybody hears it. */
async function beCalled(page: Page, t: Reader["t"], name: string): Promise<void> {
  await page.locator(".chair.mine button").click();
  const field = page.locator("dialog[open]").getByLabel(t("lobby.name"));
  await field.fill(name);
  await field.press("Enter");
  await expect(page.locator("dialog[open]").getByText(t("lobby.name.saved"))).toBeVisible();
  await page.keyboard.press("Escape");
}

/** On the smallest phone the start is in view without a scroll; so is it on a phone on its side, and on a desktop. */
async function startOnPhone({ page, t }: Reader): Promise<void> {
  const before = page.viewportSize();
  const start = page.getByRole("button", { name: t("lobby.start"), exact: true });
  for (const [width, height] of [
    [1280, 720],
    [844, 390],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(start).toBeInViewport({ ratio: 1 });
  }
  await start.click();
  if (before !== null) await page.setViewportSize(before);
}

/** A line is read as it was said; a quick phrase by everybody in their own language. */
async function talk(readers: readonly Reader[]): Promise<void> {
  const [host, guest] = readers;
  await host.page.getByLabel(host.t("lobby.talk.line"), { exact: true }).fill("Good evening!");
  await host.page.getByRole("button", { name: host.t("lobby.talk.say"), exact: true }).click();
  await guest.page.getByText(guest.t("lobby.talk.phrases"), { exact: true }).click();
  await guest.page.getByRole("button", { name: guest.t("lobby.phrase.trust-me"), exact: true }).click();
  for (const { page, t } of readers) {
    const lines = page.locator(".talk-line");
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText(host.name);
    await expect(lines.first()).toContainText("Good evening!");
    await expect(lines.last()).toContainText(guest.name);
    await expect(lines.last()).toContainText(t("lobby.phrase.trust-me"));
  }
}

/** Everybody holds two cards, has been told which, and reads their names. */
async function checkDeal(readers: readonly Reader[]): Promise<void> {
  for (const { page, frames, t } of readers) {
    await expect(page.locator(".hand .card-name")).toHaveCount(2);
    await expect(page.locator(".hand .card-note")).toHaveCount(0);
    expect(frames.dealt).toHaveLength(2);
    const names = frames.dealt.map((card) => t(`coup.character.${card}`));
    expect((await page.locator(".hand .card-name").allTextContents()).toSorted()).toEqual(names.toSorted());
  }
}

/** Nobody was sent a hidden card of another, and no page shows one. */
async function checkHidden(readers: readonly Reader[]): Promise<void> {
  for (const { page, frames, language } of readers) {
    expect(frames.leaks, `sent to the reader of ${language}`).toEqual([]);
    const backs = page.locator(".seats .small-card:not(.is-lost)");
    const open = await backs.evaluateAll((cards) =>
      (cards as HTMLElement[])
        .filter(({ className, title }) => !className.includes("is-back") || title !== "")
        .map(({ outerHTML }) => outerHTML),
    );
    expect(open, `cards of others that the reader of ${language} sees`).toEqual([]);
  }
}

/** Kills where it can, doubts what it can: games are short. */
const LIKED = ["coup", "assassinate", "challenge", "show", "tax"];

function press(page: Page, { choices }: Shown): Promise<Pressed> {
  const liked = LIKED.map((id) => choices.find((choice) => choice.id === id)).find((choice) => choice !== undefined);
  return choose(page, (liked ?? choices[0]) as Offered, "table");
}

/** Everybody reads in their own language who has won, and how it came to that; now all cards are open. */
async function checkEnd(readers: readonly Reader[]): Promise<void> {
  const won = await Promise.all(readers.map(({ page }) => page.locator("#game-over").textContent()));
  const winners = readers.filter(({ t }, index) => won[index] === t("ending.you"));
  expect(winners).toHaveLength(1);
  const lengths: number[] = [];
  for (const [index, { page, language, frames }] of readers.entries()) {
    const isWinner = winners.some(({ page: other }) => other === page);
    if (!isWinner) {
      expect(won[index]).toContain(winners[0].name);
      await expect(page.locator(".seats .small-card.is-open").first()).toBeVisible();
    }
    await expect(page.locator(".fair-mark")).toHaveText(wordsIn(language)("fair.fair"));
    const lines = await page.locator(".log .log-line").allTextContents();
    lengths.push(lines.length);
    const foreign = LANGUAGES.filter((other) => other !== language).map((other) => NAMES[other]);
    const own = lines.map((line) => foreign.reduce((text, name) => text.replaceAll(name, ""), line));
    expect(own.filter((line) => !SCRIPT[language].test(line))).toEqual([]);
    expect(frames.count).toBeGreaterThan(10);
  }
  expect(Math.min(...lengths)).toBeGreaterThan(10);
}
