import { look } from "@darbar/bots";
import { type CopsEvent, claimSaying, cops } from "@darbar/cops";
import type { Remark } from "@darbar/kernel";
import { LANGUAGES } from "@darbar/words/languages";
import { describe, expect, test } from "vitest";
import { tableAfter } from "../../../test/cops/told-table.ts";
import { EVERY_WORDS, voiceTo } from "../../../test/spoken.ts";
import { paintFor } from "../../text/paint.ts";
import { voiceAt } from "../../text/voice.ts";
import { drawBoard } from "./board.ts";
import { claimed, telling } from "./telling.ts";

const CALLED = ["You", "Shirin", "Bahram", "Laleh"] as const;
const TURN: CopsEvent = { type: "turn", seat: 0 };
const LOOKED: CopsEvent = { type: "looked", by: 0, seat: 2, cards: [1], kinds: ["honest"] };
const OTHER_LOOK: CopsEvent = { type: "looked", by: 1, seat: 2, cards: [1], kinds: ["honest"] };

describe("what one has seen", () => {
  test("can be told, as the truth or as a lie, and Enter keeps quiet", () => {
    const sight = look(cops, tableAfter({}, 4, [TURN, LOOKED]), 0, [TURN, LOOKED]);
    const menu = telling(sight, 1, voiceTo(...CALLED));
    expect(menu?.title).toBe("Bahram’s second card: what do you tell the others?");
    expect(menu?.choices.map(({ label, note }) => [label, note])).toEqual([
      ["Keep quiet", null],
      ["Say honest", "the truth"],
      ["Say crooked", "a lie"],
      ["Say leader", "a lie"],
    ]);
    expect(menu?.choices.map(({ leadsTo }) => leadsTo)).toEqual([
      { move: null },
      ...(["honest", "crooked", "leader"] as const).map((word) => ({
        move: claimSaying({ about: 2, place: 1, word }),
      })),
    ]);
  });

  test("is told once, and nobody tells what others have looked at", () => {
    const told = tableAfter({}, 4, [TURN, LOOKED]);
    expect(telling(look(cops, told, 0, [TURN, LOOKED]), 2, voiceTo(...CALLED))).toBeNull();
    const others = tableAfter({}, 4, [TURN, OTHER_LOOK]);
    expect(telling(look(cops, others, 0, [TURN, OTHER_LOOK]), 1, voiceTo(...CALLED))).toBeNull();
  });

  test.each(LANGUAGES)("is asked for in %s", (language) => {
    const sight = look(cops, tableAfter({}, 4, [TURN, LOOKED]), 0, [TURN, LOOKED]);
    const menu = telling(sight, 1, voiceAt(CALLED, EVERY_WORDS[language]));
    const texts = [menu?.title, ...(menu?.choices ?? []).flatMap(({ label, note }) => [label, note ?? ""])].join(" ");
    expect(texts).not.toMatch(/cops\.|[{}]|undefined|null/);
    expect(new Set(menu?.choices.map(({ label }) => label)).size).toBe(4);
  });
});

test("a claim is heard with the card that it is about, one's own as well", () => {
  const of = (about: number) => ({ seat: 1, saying: claimSaying({ about, place: 0, word: "crooked" }) });
  expect(claimed(of(0), 0, voiceTo(...CALLED))).toBe("Your first card, Shirin says: crooked");
  expect(claimed(of(2), 0, voiceTo(...CALLED))).toBe("Bahram’s first card, Shirin says: crooked");
  expect(claimed({ seat: 1, saying: { phrase: "hello" } }, 0, voiceTo(...CALLED))).toBeNull();
});

describe("what was said of a card", () => {
  const calls = (seat: number, word: "honest" | "crooked"): Remark => ({
    seat,
    saying: claimSaying({ about: 3, place: 0, word }),
    after: 1,
  });
  const rowOf = (past: readonly CopsEvent[], said: readonly Remark[]): string => {
    const view = cops.view(tableAfter({}, 4, past), 0);
    const rows = drawBoard(view, 0, voiceTo(...CALLED), 79, paintFor(false), { past, said });
    return rows.find((row) => row.includes("Laleh")) ?? "";
  };

  test("stands at it: as it was called, or that there are two minds about it", () => {
    expect(rowOf([TURN], [calls(1, "crooked")])).toContain("Laleh   [Crooked?] [?] ");
    expect(rowOf([TURN], [calls(1, "crooked"), calls(2, "honest")])).toContain("Laleh   [??] ");
  });

  test("is marked when the card shows that it was wrong, and only then", () => {
    const shown: CopsEvent = { type: "turned-up", seat: 3, card: 0, kind: "crooked" };
    expect(rowOf([TURN, shown], [calls(1, "honest")])).toContain("Crooked×");
    expect(rowOf([TURN, shown], [calls(1, "crooked")])).not.toContain("×");
  });
});
