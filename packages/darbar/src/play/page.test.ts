import { describe, expect, test } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { type PlainDesk, plainDesk } from "../../test/plain-desk.ts";
import { typing } from "../../test/typing.ts";
import { showPage } from "./page.ts";
import { sitOut } from "./sit-out.ts";

function fill({ screen }: PlainDesk): void {
  for (let line = 1; line <= 50; line++) screen.tell({ depth: 1, tone: "plain", text: `Line ${line}.` });
}

describe("a page", () => {
  test("that does not fit is shown piece by piece", async () => {
    const io = memoryIo("", { isTTY: true, rows: 20 });
    const { keyboard, asked } = typing(io, "", "", "");
    const desk = plainDesk(io, keyboard);
    fill(desk);
    expect(await showPage("log", "the table", desk)).toBe(null);
    expect(asked.map(({ rows }) => rows.length)).toEqual([19, 19, 12]);
    expect(asked.map(({ prompt }) => prompt.includes("Enter = More"))).toEqual([true, true, false]);
    expect(asked.flatMap(({ rows }) => rows)).toHaveLength(50);
  });

  test("can be left before its end", async () => {
    const io = memoryIo("", { isTTY: true, rows: 20 });
    const { keyboard, asked } = typing(io, "b");
    const desk = plainDesk(io, keyboard);
    fill(desk);
    expect(await showPage("log", "the table", desk)).toBe(null);
    expect(asked).toHaveLength(1);
  });

  test("of the aid is the game's own", async () => {
    const io = memoryIo("", { isTTY: true });
    const { keyboard, asked } = typing(io, "");
    expect(await showPage("aid", "the table", plainDesk(io, keyboard))).toBe(null);
    expect(asked[0].rows).toEqual(["the aid of the table"]);
  });
});

test("who is out may watch, skip, look things up or leave, and is told so", async () => {
  const io = memoryIo("", { isTTY: true });
  const wish = (...lines: readonly string[]) => {
    const { keyboard, asked } = typing(io, ...lines);
    return { asked, done: sitOut("the table", plainDesk(io, keyboard)) };
  };
  expect(await wish("").done).toBe("watch");
  expect(await wish("F").done).toBe("skip");
  for (const word of ["q", "quit", "EXIT"]) expect(await wish(word).done).toEqual({ leave: "quit" });
  const { asked, done } = wish("log", "", "foo", "");
  expect(await done).toBe("watch");
  expect(asked[1].prompt).toBe(" Enter = Back to the table ");
  expect(asked[3].rows).toContain(" You are out. Press Enter, or type f, ?, l, or q.");
});
