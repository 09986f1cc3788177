// @vitest-environment happy-dom

import { DIRECTION, LANGUAGES } from "@darbar/words/languages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it, vi } from "vitest";
import { opened } from "../../test/dom/opened.tsx";
import { all, button, choose, field, press, says, the } from "../../test/dom/reader.ts";
import { until } from "../../test/dom/shown.tsx";

const { t } = EVERY_WORDS.en;

describe("each address shows its page", () => {
  it.each([
    ["/", "h1", t("app.name")],
    ["/new", "h1", t("lobby.new-table")],
    ["/rules/coup/ru", ".rules-editions [aria-current=page]", t("coup.edition.ru")],
    ["/rules/cops/gang", ".rules-editions [aria-current=page]", t("cops.mode.gang")],
    ["/replay", "h1", t("replay.title")],
    ["/practice", "h1", t("lobby.practise")],
    ["/practice/cops?mode=gang", "h1", t("lobby.practise")],
    ["/nowhere", "h1", t("app.trouble")],
    ["/learn/chess", "h1", t("app.trouble")],
  ])("%s", async (path, place, title) => {
    const { main } = await opened(path);
    expect(says(main.querySelector(place))).toContain(title);
  });

  it("and an address that is no page leads to the front page", async () => {
    const { main } = await opened("/nowhere");
    expect(says(main)).toContain(t("app.problem.no-such-page"));
    await press(button(main, t("app.to-front")));
    await until(() => main.querySelector(".front") !== null);
    expect(location.pathname).toBe("/");
  });

  it("also when it is reached by a link, and by going back", async () => {
    const { main } = await opened("/");
    await press(the(main, 'a[href="/rules/coup/plus"]'));
    await until(() => main.querySelector(".rules-page, .rules") !== null);
    expect(location.pathname).toBe("/rules/coup/plus");
    expect(says(main)).toContain(t("coup.edition.plus"));
    window.history.replaceState(null, "", "/new");
    window.dispatchEvent(new PopStateEvent("popstate"));
    await until(() => main.querySelector(".setup-form") !== null);
  });
});

describe("the language", () => {
  it.each(LANGUAGES)("%s dresses the document, and is spoken by every part of it", async (language) => {
    const { root } = await opened("/", language);
    const { lang, dir } = document.documentElement;
    expect([lang, dir, document.title]).toEqual([language, DIRECTION[language], EVERY_WORDS[language].t("app.title")]);
    expect(says(the(root, ".hero-line"))).toBe(EVERY_WORDS[language].t("lobby.front.line"));
    expect(field<HTMLSelectElement>(root, EVERY_WORDS[language].t("app.language")).value).toBe(language);
  });

  it("changes at any time, nothing that was typed is lost, and the device keeps it", async () => {
    const { root } = await opened("/new");
    await press(field(root, t("lobby.clock.fast")));
    await choose(field(root, t("app.language")), "fa");
    await until(() => document.documentElement.lang === "fa");
    expect(document.documentElement.dir).toBe("rtl");
    expect(says(the(root, "h1"))).toBe(EVERY_WORDS.fa.t("lobby.new-table"));
    expect(field(root, EVERY_WORDS.fa.t("lobby.clock.fast")).checked).toBe(true);
    expect(JSON.parse(localStorage.getItem("darbar.settings") ?? "")).toMatchObject({ language: "fa" });
  });
});

describe("the looks", () => {
  it("follow the settings at once, and the device keeps them", async () => {
    const { root } = await opened("/");
    const { dataset } = document.documentElement;
    await press(button(root, t("app.settings")));
    await until(() => all(root, "dialog.settings").length > 0);
    await press(field(root, t("app.theme.dark")));
    expect(dataset.theme).toBe("dark");
    await press(field(root, t("app.theme.light")));
    expect(dataset.theme).toBe("light");
    await press(field(root, t("app.motion")));
    expect(dataset.motion).toBe("off");
    expect(JSON.parse(localStorage.getItem("darbar.settings") ?? "")).toMatchObject({ theme: "light", motion: "off" });
  });
});

describe("without a network", () => {
  it("the page says so, and no longer when it is back", async () => {
    const { root, server } = await opened("/");
    await until(() => server.heard.some(({ type }) => type === "lobby"));
    expect(all(root, ".offline")).toEqual([]);
    window.dispatchEvent(new Event("offline"));
    await until(() => root.querySelector(".offline") !== null);
    expect(says(the(root, ".offline"))).toBe(t("app.offline"));
    window.dispatchEvent(new Event("online"));
    await until(() => root.querySelector(".offline") === null);
  });

  it("a new device that nobody answers can still read the front page", async () => {
    const { root, server, app } = await opened("/");
    await server.falls();
    app.person.set(null);
    const answer = await app.identify();
    expect(answer).toMatchObject({ ok: false, error: { code: "offline" } });
    await until(() => root.querySelector(".offline") !== null);
    expect(says(the(root, ".open-tables"))).toContain(t("lobby.tables.offline"));
  });
});

describe("notices", () => {
  it("are said for a moment, three at most", async () => {
    const { root, app } = await opened("/");
    vi.useFakeTimers();
    for (const text of ["one", "two", "three", "four"]) app.notify(text);
    await vi.advanceTimersByTimeAsync(10);
    expect(all(root, ".notice").map(says)).toEqual(["two", "three", "four"]);
    await vi.advanceTimersByTimeAsync(6_000);
    vi.useRealTimers();
    expect(all(root, ".notice")).toEqual([]);
  });
});
