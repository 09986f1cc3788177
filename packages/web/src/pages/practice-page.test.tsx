// @vitest-environment happy-dom
import { BOT_LEVELS } from "@darbar/protocol/agreed";
import { LANGUAGES } from "@darbar/words/languages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { opened } from "../../test/dom/opened.tsx";
import { all, button, field, press, says, the } from "../../test/dom/reader.ts";
import { show, until } from "../../test/dom/shown.tsx";
import { READER, standInApp } from "../../test/dom/stand-in-app.ts";
import { PRESSES } from "../../test/lesson-presses.ts";
import { stillHost } from "../../test/practice-host.ts";
import { coupReader, gameIn } from "../../test/practice-reader.ts";
import { deviceStorage } from "../app/storage.ts";
import { loadLesson } from "../learn/load-lesson.ts";
import type { BotsWish } from "../practice/manner.ts";
import { PracticeSetup } from "./practice-setup.tsx";

const { t } = EVERY_WORDS.en;
const EASY: BotsWish = { level: "newcomer", style: null };

describe("before a practice game", () => {
  it.each(LANGUAGES)("every level and style is explained in %s", async (language) => {
    const app = await standInApp();
    const words = EVERY_WORDS[language];
    const { root } = await show(<PracticeSetup game="coup" start={EASY} onBegin={() => undefined} />, { app, words });
    expect(all(root, ".pick .hint")).toHaveLength(all(root, ".pick").length);
    for (const level of BOT_LEVELS) expect(says(root)).toContain(words.t(`learn.practice.level.${level}`));
  });

  it("the bots that are chosen are those that come", async () => {
    const begun: BotsWish[] = [];
    const app = await standInApp();
    const { root } = await show(<PracticeSetup game="cops" start={EASY} onBegin={(bots) => begun.push(bots)} />, {
      app,
    });
    expect(field(root, t("lobby.bot-level.newcomer")).checked).toBe(true);
    await press(field(root, t("lobby.bot-level.sharp")));
    await press(field(root, t("lobby.bot-style.sceptic")));
    await press(button(root, t("lobby.start")));
    expect(begun).toEqual([{ level: "sharp", style: "sceptic" }]);
  });

  it("they are chosen again next time, also for the other game", async () => {
    const { main, app } = await opened("/practice");
    await press(field(main, t("lobby.bot-level.sharp")));
    await press(button(main, t("lobby.start")));
    await until(() => main.querySelector(".coup-table") !== null);
    app.router.go("/practice/cops");
    await until(() => main.querySelector(".setup-form") !== null);
    expect(field(main, t("lobby.bot-level.sharp")).checked).toBe(true);
  });
});

describe("a first game", () => {
  it("begins at once, with hints that can be switched off and on, and stay so", async () => {
    const { main, app } = await opened("/practice?first");
    await until(() => main.querySelector(".coup-table") !== null);
    await press(button(the(main, ".whisper"), t("table.hints-off")));
    expect(all(main, ".whisper-says p")).toEqual([]);
    const again = await opened("/practice?first");
    await until(() => again.main.querySelector(".whisper") !== null);
    expect(all(again.main, ".whisper-says p")).toEqual([]);
    await press(button(the(main, ".whisper"), t("table.hints-on")));
    app.settings.set({ ...app.settings.get(), hints: false });
    await until(() => main.querySelector(".whisper") === null);
  });
});

describe("a practice game that is over", () => {
  it("is watched again with the names of those who played", async () => {
    const host = stillHost(3);
    await coupReader({ options: {}, seats: 4, name: READER.name }, host).playOn();
    deviceStorage("darbar.practice").write(host.store.text ?? "");
    const { main, app } = await opened("/");
    await app.identify();
    app.router.go("/practice");
    await until(() => main.querySelector(".game-over") !== null);
    const names = all(main, ".seat-name").map(says);
    await press(button(main, t("ending.replay")));
    await until(() => main.querySelector(".replay-screen") !== null);
    const eyes = all(field(main, t("replay.eyes")), "option").map(says);
    expect(names.length).toBeGreaterThan(2);
    expect(eyes).toEqual(expect.arrayContaining([READER.name, ...names]));
  });
});

describe("a practice game that cannot be read", () => {
  it("is said so in one sentence, and the next one can be begun", async () => {
    deviceStorage("darbar.practice").write("{");
    const { main, app } = await opened("/practice");
    await until(() => main.querySelector(".setup-form") !== null);
    expect(app.notices.get().map(({ text }) => text)).toEqual([t("learn.practice.unreadable")]);
    await press(button(main, t("lobby.start")));
    await until(() => main.querySelector(".coup-table") !== null);
  });
});

describe("who is out in practice", () => {
  /** What is kept of a game in which the reader is out and the bots play on. */
  async function outOf(): Promise<string> {
    for (let seed = 0; ; seed++) {
      const host = stillHost(seed);
      const reader = coupReader({ options: {}, seats: 4, name: READER.name }, host);
      await reader.playOn(() => reader.view().players[0].hidden.length === 0);
      if (gameIn(reader.snapshot()).outcome === null) return host.store.text ?? "";
    }
  }

  it("reads so, gives no orders any more, and has a way on: another game, the end of this one, away", async () => {
    deviceStorage("darbar.practice").write(await outOf());
    const { main } = await opened("/practice");
    await until(() => main.querySelector(".ways-out") !== null);
    expect(says(the(main, "#prompt-heading"))).toContain(t("table.you-are-out"));
    expect(main.querySelector(".ways")).toBeNull();
    const ways = all(main, ".ways-out button").map(says);
    expect(ways).toEqual([t("going.out.new"), t("going.out.fast"), t("going.out.skip"), t("lobby.leave")]);
    await press(button(main, t("going.out.new")));
    await until(() => main.querySelector(".ways-out") === null);
    expect(all(main, ".hand .card-name")).toHaveLength(2);
    expect(main.querySelector(".ways")).not.toBeNull();
  });
});

describe("a lesson", () => {
  /** The lesson of Good Cop Bad Cop at its beginning. */
  async function lesson() {
    const { lesson: taught } = await loadLesson("cops");
    const { main } = await opened("/learn/cops");
    await until(() => main.querySelector(".coach") !== null);
    const place = (): string => says(the(main, ".coach-place"));
    return { main, place, total: taught.steps.length };
  }

  it("goes on by the coach's word, back, and to its start", async () => {
    const { main, place, total } = await lesson();
    const at = (n: number): string => t("learn.step-of", { n, total });
    expect(place()).toBe(at(1));
    await press(button(main, t("learn.skip")));
    await press(button(main, t("learn.skip")));
    expect(place()).toBe(at(3));
    await press(button(main, t("learn.back")));
    expect(place()).toBe(at(2));
    await press(button(main, t("learn.restart")));
    expect(place()).toBe(at(1));
    expect(button(main, t("learn.back")).getAttribute("aria-disabled")).toBe("true");
  });

  it("explains a choice that the example does not make, and goes on with the right one", async () => {
    const { main, place } = await lesson();
    const pressed = (id: string): Promise<void> => press(the(main, `[data-choice="${id}"]`));
    const isAsked = (): boolean => main.querySelector('[data-choice="card-0-0"]:not([aria-disabled])') !== null;
    while (!isAsked()) await press(button(main, t("learn.next")));
    const before = place();
    for (const id of ["card-0-1", "card-0-0", "card-0-2", "confirm"]) await pressed(id);
    await until(() => main.querySelector(".coach-wrong") !== null);
    expect(place()).toBe(before);
    for (let back = main.querySelector<HTMLElement>(".prompt .back"); back?.isConnected; ) await press(back);
    for (const id of PRESSES.lay ?? []) await pressed(id);
    await until(() => place() !== before || main.querySelector(".coach-telling") !== null);
    expect(main.querySelector(".coach-wrong")).toBeNull();
  });
});
