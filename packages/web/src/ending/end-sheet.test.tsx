// @vitest-environment happy-dom
import { reviewBudget, reviewCops, reviewCoup } from "@darbar/bots/review";
import { cops, everyVariant as everyCops } from "@darbar/cops";
import { coup, everyVariant as everyCoup } from "@darbar/coup";
import type { Viewer } from "@darbar/kernel";
import { LANGUAGES } from "@darbar/words/languages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { all, button, press, says, the } from "../../test/dom/reader.ts";
import { bot, person, room } from "../../test/dom/rooms.ts";
import { show, until } from "../../test/dom/shown.tsx";
import { READER, standInApp } from "../../test/dom/stand-in-app.ts";
import { mustFilm, playedGame, seenBy } from "../../test/films.ts";
import { loadGame } from "../games/load.ts";
import type { AnyRules, GameName } from "../games/shown-game.ts";
import { type Film, filmGameOf } from "../replay/film.ts";
import { frameAt } from "../replay/frame.ts";
import type { ReviewAsked, ReviewSaid, StandingsAsked, StandingsSaid } from "../review/messages.ts";
import { EndSheet } from "./end-sheet.tsx";

const { t } = EVERY_WORDS.en;

/** Goes over games as the real ones do, with little thought; the first turn was even, and the last decided. */
class HastyWorker extends EventTarget {
  postMessage(asked: ReviewAsked | StandingsAsked): void {
    if (asked.is === "standings") {
      const { seats, past } = asked.game;
      const turns = past.filter((event) => (event as { readonly type: string }).type === "turn").length;
      for (let turn = 1; turn <= turns; turn++) {
        this.say({
          is: "stood",
          standing: { seen: turn, turn, chances: Array.from({ length: seats }, () => 1 / seats) },
        });
      }
      const end = Array.from({ length: seats }, () => 1);
      this.say({ is: "stood", standing: { seen: past.length, turn: turns, chances: end } });
      return this.say({ is: "known" });
    }
    const { game } = asked;
    const isCoup = JSON.stringify(game.options).includes("edition");
    const reviewing = isCoup ? reviewCoup(game as never) : reviewCops(game as never);
    this.say({ is: "found", seen: reviewing.seen });
    for (const place of reviewing.seen.keys())
      this.say({ is: "thought", place, decision: reviewing.decision(place, reviewBudget(60)) });
  }

  terminate(): void {}

  private say(said: ReviewSaid | StandingsSaid): void {
    this.dispatchEvent(new MessageEvent("message", { data: said }));
  }
}

const films = new Map<GameName, Film>();

beforeAll(async () => {
  for (const [name, rules, [{ options }], seats] of [
    ["coup", coup, everyCoup(), 4],
    ["cops", cops, everyCops(), 4],
  ] as const) {
    const game = await filmGameOf(await loadGame(name));
    films.set(name, mustFilm(playedGame(rules as unknown as AnyRules, options, seats, "an end"), game));
  }
});

afterEach(() => void vi.unstubAllGlobals());

/** The sheet of a game that the reader has played in their seat (`null`: watched), and where they are led. */
async function sheet(name: GameName, me: number | null, { words = EVERY_WORDS.en, isOpen = true } = {}) {
  vi.stubGlobal("Worker", HastyWorker);
  const whole = films.get(name);
  if (whole === undefined) throw new Error("no film");
  const game = await filmGameOf(await loadGame(name));
  const film = isOpen ? whole : mustFilm(seenBy(whole, me ?? ("public" as Viewer), game), game);
  const end = frameAt(film, film.events.length, film.as, ["Natasha", "Zal", "Sara", "Rostam"]);
  if (end.game === null) throw new Error("no game");
  const past = frameAt(whole, whole.events.length, me ?? "public").game?.past ?? [];
  const model = room({
    seats: [person(READER.person, "Natasha"), bot("Zal"), person("sara", "Sara"), bot("Rostam")],
    me,
    game: { ...end.game, past },
  });
  if (model.game === null) throw new Error("no game");
  const led: string[] = [];
  const aftermath = {
    find: async () => film,
    onReplay: () => led.push("replay"),
    onReview: (at: { readonly index: number; readonly seat: number | null } | null) =>
      led.push(`${at?.index} ${at?.seat}`),
  };
  const { root } = await show(<EndSheet model={{ ...model, game: model.game }} aftermath={aftermath} />, {
    app: await standInApp(),
    words,
  });
  await until(() => root.querySelector(".ranking, .knew") !== null);
  return { root, led, film };
}

it.each(LANGUAGES)("everybody's place, cards and figures are told in %s", async (language) => {
  const { root } = await sheet("coup", 0, { words: EVERY_WORDS[language] });
  expect(all(root, ".ranked")).toHaveLength(4);
  expect(all(root, ".ranked.is-first")).toHaveLength(1);
  expect(all(root, ".ranked-card")).toHaveLength(8);
  for (const section of all(root, "section")) expect(says(section)).not.toMatch(/undefined|NaN|\{/);
  expect(says(the(root, ".end-lie"))).not.toBe("");
});

it("whoever played is told what has cost most, and led there", async () => {
  const { root, led, film } = await sheet("coup", 0);
  await until(() => root.querySelector(".end-thinking") === null);
  const ways = all(root, ".end-part:has(#end-costliest) .end-way");
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.length).toBeLessThanOrEqual(3);
  const costs = ways.map((way) => Number(/-(\d+) points/.exec(says(way))?.[1]));
  expect(costs).toEqual(costs.toSorted((one, other) => other - one));
  await press(ways[0]);
  expect(led[0]).toMatch(/^\d+ 0$/);
  expect(Number.parseInt(led[0], 10)).toBeLessThan(film.events.length);
});

it("the turning point is told, and shown with all cards open", async () => {
  const { root, led } = await sheet("coup", 0);
  await until(() => root.querySelector(".end-turning .end-way") !== null);
  expect(says(the(root, ".end-turning .end-way"))).toMatch(/from 25% to 100%$/);
  await press(the(root, ".end-turning .end-way"));
  expect(led[0]).toMatch(/ null$/);
});

it("whoever has watched, or sat down since, is told of no decisions of theirs", async () => {
  const { root } = await sheet("coup", null);
  await until(() => root.querySelector(".end-turning .end-way") !== null);
  expect(all(root, "#end-costliest")).toEqual([]);
  expect(root.textContent).not.toMatch(/\byou/i);
});

it.each(LANGUAGES)("in Good Cop Bad Cop the teams, why it ended and who knew what are told in %s", async (language) => {
  const { root } = await sheet("cops", 0, { words: EVERY_WORDS[language] });
  expect(all(root, ".ending-team").length).toBeGreaterThan(1);
  expect(says(the(root, ".cops-why"))).not.toBe("");
  expect(all(root, ".knew tbody tr")).toHaveLength(4);
  for (const cell of all(root, ".knew td")) expect(says(cell)).toMatch(/\p{L}/u);
});

it.each(["coup", "cops"] as const)(
  "where bluffs stay secret nothing is told of %s that the reader has not seen",
  async (name) => {
    const { root } = await sheet(name, 0, { isOpen: false });
    expect(root.textContent).toContain(t("ending.secret"));
    expect(all(root, ".end-turning")).toEqual([]);
    if (name === "cops")
      expect(all(root, ".knew td").filter((cell) => says(cell) === t("ending.knew.unknown"))).toHaveLength(6);
  },
);

it("the table can be looked at, and the sheet taken up again", async () => {
  const { root } = await sheet("coup", 0);
  await press(button(root, t("ending.fold")));
  expect(all(root, ".end-sheet")).toEqual([]);
  await press(button(root, t("ending.title")));
  expect(all(root, ".end-sheet")).toHaveLength(1);
});
