// @vitest-environment happy-dom

import { LANGUAGES } from "@darbar/words/languages";
import { CLAIMED } from "@darbar/words/testing/coup-claims";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { expect, it } from "vitest";
import { claimedTable } from "../../../../test/claimed-table.ts";
import { IDLE } from "../../../../test/dom/every-button.tsx";
import { all, says } from "../../../../test/dom/reader.ts";
import { show } from "../../../../test/dom/shown.tsx";
import { Aid } from "./aid.tsx";
import { sightOf } from "./sight.ts";

async function aid(words = EVERY_WORDS.en): Promise<HTMLElement> {
  const sight = sightOf({ ...IDLE, model: claimedTable(CLAIMED, 0), move: IDLE.command as never }, words);
  if (sight === null) throw new Error("there is a game");
  return (await show(<Aid sight={sight} />, { words })).root;
}

it("begins with a short table that says who does what and by whom it is blocked", async () => {
  const root = await aid();
  expect(all(root, ".aid-table thead th").map(says)).toEqual(["Character", "Does", "Blocked by"]);
  expect(all(root, ".aid-table tbody tr").map((row) => all(row, "th, td").map(says))).toEqual([
    ["Anyone", "Income+1", ""],
    ["Foreign aid+2", "Duke"],
    ["Coup−7", ""],
    ["Duke", "Tax+3blocks foreign aid", ""],
    ["Assassin", "Assassinate−3", "Contessa"],
    ["Captain", "Steal+2blocks stealing", "Captain or Ambassador"],
    ["Ambassador", "Exchangeblocks stealing", ""],
    ["Contessa", "blocks assassination", ""],
  ]);
});

it.each(LANGUAGES)("can be read in %s, with everything at length below", async (language) => {
  const root = await aid(EVERY_WORDS[language]);
  expect(says(root)).not.toMatch(/undefined|[{}]/);
  expect(all(root, ".aid-row")).toHaveLength(7);
  expect(all(root, ".aid-notes li").length).toBeGreaterThan(2);
});
