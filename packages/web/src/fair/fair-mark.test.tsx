// @vitest-environment happy-dom

import { LANGUAGES } from "@darbar/words/languages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { expect, it, onTestFinished } from "vitest";
import { all, press, says, the } from "../../test/dom/reader.ts";
import { show, until } from "../../test/dom/shown.tsx";
import { standInApp } from "../../test/dom/stand-in-app.ts";
import { standInServer } from "../../test/dom/stand-in-server.ts";
import { gameOf, keptOf, SHARES, secretOf, TABLE } from "../../test/fair-games.ts";
import { FairMark } from "./fair-mark.tsx";
import { type KeptShare, OWN_SHARES } from "./kept-share.ts";

const SECRET = secretOf(0);

/** The mark after a game with this record, on a device that has kept this. */
async function marked(record: unknown, kept: KeptShare | null, words = EVERY_WORDS.en): Promise<HTMLElement> {
  const server = standInServer();
  onTestFinished(() => localStorage.clear());
  if (record !== null) server.answers(`GET /api/tables/${TABLE}/games/1/record`, 200, record);
  if (kept !== null) OWN_SHARES.keep(kept);
  const { root } = await show(<FairMark table={TABLE} number={1} />, { app: await standInApp(), words });
  await until(() => root.querySelector("[data-found]") !== null);
  return root;
}

it.each(LANGUAGES)(
  "a game in which nobody chose the cards is marked so, with what that means, in %s",
  async (language) => {
    const { t } = EVERY_WORDS[language];
    const root = await marked(gameOf(SECRET, [...SHARES, null]), keptOf(SECRET), EVERY_WORDS[language]);
    expect(says(the(root, ".fair-mark"))).toBe(t("fair.fair"));
    await press(the(root, ".fair-mark"));
    expect(says(the(root, "dialog"))).toContain(t("fair.fair.why"));
  },
);

it.each([
  ["choices", gameOf(SECRET, [SHARES[0], null, null]), keptOf(SECRET)],
  ["left-out", gameOf(SECRET, [null, SHARES[1], null]), keptOf(SECRET)],
  ["others", gameOf(SECRET, [...SHARES, null]), null],
  ["nobody", gameOf(SECRET, [null, null, null], [null, null, null]), null],
  ["wrong", gameOf(secretOf(1), [...SHARES, null]), keptOf(SECRET)],
  ["secret", { game: "coup", version: 1, options: {}, seats: 3, as: 0, events: [] }, keptOf(SECRET)],
  ["unread", null, keptOf(SECRET)],
] as const)("what is found otherwise has a sentence of its own: %s", async (found, record, kept) => {
  for (const language of LANGUAGES) {
    const root = await marked(record, kept, EVERY_WORDS[language]);
    expect(the(root, ".fair-mark").dataset.found).toBe(found);
    await press(the(root, ".fair-mark"));
    const [meaning] = all(root, "dialog p");
    expect(says(meaning).length).toBeGreaterThan(40);
    localStorage.clear();
  }
});
