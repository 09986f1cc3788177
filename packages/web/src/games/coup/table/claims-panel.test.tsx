// @vitest-environment happy-dom
import type { Viewer } from "@darbar/kernel";
import { claimMarksOf } from "@darbar/words/coup/claim-marks";
import { LANGUAGES } from "@darbar/words/languages";
import { BLUFFING, CLAIMED } from "@darbar/words/testing/coup-claims";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { expect, it } from "vitest";
import { claimedTable } from "../../../../test/claimed-table.ts";
import { IDLE } from "../../../../test/dom/every-button.tsx";
import { all, says, the } from "../../../../test/dom/reader.ts";
import { show } from "../../../../test/dom/shown.tsx";
import { ClaimMarks } from "./claim-marks.tsx";
import { claimTruth } from "./claim-truth.ts";
import { ClaimsPanel } from "./claims-panel.tsx";
import { seatLabel } from "./seat-label.ts";
import { type Sight, sightOf } from "./sight.ts";

function seen(past: typeof CLAIMED, viewer: Viewer, options = {}, words = EVERY_WORDS.en): Sight {
  const sight = sightOf({ ...IDLE, model: claimedTable(past, viewer, options), move: IDLE.command as never }, words);
  if (sight === null) throw new Error("there is a game");
  return sight;
}

/** The rows of the matrix as ears hear them: a header, and what its cells say. */
const rowsOf = (root: HTMLElement): readonly (readonly string[])[] =>
  all(root, ".matrix tr").map((row) => all(row, "th, td").map((cell) => says(all(cell, ".hidden-text")[0] ?? cell)));

it("is a table of players and characters, with headers, that says in words what its signs show", async () => {
  const { root } = await show(<ClaimsPanel sight={seen(CLAIMED, 0)} />);
  const [heads, faceUp, laleh, shirin, bahram] = rowsOf(root);
  expect(heads).toEqual(["", "Duke", "Assassin", "Captain", "Ambassador", "Contessa"]);
  expect(faceUp).toEqual(["Face up", "0 of 3", "0 of 3", "0 of 3", "0 of 3", "1 of 3"]);
  expect(laleh).toEqual(["Laleh", "unchallenged", "·", "proven", "·", "·"]);
  expect(shirin[1]).toMatch(/^caught, possible: \d+%$/);
  expect(bahram[1]).toMatch(/^unchallenged, possible: \d+%$/);
  expect(all(root, "th[scope=col]")).toHaveLength(5);
  expect(all(root, "tbody th[scope=row]").map(says)).toEqual(["Laleh", "Shirin", "Bahram"]);
});

it("shows how likely a claim is as a number, and who it is about by face", async () => {
  const { root } = await show(<ClaimsPanel sight={seen(CLAIMED, 0)} />);
  expect(all(root, ".claim-standing").map(says)).toEqual([
    expect.stringMatching(/^\d+%$/),
    expect.stringMatching(/^\d+%$/),
  ]);
  expect(all(root, "tbody .portrait")).toHaveLength(3);
});

it("a mask stands only where all cards are known", async () => {
  const { root, draw } = await show(<ClaimsPanel sight={seen(CLAIMED, 1)} />);
  expect(all(root, ".is-bluff")).toEqual([]);
  await draw(<ClaimsPanel sight={seen(CLAIMED, "all")} />);
  expect(all(root, ".is-bluff")).toHaveLength(1);
  expect(rowsOf(root).flat()).toContain("caught, Bluff, impossible");
  expect(all(root, ".matrix-certain").map(says)).toContain("Certainly holds a Duke and an Assassin.");
});

it("has a column for whoever claims no Duke, where there is a reserve", async () => {
  const { root } = await show(<ClaimsPanel sight={seen([], 0, { edition: "plus", reformation: true })} />);
  expect(rowsOf(root)[0]).toContain("no Duke");
  expect(says(the(root, ".hint"))).toBe(EVERY_WORDS.en.t("table.claims-none"));
});

it.each(LANGUAGES)("can be read in %s", async (language) => {
  const words = EVERY_WORDS[language];
  const { root } = await show(<ClaimsPanel sight={seen(CLAIMED, "public", {}, words)} />, { words });
  expect(says(root)).not.toMatch(/undefined|[{}]/);
  expect(says(root)).toContain(words.t("coup.known.note"));
});

it("whether a claim is true is told only where all cards lie open", () => {
  expect(claimTruth(seen(BLUFFING, "all"), 1)).toBe(false);
  expect(claimTruth(seen(CLAIMED.slice(0, 4), "all"), 0)).toBe(true);
  expect(claimTruth(seen(BLUFFING, "all"), 0)).toBeNull();
  for (const viewer of [0, 1, "public"] as const) expect(claimTruth(seen(BLUFFING, viewer), 1)).toBeNull();
});

it("emblems at a seat show what was claimed, the last ones where there is little room", async () => {
  const marks = claimMarksOf(CLAIMED, 0);
  const { root, draw } = await show(<ClaimMarks marks={marks} />);
  expect(all(root, ".claim-mark")).toHaveLength(2);
  expect(all(root, ".claim-mark.is-proven")).toHaveLength(1);
  await draw(<ClaimMarks marks={marks} most={1} />);
  expect(all(root, ".claim-mark").map(({ className }) => className)).toEqual(["claim-mark is-proven"]);
  await draw(<ClaimMarks marks={claimMarksOf(BLUFFING, 1)} />);
  expect(says(the(root, ".claim-mark.is-caught .claim-mark-times"))).toBe("×2");
  await draw(<ClaimMarks marks={[]} />);
  expect(says(root)).toBe("");
});

it("ears hear in the label of a seat what was claimed there", () => {
  expect(seatLabel(seen(BLUFFING, 0), 1)).toContain("has claimed Duke twice (caught bluffing)");
  expect(seatLabel(seen(BLUFFING, 0), 2)).not.toContain("has claimed");
});
