import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { replay } from "./command.ts";

const EXAMPLE = fileURLToPath(new URL("../../test/records/worked-example.json", import.meta.url));

async function run(...args: readonly string[]) {
  const io = memoryIo();
  const code = await replay(args, io);
  return { code, out: io.out(), err: io.err() };
}

describe("the worked example in words", () => {
  test("tells the worked example (coup 10)", async () => {
    const { code, out, err } = await run(EXAMPLE);
    expect(out).toBe(readFileSync(new URL("../../test/records/worked-example.txt", import.meta.url), "utf8"));
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });

  test("--as a seat tells no more than that seat knows", async () => {
    const { out } = await run(EXAMPLE, "--as", "0");
    expect(out).toContain("You block, claiming the Contessa.");
    expect(out).toContain("P2 draws 2 cards.");
    expect(out).not.toContain("P3 draws a Contessa");
    expect(out).not.toMatch(/P2 claims the Ambassador to exchange cards\. \(A bluff/);
  });

  test("--as public knows no hand", async () => {
    const { out } = await run(EXAMPLE, "--as", "public");
    expect(out).toMatch(/P1 {2}2 cards face down · 2 coins\n/);
    expect(out).not.toContain("bluff");
  });
});

describe("the worked example for programs", () => {
  test("has its events and its summary", async () => {
    const { events, summary } = JSON.parse((await run(EXAMPLE, "--json")).out);
    expect(events[0].type).toBe("dealt");
    expect(summary).toEqual({
      players: [
        { coins: 1, hidden: ["contessa", "duke"], shown: [], allegiance: null, out: false },
        { coins: 5, hidden: ["captain"], shown: ["assassin"], allegiance: null, out: false },
        { coins: 0, hidden: [], shown: ["contessa", "assassin"], allegiance: null, out: true },
      ],
      treasury: 44,
      reserve: 0,
      turn: 0,
      waiting: [0],
      winner: null,
    });
  });

  test("--as redacts events and summary alike", async () => {
    const { events, summary } = JSON.parse((await run(EXAMPLE, "--json", "--as", "1")).out);
    expect(events[0].hands).toEqual([
      [null, null],
      ["captain", "contessa"],
      [null, null],
    ]);
    expect(
      events
        .filter((event: { type: string }) => event.type === "answered")
        .every((event: { seat: number }) => event.seat === 1),
    ).toBe(true);
    expect(summary.players[0].hidden).toEqual([null, null]);
  });
});
