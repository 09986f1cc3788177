// @vitest-environment happy-dom
import { fail, ok } from "@darbar/kernel";
import { LANGUAGES } from "@darbar/words/languages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import type { Words } from "@darbar/words/words";
import { expect, it } from "vitest";
import { button, buttons, press, says } from "../../test/dom/reader.ts";
import { show, until } from "../../test/dom/shown.tsx";
import { standInApp } from "../../test/dom/stand-in-app.ts";
import type { Answer, api, Kept } from "../app/api.ts";
import { KeepGame } from "./keep-game.tsx";

/** The button after game 2 of a table, with a server that says this of it. */
async function after(
  first: Answer<Kept>,
  words: Words = EVERY_WORDS.en,
  then: Awaited<ReturnType<typeof api.keep>> | null = null,
) {
  const asked: unknown[] = [];
  const keeper = {
    kept: async (...place: unknown[]) => {
      asked.push(place);
      return first;
    },
    keep: async (table: string, game: number, kept: boolean) => {
      asked.push([table, game, kept]);
      return then ?? ok({ kept, days: 30 });
    },
  };
  const app = await standInApp();
  const { root } = await show(<KeepGame table="t" game={2} keeper={keeper} />, { app, words });
  await until(() => asked.length > 0);
  return { root, asked, app };
}

it.each(LANGUAGES)(
  "in %s, a press keeps the game, another one does not; it says how long games stay",
  async (language) => {
    const words = EVERY_WORDS[language];
    const { root, asked, app } = await after(ok({ kept: false, days: 30 }), words);
    const label = words.t("ending.keep");
    const why = words.t("ending.keep.why", { days: 30 });
    await until(() => buttons(root, label).length === 1);
    expect(says(root)).toContain(why);
    await press(button(root, label));
    expect(button(root, label).getAttribute("aria-pressed")).toBe("true");
    await press(button(root, label));
    expect(button(root, label).getAttribute("aria-pressed")).toBe("false");
    expect(asked).toEqual([
      ["t", 2],
      ["t", 2, true],
      ["t", 2, false],
    ]);
    expect(app.notices.get().map(({ text }) => text)).toEqual([words.t("ending.kept"), why]);
  },
);

it.each([
  ["did not play it", ok({ kept: null, days: 30 })],
  ["plays where nothing is forgotten", ok({ kept: false, days: 0 })],
  ["cannot be told", fail({ code: "offline", error: "" })],
])("who %s is not asked", async (_, answer) => {
  const { root } = await after(answer);
  expect(root.querySelectorAll("button").length).toBe(0);
});

it("says why a game could not be kept", async () => {
  const refusal = fail({ code: "store-full", error: "" });
  const { root, app } = await after(ok({ kept: false, days: 30 }), EVERY_WORDS.en, refusal);
  const { t } = EVERY_WORDS.en;
  await until(() => buttons(root, t("ending.keep")).length === 1);
  await press(button(root, t("ending.keep")));
  expect(app.notices.get().map(({ text }) => text)).toEqual([t("app.problem.store-full")]);
  expect(button(root, t("ending.keep")).getAttribute("aria-pressed")).toBe("false");
});
