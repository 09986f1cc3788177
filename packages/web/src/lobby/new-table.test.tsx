// @vitest-environment happy-dom
import { EDITIONS } from "@darbar/coup";
import { readOptions } from "@darbar/kernel/options";
import { BOT_LEVELS, BOT_STYLES, GAME_NAMES } from "@darbar/protocol/agreed";
import { characterName } from "@darbar/words/coup/characters";
import { LANGUAGES } from "@darbar/words/languages";
import { optionTitle, presetAbout, presetTitle, valueTitle } from "@darbar/words/option-words";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { all, button, choose, enter, field, press, says, the, write } from "../../test/dom/reader.ts";
import { show } from "../../test/dom/shown.tsx";
import type { TableWish } from "../app/api.ts";
import { GAMES } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";
import { NewTable } from "./new-table.tsx";
import { USUAL, wishOf } from "./wishes.ts";

const { t } = EVERY_WORDS.en;
const titleOf = (edition: string): string => valueTitle("coup", "edition", edition, EVERY_WORDS.en);

/** The form for a new table, and what it asked for. */
async function form(game: GameName = "coup", problem: string | null = null, isOffline = false) {
  const wishes: TableWish[] = [];
  const onCreate = async (wish: TableWish): Promise<string | null> => {
    wishes.push(wish);
    return problem;
  };
  const { root } = await show(<NewTable game={game} isOffline={isOffline} onCreate={onCreate} />);
  const pick = (label: string): Promise<void> => press(field(root, label));
  const edition = (name: (typeof EDITIONS)[number]): Promise<void> => pick(titleOf(name));
  const option = (name: string): HTMLInputElement => the(root, `input[name=${name}]`);
  const create = (): Promise<void> => press(button(root, t("lobby.create")));
  const note = (): string => says(the(root, ".setup-foot [role=status]"));
  const seats = async (change: number): Promise<void> => {
    for (let step = 0; step < Math.abs(change); step++) {
      await press(button(root, t(change > 0 ? "lobby.seats.more" : "lobby.seats.fewer")));
    }
  };
  return { root, wishes, pick, edition, option, create, note, seats };
}

describe("a table that many people want", () => {
  it.each(GAME_NAMES)("of %s is opened by one press, and the game takes it", async (game) => {
    const { root, wishes } = await form(game);
    const wanted = GAMES[game].presets.flatMap(({ options, seats }) =>
      seats.map((count) => ({ options, seats: count })),
    );
    const presses = all(root, ".preset-seats button").slice(0, wanted.length);
    for (const each of presses) await press(each);
    expect(wishes).toMatchObject(wanted.map((each) => ({ game, bots: "none", ...each })));
    for (const { options, seats } of wishes) {
      expect(readOptions(GAMES[game].options, options, seats ?? 0).ok).toBe(true);
    }
  });

  it.each(LANGUAGES)("has a name and a reason in %s, and no two of a game have the same", (language) => {
    for (const game of GAME_NAMES) {
      const names = GAMES[game].presets.map(({ name }) => name);
      const titles = names.map((name) => presetTitle(game, name, EVERY_WORDS[language]));
      expect(titles.filter((title) => names.includes(title))).toEqual([]);
      expect(new Set(titles).size).toBe(names.length);
      for (const name of names) expect(presetAbout(game, name, EVERY_WORDS[language])).not.toBeNull();
    }
  });

  it("says why it was not opened, and cannot be pressed without a connection", async () => {
    const refused = await form("coup", t("app.problem.too-many"));
    await press(all(refused.root, ".preset-seats button")[0]);
    expect(all(refused.root, ".lobby-page > [role=alert]").map(says)).toEqual([t("app.problem.too-many")]);
    const offline = await form("coup", null, true);
    await press(all(offline.root, ".preset-seats button")[0]);
    expect(offline.wishes).toEqual([]);
  });
});

describe("a new table", () => {
  it("is the usual one if nothing is chosen", async () => {
    const { create, wishes } = await form();
    await create();
    expect(wishes).toEqual([wishOf(USUAL)]);
  });

  it("is of the game that was asked for", async () => {
    const { create, wishes, root } = await form("cops");
    expect(field(root, t("cops.title")).checked).toBe(true);
    await create();
    expect(wishes).toMatchObject([{ game: "cops", options: { mode: "base" }, seats: 4 }]);
  });

  it.each(EDITIONS)("of the edition %s asks for it", async (name) => {
    const { edition, create, wishes } = await form();
    await edition(name);
    await create();
    expect(wishes).toMatchObject([{ options: { edition: name } }]);
  });

  it.each([
    ["classic", "anarchist", { anarchist: true }],
    ["plus", "reformation", { reformation: true }],
    ["ru", "blockers", { blockers: "anyone" }],
    ["he", "secondDefence", { secondDefence: true }],
  ] as const)("of the edition %s with %s asks for both", async (name, wanted, options) => {
    const { edition, option, create, wishes } = await form();
    await edition(name);
    await press(option(wanted));
    await create();
    expect(wishes).toMatchObject([{ options: { edition: name, ...options } }]);
    await press(option(wanted));
    await create();
    expect(wishes[1].options).toEqual({ edition: name });
  });

  it.each(["classic", "plus"] as const)("of %s for two drafts, unless that is switched off", async (name) => {
    const { edition, option, create, wishes, seats } = await form();
    await edition(name);
    await seats(-2);
    expect(option("draft").checked).toBe(true);
    await create();
    await press(option("draft"));
    await create();
    await press(option("draft"));
    await create();
    const drafting = { edition: name };
    expect(wishes.map(({ options }) => options)).toEqual([drafting, { ...drafting, draft: false }, drafting]);
  });

  it("lets the table choose who exchanges and who starts, where the edition does", async () => {
    const { root, edition, pick, create, wishes } = await form();
    expect(all(root, "input[name=character]")).toEqual([]);
    await edition("plus");
    await pick(characterName("inquisitor", EVERY_WORDS.en));
    await choose(field(root, t("lobby.first")), "2");
    await create();
    expect(wishes[0].options).toEqual({ edition: "plus", character: "inquisitor", first: 2 });
  });

  it.each(["base", "gang"] as const)("of Good Cop Bad Cop, %s, asks for that and nothing of Coup", async (mode) => {
    const { root, pick, create, wishes } = await form();
    await pick(t("cops.title"));
    expect(all(root, "input[name=edition], input[name=draft]")).toEqual([]);
    expect(says(the(root, "fieldset:has(input[name=mode])"))).toContain(t("cops.option.mode.about"));
    await pick(t(`cops.mode.${mode}`));
    await create();
    expect(wishes).toMatchObject([{ game: "cops", options: { mode } }]);
  });

  it("asks for who may come, who may watch and what is told afterwards", async () => {
    const { pick, create, wishes } = await form();
    await pick(t("lobby.visibility.public"));
    await pick(t("lobby.spectators"));
    await pick(t("lobby.bluffs.secret"));
    await create();
    expect(wishes).toMatchObject([{ visibility: "public", spectators: false, bluffs: "secret", bots: "none" }]);
  });

  it("asks for bots in all other seats, of the level and the style that were chosen", async () => {
    const { root, pick, create, wishes } = await form();
    expect(all(root, ".bot-fields")).toEqual([]);
    await pick(t("lobby.bots.all"));
    await create();
    await choose(field(root, t("lobby.bot-level")), BOT_LEVELS[0]);
    await choose(field(root, t("lobby.bot-style")), BOT_STYLES[1]);
    await create();
    expect(wishes[0].bots).toEqual([1, 2, 3].map((seat) => ({ seat, level: "regular" })));
    expect(wishes[1].bots).toEqual([1, 2, 3].map((seat) => ({ seat, level: BOT_LEVELS[0], style: BOT_STYLES[1] })));
  });
});

describe("what does not go together", () => {
  it("cannot be chosen: the draft is for two", async () => {
    const { root, edition, option, seats, note } = await form();
    await edition("plus");
    expect(option("draft").disabled).toBe(true);
    await seats(-2);
    expect(button(root, t("lobby.seats.fewer")).getAttribute("aria-disabled")).toBe("true");
    expect([option("draft").checked, option("draft").disabled]).toEqual([true, false]);
    await seats(1);
    expect([option("draft").checked, option("draft").disabled]).toEqual([false, true]);
    expect(note()).toBe("");
  });

  it("is taken back by another edition or game, and that is said", async () => {
    const { root, edition, option, pick, seats, note } = await form();
    await edition("plus");
    await press(option("reformation"));
    await seats(6);
    expect(button(root, t("lobby.seats.more")).getAttribute("aria-disabled")).toBe("true");
    await pick(t("lobby.clock.fast"));
    await pick(t("cops.title"));
    expect(note()).toContain(t("lobby.dropped.seats", { seats: 8 }));
    expect(note()).toContain(optionTitle("coup", "reformation", EVERY_WORDS.en));
    expect(field(root, t("lobby.clock.fast")).checked).toBe(true);
    await pick(t("coup.title"));
    expect(field(root, titleOf("plus")).checked).toBe(true);
    expect(option("reformation").checked).toBe(false);
  });
});

describe("the clock of a new table", () => {
  it.each(["relaxed", "normal", "fast"] as const)("may be %s", async (clock) => {
    const { pick, create, wishes } = await form();
    await pick(t(`lobby.clock.${clock}`));
    await create();
    expect(wishes).toMatchObject([{ clock }]);
  });

  it("of one's own takes whole seconds in its range, in the digits of any keyboard", async () => {
    const { root, pick, create, wishes } = await form();
    await pick(t("lobby.clock.own"));
    const turn = field(root, t("lobby.clock.turn"));
    for (const bad of ["0", "601", "1.5", "soon", ""]) {
      await write(turn, bad);
      expect(turn.getAttribute("aria-invalid")).toBe("true");
    }
    await create();
    expect(document.activeElement).toBe(turn);
    expect(wishes).toEqual([]);
    await write(turn, "۳۰");
    expect(turn.getAttribute("aria-invalid")).toBe("false");
    await create();
    expect(wishes).toMatchObject([{ clock: { turn: 30 } }]);
  });
});

describe("a table that cannot be opened", () => {
  it("says why, until something is changed", async () => {
    const { root, create, pick } = await form("coup", "no more tables today");
    await create();
    expect(says(the(root, ".setup-foot [role=alert]"))).toBe("no more tables today");
    await pick(t("lobby.clock.fast"));
    expect(says(the(root, ".setup-foot [role=alert]"))).toBe("");
  });

  it("is not asked for while there is no network; practice is offered instead", async () => {
    const { root, create, wishes, pick } = await form("coup", null, true);
    await create();
    await enter(button(root, t("lobby.create")));
    expect(wishes).toEqual([]);
    expect(says(the(root, ".warning"))).toBe(t("lobby.create.offline"));
    expect(button(root, t("lobby.practise")).getAttribute("href")).toBe("/practice");
    await pick(t("cops.title"));
    expect(button(root, t("lobby.practise")).getAttribute("href")).toBe("/practice/cops");
  });
});
