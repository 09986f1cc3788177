// @vitest-environment happy-dom
import { MODES } from "@darbar/cops";
import { EDITIONS } from "@darbar/coup";
import type { Listed } from "@darbar/protocol";
import { GAME_NAMES } from "@darbar/protocol/agreed";
import { LANGUAGES } from "@darbar/words/languages";
import { gameName } from "@darbar/words/option-words";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import type { Words } from "@darbar/words/words";
import { describe, expect, it } from "vitest";
import { all, button, buttons, enter, field, press, says, the, write } from "../../test/dom/reader.ts";
import { SETUP } from "../../test/dom/rooms.ts";
import { show } from "../../test/dom/shown.tsx";
import { Front, type FrontProps } from "./front.tsx";
import { gameTitle } from "./game-words.ts";

const { t } = EVERY_WORDS.en;

/** The front page, and what was done there. */
async function front(more: Partial<FrontProps> = {}, words: Words = EVERY_WORDS.en) {
  const begun: string[] = [];
  const joined: string[] = [];
  const names: string[] = [];
  const props: FrontProps = {
    name: "Natasha",
    tables: [],
    isOffline: false,
    busy: false,
    error: null,
    onRename: async (name) => {
      names.push(name);
      return name.length > 20 ? t("app.problem.bad-name") : null;
    },
    onPlayNow: (game) => void begun.push(game),
    onJoin: async (code) => {
      joined.push(code);
      return code === "ZZZZZ" ? t("app.problem.no-such-code") : null;
    },
    ...more,
  };
  const { root, draw } = await show(<Front {...props} />, { words });
  return {
    root,
    begun,
    joined,
    names,
    again: (changed: Partial<FrontProps>) => draw(<Front {...props} {...changed} />),
  };
}

const card = (root: ParentNode, game: string): HTMLElement => the(root, `article[aria-labelledby=game-${game}]`);

describe("the front page", () => {
  it.each(LANGUAGES)("shows both games to whoever reads %s, each with its two ways to begin", async (language) => {
    const words = EVERY_WORDS[language];
    const { root } = await front({}, words);
    for (const game of GAME_NAMES) {
      const shown = card(root, game);
      expect(says(the(shown, "h2"))).toBe(gameName(game, words));
      expect(buttons(shown, words.t("lobby.play-now"))).toHaveLength(1);
      expect(buttons(shown, words.t("lobby.new-table"))).toHaveLength(1);
    }
  });

  it("begins a game of the one that is pressed, and none while one is being begun", async () => {
    const { root, begun, again } = await front();
    for (const game of GAME_NAMES) await press(button(card(root, game), t("lobby.play-now")));
    expect(begun).toEqual([...GAME_NAMES]);
    await again({ busy: true });
    await press(button(card(root, "coup"), t("lobby.play-now")));
    expect(begun).toHaveLength(GAME_NAMES.length);
    expect(says(the(root, "#play-now-hint"))).toBe(t("lobby.front.busy"));
  });

  it("begins any kind of game with four, six or eight, as far as so many can play it", async () => {
    const begun: unknown[] = [];
    const { root } = await front({ onPlayNow: (game, choice) => void begun.push([game, choice]) });
    const kinds = all(card(root, "cops"), ".quick-kind:not(.quick-levels)");
    expect(kinds.map((kind) => all(kind, "button").map(says))).toEqual(
      MODES.map(() => [4, 6, 8].map((n) => t("lobby.seats.count", { n }))),
    );
    await press(all(kinds[1], "button")[2]);
    expect(begun).toEqual([["cops", { options: { mode: "gang" }, seats: 8, level: "regular" }]]);
    const classic = all(card(root, "coup"), ".quick-kind:not(.quick-levels)")[0];
    expect(all(classic, "button").map(says)).toEqual([4, 6].map((n) => t("lobby.seats.count", { n })));
  });

  it("begins it against bots of the level that is chosen, and remembers that", async () => {
    const begun: unknown[] = [];
    const onPlayNow: FrontProps["onPlayNow"] = (_, { level }) => void begun.push(level);
    const { root } = await front({ onPlayNow });
    await press(field(card(root, "coup"), t("lobby.bot-level.master")));
    await press(all(card(root, "coup"), ".quick-kind button")[0]);
    const { root: later } = await front({ onPlayNow });
    expect(field(card(later, "cops"), t("lobby.bot-level.master")).checked).toBe(true);
    await press(button(card(later, "coup"), t("lobby.play-now")));
    expect(begun).toEqual(["master", "master"]);
  });

  it("leads to new tables, lessons, every edition's rules and replays", async () => {
    const { root } = await front();
    const links = all(root, "a").map((link) => link.getAttribute("href"));
    const rules = [
      ...EDITIONS.map((edition) => `/rules/coup/${edition}`),
      ...MODES.map((mode) => `/rules/cops/${mode}`),
    ];
    const ways = [
      "/new",
      "/new?game=cops",
      "/learn",
      "/learn",
      "/learn/cops",
      "/learn/cops",
      "/one-phone",
      "/replay",
      ...rules,
    ];
    expect(links.toSorted()).toEqual(ways.toSorted());
  });

  it("says what went wrong", async () => {
    const { root } = await front({ error: t("app.problem.too-many") });
    expect(says(the(root, ".hero [role=alert]"))).toBe(t("app.problem.too-many"));
  });
});

describe("the list of tables", () => {
  const listed = (more: Partial<Listed> = {}): Listed => ({
    table: "T",
    code: "PLUMS",
    setup: SETUP,
    taken: 1,
    playing: false,
    ...more,
  });

  it("is calm while nothing is known, nothing is open, or nobody answers", async () => {
    const { root, again } = await front({ tables: null });
    const calm = (): string => says(the(root, ".open-tables .calm"));
    expect(calm()).toBe(t("lobby.tables.loading"));
    await again({ tables: [] });
    expect(calm()).toBe(t("lobby.tables.empty"));
    await again({ tables: [listed()], isOffline: true });
    expect(calm()).toBe(t("lobby.tables.offline"));
  });

  it.each([
    ["waits for players", {}, "waiting", "join"],
    ["is full", { taken: 4 }, "full", "watch"],
    ["plays", { playing: true }, "playing", "watch"],
  ] as const)("a table that %s says so, and what can be done there", async (_, more, state, act) => {
    const { root } = await front({ tables: [listed(more)] });
    const row = the(root, ".table-row");
    expect(says(row)).toContain(gameTitle(SETUP, EVERY_WORDS.en).replaceAll(/[\u2068\u2069]/gu, ""));
    expect(says(the(row, ".table-state"))).toBe(t(`lobby.tables.${state}`));
    const link = the(row, "a");
    expect(says(link)).toBe(t(`lobby.tables.${act}`, { code: "PLUMS" }));
    expect(link.getAttribute("href")).toBe("/t/PLUMS");
  });

  it("follows what happens: a table that is gone is no longer there", async () => {
    const { root, again } = await front({ tables: [listed(), listed({ table: "U", code: "PEARS" })] });
    expect(all(root, ".table-row")).toHaveLength(2);
    await again({ tables: [listed({ taken: 2 })] });
    expect(says(the(root, ".table-row"))).toContain(t("lobby.tables.taken", { taken: 2, seats: 4 }));
  });
});

describe("joining by a code", () => {
  it.each(["PLUMS", "plums", " p l u m s ", "http://darbar.example/t/PLUMS"])("understands %j", async (typed) => {
    const { root, joined } = await front();
    await write(field(root, t("lobby.join.code")), typed);
    await enter(field(root, t("lobby.join.code")));
    expect(joined).toEqual(["PLUMS"]);
  });

  it("explains what is no code and what is nobody's, and lets it be mended at once", async () => {
    const { root, joined } = await front();
    const code = field(root, t("lobby.join.code"));
    await write(code, "12");
    await press(button(root, t("lobby.join.go")));
    expect(says(the(root, ".join-form [role=alert]"))).toBe(t("lobby.join.bad"));
    expect(joined).toEqual([]);
    await write(code, "ZZZZZ");
    expect(says(the(root, ".join-form [role=alert]"))).toBe("");
    await press(button(root, t("lobby.join.go")));
    expect(says(the(root, ".join-form [role=alert]"))).toBe(t("app.problem.no-such-code"));
    expect(document.activeElement).toBe(code);
  });

  it("asks nobody while there is no network", async () => {
    const { root, joined } = await front({ isOffline: true });
    await write(field(root, t("lobby.join.code")), "PLUMS");
    await enter(field(root, t("lobby.join.code")));
    expect(joined).toEqual([]);
    expect(says(the(root, ".join-form"))).toContain(t("lobby.join.offline"));
  });
});

describe("one's name", () => {
  it("is kept without what stands around it, once, and that is said", async () => {
    const { root, names } = await front();
    const name = field(root, t("lobby.name"));
    await write(name, "  Mehrdad ");
    await enter(name);
    expect(names).toEqual(["Mehrdad"]);
    expect(says(the(root, ".name-field [role=status]"))).toBe(t("lobby.name.saved"));
  });

  it("is kept when the field is left, and not if it is as before", async () => {
    const { root, names } = await front();
    const name = field(root, t("lobby.name"));
    name.focus();
    name.blur();
    expect(names).toEqual([]);
    name.focus();
    await write(name, "Sara");
    name.blur();
    expect(names).toEqual(["Sara"]);
  });

  it("that cannot be is explained", async () => {
    const { root } = await front();
    const name = field(root, t("lobby.name"));
    await write(name, "x".repeat(40));
    await enter(name);
    expect(says(the(root, ".name-field [role=alert]"))).toBe(t("app.problem.bad-name"));
    expect(name.getAttribute("aria-invalid")).toBe("true");
  });

  it("is shown anew when another device has changed it", async () => {
    const { root, again } = await front();
    await again({ name: "Sara" });
    expect(field(root, t("lobby.name")).value).toBe("Sara");
  });
});
