// @vitest-environment happy-dom

import { LANGUAGES } from "@darbar/words/languages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import type { Words } from "@darbar/words/words";
import { expect, it } from "vitest";
import { all, button, buttons, press, says, the } from "../../test/dom/reader.ts";
import { bot, obeying, person, room } from "../../test/dom/rooms.ts";
import { show } from "../../test/dom/shown.tsx";
import { READER, standInApp } from "../../test/dom/stand-in-app.ts";
import type { TableModel } from "../table/model.ts";
import { GameOver } from "./game-over.tsx";

const { t } = EVERY_WORDS.en;
const OVER = {
  number: 1,
  commitment: "",
  game: "coup",
  seats: 3,
  options: {},
  view: { viewer: "all", prompt: 9 },
  past: [],
  said: [],
} as const;

/** What is shown after a game of three that these have won, and what is done there. */
async function after(winners: readonly number[], more: Partial<TableModel> = {}, words: Words = EVERY_WORDS.en) {
  const { done, onCommand } = obeying();
  const ways: string[] = [];
  const model = room({
    seats: [person(READER.person, "Natasha"), bot("Zal"), bot("Rostam")],
    game: { ...OVER, outcome: { winners, as: "last standing" } },
    ...more,
  });
  const { root } = await show(
    <GameOver
      model={model}
      person={READER.person}
      onCommand={onCommand}
      aftermath={{
        find: async () => null,
        onReplay: () => ways.push("replay"),
        onReview: (at) => ways.push(`review ${at?.seat}`),
      }}
      onLeave={() => ways.push("leave")}
    />,
    { app: await standInApp(), words },
  );
  return { root, done, ways };
}

it("is not there while a game goes on", async () => {
  const { root } = await after([], { game: { ...OVER, outcome: null } });
  expect(all(root, ".game-over")).toEqual([]);
});

it.each(LANGUAGES)("who has won is said in %s, to the winner and to the others", async (language) => {
  const words = EVERY_WORDS[language];
  const title = (root: HTMLElement): string => says(the(root, "#game-over"));
  expect(title((await after([0], {}, words)).root)).toBe(words.t("ending.you"));
  expect(title((await after([1], {}, words)).root)).toContain("Zal");
});

it("the host plays again by a press, everybody else waits for them", async () => {
  const { root, done } = await after([1]);
  await press(button(root, t("ending.again")));
  expect(done).toEqual([{ do: "start" }]);
  const guest = await after([1], { host: "sara" });
  expect(buttons(guest.root, t("ending.again"))).toEqual([]);
  expect(says(the(guest.root, ".starting"))).toBe(t("ending.wait-host"));
});

it("the film and the way out are a press away", async () => {
  const { root, ways } = await after([1]);
  await press(button(root, t("ending.replay")));
  await press(button(root, t("ending.review")));
  await press(button(root, t("lobby.leave")));
  expect(ways).toEqual(["replay", "review 0", "leave"]);
});

it("seats and rules can be changed before the next game", async () => {
  const { root, done } = await after([1]);
  await press(button(root, t("ending.settings")));
  await press(the(all(root, "dialog .chair")[2], "button"));
  await press(button(root, t("lobby.bot.remove")));
  expect(done).toEqual([{ do: "remove-bot", seat: 2 }]);
  await press(button(the(root, "dialog"), t("lobby.close")));
  expect(all(root, "dialog")).toEqual([]);
});
