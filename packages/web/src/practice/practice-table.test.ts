import { type CoupEvent, coup, everyVariant, type State } from "@darbar/coup";
import { replay } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import type { Setup } from "@darbar/protocol";
import { describe, expect, it } from "vitest";
import { coupReader, gameIn } from "../../test/practice-reader.ts";
import { stillWorld } from "../../test/practice-world.ts";
import { coup as coupListed } from "../games/coup/practice/coup-listed.ts";
import { openPractice } from "./practice-table.ts";
import type { PracticeWish } from "./practice-wish.ts";

const wished = (options: Setup["options"], seats: number, me = 0): PracticeWish => ({
  options,
  seats,
  name: "Reader",
  me,
});
const classic = wished({ edition: "classic" }, 4);

/** What the reader may see of a finished game's record. */
function redactedRecord(reader: ReturnType<typeof coupReader>, me: number): readonly CoupEvent[] {
  const record = reader.table.recordOf();
  if (record === null) throw new Error("the game is not over");
  const played = replay(coup, record);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const events = [...played.value.opening, ...played.value.steps.flatMap((step) => step.events)];
  return events.flatMap((event) => coup.redact(event, me) ?? []);
}

it("plays whole games in every variant, and tells the reader exactly what they may know", async () => {
  for (const [index, { options, seats }] of everyVariant().entries()) {
    // The rules are the kernel's to try in every variant; the table treats them all alike.
    if (index % usually(11, { all: 1 }) !== 0) continue;
    const me = index % seats;
    const reader = coupReader(wished({ ...options }, seats, me), stillWorld(index));
    await reader.playOn();
    expect(reader.events()).toEqual(redactedRecord(reader, me));
    expect(gameIn(reader.snapshot()).past).toEqual(reader.events());
    expect(reader.facts().at(-2)).toMatchObject({ type: "ended" });
  }
});

it("what was told folds to what the table shows, all the way", async () => {
  for (let seed = 0; seed < usually(4, { all: 20 }); seed++) {
    const reader = coupReader(
      wished({ edition: "plus", character: "inquisitor", reformation: true }, 5, 2),
      stillWorld(seed),
    );
    await reader.playOn(() => {
      const { options, view, outcome } = gameIn(reader.snapshot());
      const folded = coup.view(coup.setup(options as State["options"], 5), 2);
      for (const event of reader.events()) coup.evolve(folded, event);
      if (outcome === null) expect(folded).toEqual(view);
      return false;
    });
    expect((gameIn(reader.snapshot()).view as State).viewer).toBe("all");
  }
});

it("a bot's sealed answer is never told before its window closes", async () => {
  for (let seed = 0; seed < usually(8, { all: 30 }); seed++) {
    const world = stillWorld(seed);
    const reader = coupReader(classic, world);
    await reader.playOn();
    const answers = reader.events().filter((event) => event.type === "answered");
    expect(answers.every((event) => event.seat === 0)).toBe(true);
    expect(reader.facts().filter((fact) => fact.type === "given").length).toBeGreaterThanOrEqual(answers.length);
  }
});

it("hears nothing while bots seal their answers, and sees nobody's", async () => {
  const world = stillWorld(3);
  const reader = coupReader(classic, world);
  await reader.move({ do: "tax" });
  const before = reader.heard.length;
  await world.pass(999);
  expect(reader.heard.length).toBe(before);
  expect(reader.view().answers).toEqual([null, null, null, null]);
  expect(reader.view().awaited).toBe(0b1110);
  await world.pass(1_001);
  expect(reader.heard.length).toBeGreaterThan(before);
});

it("pauses of bots do not depend on what they hold", async () => {
  const times = new Set<string>();
  for (let hands = 0; hands < 8; hands++) {
    const dealt = stillWorld(hands);
    let dealing = true;
    const pauses = stillWorld(99);
    const reader = coupReader(classic, { ...dealt, random: () => (dealing ? dealt : pauses).random() });
    dealing = false;
    await reader.move({ do: "income" });
    const before = reader.heard.length;
    while (reader.heard.length === before) await dealt.step();
    times.add(String(dealt.now()));
  }
  expect(times.size).toBe(1);
});

it("refuses what the server refuses, with its codes, and nothing changes", async () => {
  const reader = coupReader(classic, stillWorld(1));
  const before = JSON.stringify(reader.snapshot());
  const refused = async (command: Parameters<typeof reader.table.do>[0]) => {
    const done = await reader.table.do(command);
    expect(JSON.stringify(reader.snapshot())).toBe(before);
    return done.ok ? "done" : done.error.code;
  };
  const { prompt } = reader.view();
  expect(await refused({ do: "move", game: 1, prompt: prompt + 1, move: { do: "income" } })).toBe("stale");
  expect(await refused({ do: "move", game: 2, prompt, move: { do: "income" } })).toBe("stale");
  expect(await refused({ do: "move", game: 1, prompt, move: { do: "dance" } })).toBe("not-a-move");
  expect(await refused({ do: "move", game: 1, prompt, move: { do: "coup", target: 1 } })).toBe("too-few-coins");
  expect(await refused({ do: "start" })).toBe("playing");
  expect(await refused({ do: "give-time" })).toBe("practice");
  expect(await refused({ do: "say", text: "  " })).toBe("empty");
  expect(await refused({ do: "phrase", said: { phrase: "i-am", card: "joker" } })).toBe("bad-phrase");
  expect(await refused({ do: "add-bot", seat: 1, level: "regular" })).toBe("practice");
  expect(reader.facts()).toEqual([]);
});

it("an answer can be given once; after the end there is no game to move in", async () => {
  const reader = coupReader(classic, stillWorld(5));
  await reader.playOn(() => reader.snapshot().given !== null);
  const again = await reader.move({ do: "pass" });
  expect(again).toMatchObject({ ok: false, error: { code: "answered" } });
  await reader.playOn();
  expect(await reader.move({ do: "income" })).toMatchObject({ ok: false, error: { code: "no-game" } });
});

it("says lines of one's own", async () => {
  const reader = coupReader(classic, stillWorld(5));
  await reader.table.do({ do: "say", text: "  good   evening " });
  await reader.table.do({ do: "phrase", said: { phrase: "you-bluff", player: 2 } });
  expect(reader.facts()).toMatchObject([{ text: "good evening" }, { phrase: { phrase: "you-bluff", player: 2 } }]);
  expect(reader.snapshot().talk).toHaveLength(2);
});

it("deals a rematch, which the winner starts where the edition says so", async () => {
  for (const [edition, starts] of [
    ["classic", "winner"],
    ["ru", "agreed"],
  ] as const) {
    const reader = coupReader(wished({ edition }, 3), stillWorld(11));
    await reader.playOn();
    const winner = gameIn(reader.snapshot()).outcome?.winners[0];
    expect((await reader.table.do({ do: "start" })).ok).toBe(true);
    expect(gameIn(reader.snapshot())).toMatchObject({ number: 2, outcome: null });
    expect(reader.view().options.first).toBe(starts === "winner" ? winner : 0);
    await reader.playOn();
    expect(reader.events()).toEqual(redactedRecord(reader, 0));
  }
});

it("a table that cannot be is not opened", () => {
  const world = { ...stillWorld(0), think: async () => null };
  expect(() => openPractice(coupListed, wished({ edition: "classic" }, 9), world)).toThrow("classic");
});

describe("a reader who is out", () => {
  const isOut = (reader: ReturnType<typeof coupReader>): boolean => reader.view().players[0].hidden.length === 0;
  /** A game of this seed in which the reader is out and the bots play on. */
  async function out(pace?: () => number) {
    for (let seed = 0; ; seed++) {
      const world = stillWorld(seed, pace === undefined ? {} : { pace });
      const reader = coupReader(classic, world);
      await reader.playOn(() => isOut(reader));
      if (gameIn(reader.snapshot()).outcome === null) return { reader, world };
    }
  }

  it("begins another game without waiting for the bots", async () => {
    const { reader, world } = await out();
    expect(await reader.table.do({ do: "start" })).toMatchObject({ ok: true });
    expect(gameIn(reader.snapshot())).toMatchObject({ number: 2, outcome: null });
    expect(reader.view().players[0].hidden).toHaveLength(2);
    await reader.playOn();
    const before = reader.heard.length;
    await world.pass(60_000);
    expect(reader.heard.length).toBe(before);
  });

  it("sees the end at once where the bots play without pauses", async () => {
    let pace = 1;
    const { reader, world } = await out(() => pace);
    pace = 0;
    const before = reader.heard.length;
    while (reader.heard.length === before) await world.step(); // What was planned before is still done in its time.
    const from = world.now();
    while (gameIn(reader.snapshot()).outcome === null && (await world.step()));
    expect(gameIn(reader.snapshot()).outcome).not.toBeNull();
    expect(world.now() - from).toBeLessThan(2_000);
  });
});
