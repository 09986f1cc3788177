// @vitest-environment happy-dom
import { cops } from "@darbar/cops";
import { ok, replay } from "@darbar/kernel";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recordWith } from "../../../../test/browser/cops-positions.ts";
import { acted } from "../../../../test/dom/acted.ts";
import { askedTable, IDLE } from "../../../../test/dom/every-button.tsx";
import { all, press, says, the } from "../../../../test/dom/reader.ts";
import { show } from "../../../../test/dom/shown.tsx";
import { standInApp } from "../../../../test/dom/stand-in-app.ts";
import { CopsTable } from "./cops-table.tsx";

const { t } = EVERY_WORDS.en;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Before the first turn: three cards are to be laid. */
async function dealt(isNew: boolean) {
  const played = replay(cops, { ...recordWith({}), moves: [] });
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const made: unknown[] = [];
  const move = async (each: unknown) => {
    made.push(each);
    return ok(null);
  };
  const model = askedTable(cops, played.value.state, 0);
  const { root } = await show(<CopsTable {...IDLE} model={model} move={move} isNew={isNew} />, {
    app: await standInApp(),
  });
  return {
    root,
    made,
    offers: () => all(root, "[data-choice]").map(({ dataset }) => dataset.choice),
    wait: (milliseconds: number) => acted(() => vi.advanceTimersByTime(milliseconds)),
  };
}

const AS_DEALT = [{ do: "arrange", order: ["honest", "crooked", "honest"] }];

it("lays the cards of whoever is new as they lie, after a moment, whatever they are", async () => {
  const { root, made, offers, wait } = await dealt(true);
  expect(says(the(root, ".prompt"))).toContain(t("cops.ask.arrange.lies-so"));
  expect(offers()).toEqual(["change"]);
  await wait(3_999);
  expect(made).toEqual([]);
  await wait(1);
  expect(made).toEqual(AS_DEALT);
});

it("leaves it to them as soon as they want to change it", async () => {
  const { root, made, offers, wait } = await dealt(true);
  await press(the(root, '[data-choice="change"]'));
  expect(says(the(root, ".prompt"))).toContain(t("cops.ask.arrange"));
  expect(offers()).toContain("as-they-lie");
  await wait(60_000);
  expect(made).toEqual([]);
});

it("leaves it to them as well when a card is pressed, and put back", async () => {
  const { root, made, wait } = await dealt(true);
  const card = '.hand [data-place="card-0-0"] button';
  await press(the(root, card));
  await press(the(root, card));
  await wait(60_000);
  expect(made).toEqual([]);
});

it("asks whoever is not new", async () => {
  const { made, offers, wait } = await dealt(false);
  expect(offers()).toContain("confirm");
  await wait(60_000);
  expect(made).toEqual([]);
});
