import { type CopsEvent, cops } from "@darbar/cops";
import { describe, expect, test } from "vitest";
import { tableAfter } from "../../../test/cops/told-table.ts";
import { voiceTo } from "../../../test/spoken.ts";
import { paintFor } from "../../text/paint.ts";
import { drawBoard } from "./board.ts";

const VOICE = voiceTo("You", "Shirin", "Bahram", "Laleh", "Kaveh");

function boardOf(mode: string, seats: number, events: readonly CopsEvent[], viewer: 0 | "all" = 0): readonly string[] {
  const view = cops.view(tableAfter({ mode }, seats, events), viewer);
  return drawBoard(view, 0, VOICE, 79, paintFor(false));
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
    expect(board[0]).toMatch(/^ You are the Agent: stay alive {2,}counter-clockwise ↑ · 2 guns on the table$/);
    expect(board.slice(2, -1)).toEqual([
      " ▸ Shirin  Honest     [?]        [?]        → you    Equipment",
      "   Bahram  [?]        [Honest]   [?]                 Equipment (Disguise)",
      "   Laleh   [?]        [?]        [?]                 Equipment",
      "   Kaveh   Crooked    Honest     Crooked    Out",
      "   You     [Agent]    [Honest]   [Crooked]           Taser",
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
      " ▸ Shirin  Honest     Kingpin*   Crooked             ◆2 Equipment",
      "   Bahram  criminal",
      "   Laleh   [?]        [?]        [?]                 ◆1 ✓ Honest Equipment",
      "   You     [Agent]    [Honest]   [Crooked]           ◆1 Taser",
    ]);
    expect(board[0]).not.toContain("guns");
    expect(board.at(-1)).toMatch(/^── ◇◇◇◇ The criminals hold 0 of 4 diamonds\. ─+$/);
    expect(board.at(-1)).toHaveLength(79);
  });

  test("cops 6: says when one snatch wins", () => {
    const board = boardOf("gang", 4, [
      { type: "turn", seat: 1 },
      { type: "diamonds", from: 1, to: 0, count: 1 },
      { type: "criminal", seat: 2 },
      { type: "diamonds", from: 3, to: 2, count: 1 },
    ]);
    expect(board.at(-1)).toMatch(/^── ◆◆◇◇ The criminals hold 2 of 4 diamonds: one snatch wins\. ─+$/);
  });

  test("lays everything open when the game is over", () => {
    expect(boardOf("base", 4, [{ type: "turn", seat: 0 }], "all")[2]).toContain("[Honest]   [Kingpin]  [Crooked]");
  });
});
