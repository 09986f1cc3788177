import { type CopsEvent, cops } from "@darbar/cops";
import { describe, expect, test } from "vitest";
import { tableAfter } from "../../../test/cops/told-table.ts";
import { paintFor } from "../../text/paint.ts";
import { drawBoard } from "./board.ts";

const names = (seat: number): string => ["You", "Shirin", "Bahram", "Laleh", "Kaveh"][seat];

function boardOf(mode: string, seats: number, events: readonly CopsEvent[], viewer: 0 | "all" = 0): readonly string[] {
  const view = cops.view(tableAfter({ mode }, seats, events), viewer);
  return drawBoard(view, 0, names, 79, paintFor(false));
}

describe("the board", () => {
  test("shows what lies open, what the viewer knows, guns, aims and equipment", () => {
    const board = boardOf("base", 5, [
      { type: "turn", seat: 0 },
      { type: "looked", by: 0, seat: 2, cards: [1], kinds: ["honest"] },
      { type: "turned-up", seat: 1, card: 0, kind: "honest" },
      { type: "armed", seat: 1 },
      { type: "aimed", seat: 1, target: 0 },
      { type: "laid", equipment: "disguise", seat: 2, lasting: "concealed" },
      { type: "turned-round", direction: -1 },
      { type: "exposed", seat: 4, kinds: ["crooked", "honest", "crooked"] },
      { type: "out", seat: 4, by: 1 },
      { type: "discarded", seat: 4, equipment: "riot-shield" },
      { type: "turn", seat: 1 },
    ]);
    expect(board[0]).toMatch(/^ Good Cop Bad Cop, base {2,}you are honest · play goes up ↑ · guns left: 2$/);
    expect(board.slice(2, -1)).toEqual([
      " ▸ Shirin  honest    [?]       [?]       → you    equipment",
      "   Bahram  [?]       [honest]  [?]                equipment (disguised)",
      "   Laleh   [?]       [?]       [?]                equipment",
      "   Kaveh   crooked   honest    crooked   out",
      "   You     [agent]   [honest]  [crooked]          Taser",
    ]);
  });

  test("cops 6: shows diamonds and criminals in the gang, and wounds", () => {
    const board = boardOf("gang", 4, [
      { type: "turn", seat: 1 },
      { type: "exposed", seat: 1, kinds: ["honest", "kingpin", "crooked"] },
      { type: "wounded", seat: 1, card: 1 },
      { type: "diamonds", from: 2, to: 1, count: 1 },
      { type: "exposed", seat: 2, kinds: ["crooked", "honest", "crooked"] },
      { type: "out", seat: 2, by: 1 },
      { type: "discarded", seat: 2, equipment: "coffee" },
      { type: "criminal", seat: 2 },
    ]);
    expect(board.slice(2, -1)).toEqual([
      " ▸ Shirin  honest    kingpin*  crooked            ◆2 equipment",
      "   Bahram  criminal",
      "   Laleh   [?]       [?]       [?]                ◆1 equipment",
      "   You     [agent]   [honest]  [crooked]          ◆1 Taser",
    ]);
    expect(board[0]).not.toContain("guns");
  });

  test("lays everything open when the game is over", () => {
    expect(boardOf("base", 4, [{ type: "turn", seat: 0 }], "all")[2]).toContain("[honest]  [kingpin] [crooked]");
  });
});
