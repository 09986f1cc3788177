import type { Inquiry } from "@darbar/bots";
import { BOT_STYLES, type Setup } from "@darbar/protocol";
import { PATIENCE } from "@darbar/table";
import { describe, expect, it } from "vitest";
import type { RegistryHost } from "../src/registry-host.ts";
import { answerQuestion } from "../src/thinking/answer-question.ts";
import { type Evening, openTable } from "./evening.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

const DUEL = { game: "coup", seats: 2, options: { draft: false }, clock: "relaxed" } as const;
const INCOME = { do: "move", game: 1, prompt: 1, move: { do: "income" } } as const;
/** No bot pauses less, or longer over the first move of a game, before which the deal is looked at; in milliseconds. */
const SHORTEST_PAUSE = 400;
const LONGEST_PAUSE = 3_500;

/** A question to a bot that answers when the test says so. */
interface Asked {
  readonly game: string;
  readonly inquiry: Inquiry;
  readonly at: number;
  resolve(move: unknown): void;
  reject(error: unknown): void;
}

/** A table where bots think as long as the test wants, and what they were asked and what was reported. */
async function openThinking(setup: Partial<Setup> & Pick<Setup, "game" | "seats">, persons: number) {
  const asked: Asked[] = [];
  const reported: string[] = [];
  const host = {
    ...virtualRegistryHost(5),
    report: (error: unknown) => void reported.push(String(error)),
    think: (game: string, inquiry: Inquiry) =>
      new Promise((resolve, reject) => void asked.push({ game, inquiry, at: host.now(), resolve, reject })),
  };
  const evening = await openTable(setup, persons, host);
  return { evening, asked, reported };
}

/** The host has taken income, and the bot is asked for its turn. */
async function botIsAsked() {
  const opened = await openThinking(DUEL, 1);
  await opened.evening.do(0, { do: "start" });
  await opened.evening.do(0, INCOME);
  expect(opened.asked.length).toBe(1);
  return { ...opened, question: opened.asked[0] };
}

function movesOf({ live }: Evening): readonly unknown[] {
  return live.table.game?.moves.slice(1) ?? [];
}

describe("a bot is asked", () => {
  it.each([
    { game: "coup", seats: 4, options: { edition: "plus", reformation: true, character: "inquisitor" } },
    { game: "cops", seats: 5, options: { mode: "gang" } },
  ] as const)("nothing but what its seat sees: $game", async (setup) => {
    let inquiries = 0;
    const base = virtualRegistryHost(8);
    const think: RegistryHost["think"] = async (id, inquiry) => {
      const game = evening.live.table.game;
      if (game === null) throw new Error("there is no game");
      const { seat, view, past, said, level, style, seed, ...more } = inquiry;
      expect(more).toEqual({});
      expect(said).toEqual([]);
      expect(view).toStrictEqual(game.running.view(seat));
      expect(past).toStrictEqual(game.running.redactAll(game.events, seat));
      expect([typeof level, typeof style, typeof seed]).toEqual(["string", "string", "string"]);
      inquiries++;
      return answerQuestion({ game: id, inquiry, most: 0 });
    };
    const evening = await openTable({ ...setup, clock: "relaxed" }, 1, { ...base, think });
    await evening.do(0, { do: "stand" });
    await evening.do(0, { do: "add-bot", seat: 0, level: "sharp" });
    await evening.do(0, { do: "start" });
    await evening.host.pass(3_600_000);
    expect(evening.live.table.game?.outcome).not.toBeNull();
    expect(inquiries).toBeGreaterThan(20);
  });

  it("as soon as it is its turn, and its answer waits for the end of its pause", async () => {
    const { evening, question } = await botIsAsked();
    expect(question.at).toBe(evening.live.table.game?.opened);
    question.resolve({ do: "income" });
    await evening.host.pass(SHORTEST_PAUSE - 1);
    expect(movesOf(evening)).toEqual([]);
    await evening.host.pass(LONGEST_PAUSE);
    expect(movesOf(evening)).toEqual([[1, { do: "income" }]]);
  });

  it("once for a question, and plays as soon as it knows if it takes longer than its pause", async () => {
    const { evening, asked, question } = await botIsAsked();
    await evening.host.pass(LONGEST_PAUSE);
    expect(await evening.do(0, { do: "say", text: "come on" })).toBe("done");
    expect(movesOf(evening)).toEqual([]);
    question.resolve({ do: "income" });
    await evening.host.pass(0);
    expect(movesOf(evening)).toEqual([[1, { do: "income" }]]);
    expect(asked.length).toBe(1);
  });

  it.each([
    ["never answers", (): void => undefined, "thinks for too long"],
    ["fails", ({ reject }: Asked) => reject(new Error("no idea")), "no idea"],
    ["answers what it may not", ({ resolve }: Asked) => resolve({ do: "coup", target: 0 }), "what it may not"],
    ["answers nonsense", ({ resolve }: Asked) => resolve("tax, please"), "what it may not"],
  ] as const)("and who %s plays the quiet move, which is reported", async (_, does, report) => {
    const { evening, reported, question } = await botIsAsked();
    does(question);
    await evening.host.pass(LONGEST_PAUSE + PATIENCE);
    expect(movesOf(evening)).toEqual([[1, { do: "income" }]]);
    expect(reported.length).toBe(1);
    expect(reported[0]).toContain(report);
    question.resolve({ do: "tax" });
    await evening.host.pass(LONGEST_PAUSE);
    expect(movesOf(evening)).toEqual([[1, { do: "income" }]]);
  });

  it("for somebody who is away, and what it thought is forgotten when they are back", async () => {
    const { evening, asked } = await openThinking(DUEL, 2);
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "stand" });
    expect(asked).toMatchObject([{ inquiry: { seat: 0, level: "regular", style: null } }]);
    await evening.do(0, { do: "sit", seat: 0 });
    asked[0].resolve({ do: "tax" });
    await evening.host.pass(LONGEST_PAUSE);
    expect(evening.live.table.game?.moves).toEqual([]);
    expect(await evening.do(0, INCOME)).toBe("done");
  });
});

describe("a bot", () => {
  it("has the level and the style that its host chose", async () => {
    const { evening, asked } = await openThinking({ ...DUEL, seats: 3 }, 2);
    await evening.do(0, { do: "remove-bot", seat: 2 });
    await evening.do(0, { do: "add-bot", seat: 2, level: "master", style: "greedy" });
    expect(evening.people[1].snapshot?.seats[2]).toMatchObject({ kind: "bot", level: "master", style: "greedy" });
    await evening.do(0, { do: "start" });
    await evening.do(0, INCOME);
    await evening.do(1, { ...INCOME, prompt: 2 });
    expect(asked).toMatchObject([{ game: "coup", inquiry: { seat: 2, level: "master", style: "greedy" } }]);
  });

  it("without a style has one for each game that chance has drawn, and nobody is told", async () => {
    const drawn = new Map<string, Set<string | null>>();
    const base = virtualRegistryHost(2);
    const think: RegistryHost["think"] = async (game, inquiry) => {
      const key = `${evening.live.table.game?.number} ${inquiry.seat}`;
      drawn.set(key, (drawn.get(key) ?? new Set()).add(inquiry.style));
      return answerQuestion({ game, inquiry, most: 0 });
    };
    const evening = await openTable({ ...DUEL, seats: 4 }, 1, { ...base, think });
    for (let game = 0; game < 8; game++) {
      await evening.do(0, { do: "start" });
      await evening.do(0, { do: "stand" });
      await evening.host.pass(3_600_000);
      expect(evening.live.table.game?.outcome).not.toBeNull();
    }
    const styles = [...drawn].filter(([key]) => !key.endsWith(" 0")).map(([, each]) => [...each]);
    expect(styles.length).toBeGreaterThan(12);
    expect(styles.every((each) => each.length === 1)).toBe(true);
    expect(new Set(styles.flat())).toEqual(new Set(BOT_STYLES));
    expect(evening.live.table.seats.slice(1)).toMatchObject([{ style: null }, { style: null }, { style: null }]);
    expect(JSON.stringify(evening.people[0].heard)).not.toMatch(new RegExp(`"(${BOT_STYLES.join("|")})"`));
  });

  it("in a log from before there were styles has none", async () => {
    const host = virtualRegistryHost(1);
    const before = await openTable(DUEL, 1, host);
    const facts = (await host.store.load(before.live.table.id)) ?? [];
    const old = facts.map((stored) => ({ ...stored, fact: stored.fact.replace('"style":null,', "") }));
    expect(old).not.toEqual(facts);
    await host.store.createTable({ table: "old", code: "OLDIE", created: 0 }, old);
    const live = await before.registry.open("old");
    expect(live?.table.seats[1]).toEqual(before.live.table.seats[1]);
    expect(live?.table.seats[1]).toMatchObject({ style: null });
  });
});
