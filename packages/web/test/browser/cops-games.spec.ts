import type { Mode } from "@darbar/cops";
import type { GameRecord } from "@darbar/kernel";
import { LANGUAGES, type Language } from "@darbar/words/languages";
import { type CopsFrames, faultsIn, pastIn, readCops, visibleTo } from "./cops-frames.ts";
import { buttonsOn, hastiest, leadersIn, pressOne, type Way } from "./cops-player.ts";
import { expectHidden, faultsShown, type Reader } from "./cops-shown.ts";
import { expect, type OpenPerson, THOROUGH } from "./fixtures.ts";
import { test } from "./hasty-server.ts";
import { playOn } from "./player.ts";
import type { TestServer } from "./server.ts";
import { takeSeat } from "./sitting.ts";
import { comeIn, newTable } from "./tables.ts";
import { wordsIn } from "./words.ts";

interface Player extends Reader {
  readonly language: Language;
  readonly name: string;
  readonly frames: CopsFrames;
}

const NAMES: Readonly<Record<Language, string>> = { en: "Alice", fa: "فرهاد", he: "נועה", ru: "Борис" };
const SEATS = 4;
/** Letters of each language's own script. */
const SCRIPT: Readonly<Record<Language, RegExp>> = {
  en: /[a-z]{3}/i,
  fa: /\p{Script=Arabic}{2}/u,
  he: /\p{Script=Hebrew}{2}/u,
  ru: /\p{Script=Cyrillic}{3}/u,
};

test(
  "four people play Good Cop Bad Cop in four languages, and nobody is told too much",
  THOROUGH,
  async ({ person, hastyServer }) => {
    const players = await gather("base", LANGUAGES, person, hastyServer);
    const taken = await play(players);
    expect([...taken.keys()].sort()).toEqual(["hand", "prompt", "seat", "small card"]);
    await checkEnd(players);
  },
);

test("two people and two bots play with the gang, and nobody is told too much", async ({ person, hastyServer }) => {
  const players = await gather("gang", ["fa", "en"], person, hastyServer);
  await checkCheck(players[1]);
  await play(players);
  await checkEnd(players);
});

/** Everybody at a new table, bots in the seats that are left; the game has begun. */
async function gather(
  mode: Mode,
  languages: readonly Language[],
  person: OpenPerson,
  server: TestServer,
): Promise<readonly Player[]> {
  const players: Player[] = [];
  for (const language of languages) {
    const { page } = await person({ language }, server);
    players.push({ language, name: NAMES[language], page, frames: readCops(page), t: wordsIn(language) });
  }
  await Promise.all(players.map(({ page, name }) => comeIn(page, name)));
  const [{ page: host, t }, second] = players;
  // One of them wants to be asked about equipment whenever it can be used; the others keep it in their pocket.
  await second.page.addInitScript(() => localStorage.setItem("darbar.settings", '{"asksEquipment":true}'));
  const bots = Array.from({ length: SEATS }, (_, seat) => ({ seat, level: "regular" })).slice(languages.length);
  const wish = { game: "cops", seats: SEATS, options: { mode }, clock: "relaxed", bots };
  const { code } = await newTable(host, wish);
  await Promise.all(players.map(({ page }) => page.goto(`/t/${code}`)));
  for (const { page, language } of players) await takeSeat(page, language);
  await host.getByRole("button", { name: t("lobby.start"), exact: true }).click();
  for (const { page } of players) await expect(page.locator(".cops-table")).toBeVisible();
  return players;
}

/** Plays to the end, looking at every page before every press; answers in which ways things were pressed. */
async function play(players: readonly Player[]): Promise<ReadonlyMap<Way, number>> {
  const taken = new Map<Way, number>();
  const isOver = await playOn({
    pages: players.map(({ page }) => page),
    check: async () => {
      const hidden = (player: Player) =>
        expectHidden(
          player,
          () => player.frames.view,
          player.language,
          () => pastIn(player.frames),
        );
      await Promise.all(players.map(hidden));
    },
    answer: async (asked) => {
      const { page, frames } = players[asked];
      const buttons = await buttonsOn(page);
      if (buttons.length === 0 || frames.view === null) return [];
      const button = hastiest(buttons, frames.view, leadersIn(players.flatMap((player) => player.frames.view ?? [])));
      await pressOne(page, button, taken);
      return [button.id];
    },
  });
  expect(isOver).toBe(true);
  return taken;
}

/** Everybody was sent just what they may see, reads how it ended in their own language, and can watch it again. */
async function checkEnd(players: readonly Player[]): Promise<void> {
  const [{ page: host, frames, t }] = players;
  const response = await host.request.get(`/api/tables/${frames.table}/games/1/record`);
  const record = (await response.json()) as GameRecord;
  expect(new Set(players.map((player) => player.frames.viewer)).size).toBe(players.length);
  for (const player of players) {
    const { viewer } = player.frames;
    await expect(player.page.locator(".own")).toHaveAttribute("data-place", `seat-${viewer}`);
    await expect(player.page.locator(".own > .hidden-text")).toContainText(player.name);
    expect(faultsIn(player.frames.heard, viewer, record), `sent to the reader of ${player.language}`).toEqual([]);
    await checkEnding(player, record);
  }
  await host.getByRole("button", { name: t("ending.replay") }).click();
  await expect(host).toHaveURL(new RegExp(`/replay/${frames.table}/1`));
  await expect(host.locator(".cops-table")).toBeVisible();
  await expect(host.locator(".replay-scrub input")).toHaveValue("0");
}

/** Who won and why, and everybody's cards, as they lie now. */
async function checkEnding({ page, language, t, frames }: Player, record: GameRecord): Promise<void> {
  const { players, outcome } = visibleTo("all", record).open;
  const winners = outcome?.winners ?? [];
  const ending = page.locator(".cops-end");
  const names = new RegExp(Object.values(NAMES).join("|"), "g");
  for (const part of [".cops-won", ".cops-why", ".ending-team-name"]) {
    const text = await ending.locator(part).first().innerText();
    expect(text.replaceAll(names, "")).toMatch(SCRIPT[language]);
  }
  const isMine = winners.some((seat) => seat === frames.viewer);
  if (outcome?.as !== "alone") {
    const title = t(`cops.ending.title.${outcome?.as}${isMine ? ".me" : ""}`);
    await expect(ending.locator(".cops-won")).toHaveText(title);
    await expect(page.locator("#prompt-heading")).toHaveText(title);
  }
  await expect(ending.locator(".ending-team.is-winner .ending-person")).toHaveCount(winners.length);
  await expect(ending.locator(".ending-person")).toHaveCount(SEATS);
  const shown = await ending.locator(".ending-cards:has(.hidden-text)").allTextContents();
  const held = players.filter(({ standing }) => standing !== "criminal");
  const cards = held.map((player) => player.cards.map(({ kind }) => t(`cops.identity.${kind}`)).join(""));
  expect(shown.toSorted()).toEqual(cards.toSorted());
  const lines = await page.locator(".log .log-line").allTextContents();
  expect(lines.filter((line) => !SCRIPT[language].test(line.replaceAll(names, "")))).toEqual([]);
  expect(lines.length).toBeGreaterThan(20);
}

/** What must not be on a page, one thing at a time. */
const PLANTS: readonly (() => void)[] = [
  () => document.querySelector(".seats .small-identity.is-back")?.setAttribute("title", "Kingpin"),
  () => document.querySelector(".seats .small-identity.is-back")?.classList.replace("is-back", "is-learned"),
  () => document.querySelector(".seats .kit-card")?.setAttribute("title", "Taser"),
  () => document.querySelector(".seats .seat > .hidden-text")?.append("face down: honest"),
  () => document.querySelector(".seats .small-identity.is-back")?.setAttribute("data-kind", "agent"),
  () => {
    const choice = document.createElement("i");
    Object.assign(choice.dataset, { choice: "seat-0", follow: "They hold the Kingpin." });
    document.body.append(choice);
  },
  () => sessionStorage.setItem("planted", '{"cards":["crooked"]}'),
];

/** The check of what a page shows can fail: whatever is planted there is found. */
async function checkCheck({ page, frames, t }: Player): Promise<void> {
  const copy = await page.context().newPage();
  await copy.goto(page.url());
  const seen = () => faultsShown({ page: copy, t }, frames.view);
  await expect(copy.locator(".seats .small-identity")).toHaveCount(3 * (SEATS - 1));
  expect(await seen()).toEqual([]);
  for (const plant of PLANTS) {
    const before = await seen();
    await copy.evaluate(plant);
    expect((await seen()).length, `${plant}`).toBeGreaterThan(before.length);
  }
  await copy.evaluate(() => sessionStorage.removeItem("planted"));
  await copy.close();
}
