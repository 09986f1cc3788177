import { look, type Sight } from "@darbar/bots";
import { coup, type Move, type State } from "@darbar/coup";
import { describe, expect, test } from "vitest";
import { tableOf } from "../../test/coup/told-table.ts";
import { memoryIo } from "../../test/memory-io.ts";
import { voiceTo } from "../../test/spoken.ts";
import { typing } from "../../test/typing.ts";
import { coupTable } from "../coup/coup-table.ts";
import { askMove, type HumanAnswer } from "./ask.ts";
import type { Menu, QuestionMenu } from "./menu.ts";
import { openScreen } from "./screen.ts";

const [TAX, INCOME, PASS]: readonly Move[] = [{ do: "tax" }, { do: "income" }, { do: "pass" }];
const WHICH: Menu<Move> = { title: "Which?", choices: [{ label: "Tax", note: null, leadsTo: { move: TAX } }] };
const WHOSE: Menu<Move> = { title: "Whose?", choices: [{ label: "Mine", note: null, leadsTo: { menu: () => WHICH } }] };

/** A question with menus under it, which says whether one stands aside. */
function question(_: Sight<State, Move>, __: unknown, aside: boolean): QuestionMenu<Move> {
  return {
    title: aside ? "Standing aside." : "Listening.",
    choices: [
      { label: "Income", note: "1 coin", leadsTo: { move: INCOME } },
      { label: "More", note: null, leadsTo: { menu: () => WHOSE } },
    ],
    enter: null,
    keys: [
      { wish: "aside", hint: "pass from now on", aside: true, move: PASS },
      { wish: "ask", hint: "listen", aside: false, move: null },
    ],
  };
}

async function answer(...lines: readonly string[]): Promise<{ reply: HumanAnswer<Move>; titles: readonly string[] }> {
  const io = memoryIo("", { isTTY: true });
  const { keyboard, asked } = typing(io, ...lines);
  const screen = openScreen<State>(io, "en", () => []);
  const game = { ...coupTable, ask: question };
  const sight = look(coup, tableOf({}, 2), 0);
  const reply = await askMove(sight, true, { game, screen, keyboard, voice: voiceTo("You", "Shirin"), waits: true });
  return { reply, titles: asked.map(({ rows }) => (rows[1] ?? "").trim()) };
}

describe("a person who is asked", () => {
  test("goes from menu to menu, and back one at a time", async () => {
    const { reply, titles } = await answer("2", "1", "", "1", "0", "1", "1");
    expect(titles).toEqual(["Standing aside.", "Whose?", "Which?", "Whose?", "Which?", "Whose?", "Which?"]);
    expect(reply).toEqual({ move: TAX, aside: true });
  });

  test("stands aside with an answer, or stops doing so and is asked again", async () => {
    expect((await answer("p")).reply).toEqual({ move: PASS, aside: true });
    const { reply, titles } = await answer("e", "1");
    expect(titles).toEqual(["Standing aside.", "Listening."]);
    expect(reply).toEqual({ move: INCOME, aside: false });
  });

  test("may leave", async () => {
    expect((await answer("2", "q")).reply).toEqual({ leave: "quit" });
    expect((await answer()).reply).toEqual({ leave: "end" });
  });
});
