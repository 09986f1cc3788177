import type { CoupEvent } from "@darbar/coup";
import { expect, it } from "vitest";
import { EVERY_WORDS, NAMES, plain, tableAfter } from "../../test/coup-words.ts";
import { saysOf } from "./says.ts";

const STEALS: readonly CoupEvent[] = [
  { type: "turn", seat: 0 },
  { type: "announced", seat: 0, action: "steal", target: 1, as: "captain" },
];

it("is said to whom it is aimed at, by name, unless that is the reader", () => {
  const said = (viewer: number): string | null =>
    plain(saysOf(tableAfter({}, 3, viewer, STEALS), 0, EVERY_WORDS.en, NAMES));
  expect(said(1)).toBe("I am the Captain. Two coins.");
  expect(said(2)).toBe("I am the Captain. Two coins, Shirin.");
});

it("has words for every action in every language", () => {
  for (const words of Object.values(EVERY_WORDS)) {
    const said = saysOf(tableAfter({}, 3, 2, STEALS), 0, words, NAMES);
    expect(said).toContain(NAMES(1));
  }
});
