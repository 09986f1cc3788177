import { cops, everyVariant as everyCopsVariant } from "@darbar/cops";
import { coup, everyVariant as everyCoupVariant } from "@darbar/coup";
import { type Asking, type Game, replay } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import type { Phrase, Setup } from "@darbar/protocol";
import { describe, expect, it } from "vitest";
import { stillHost } from "../../test/practice-host.ts";
import { copsReader, coupReader, gameIn, type PracticeReader } from "../../test/practice-reader.ts";
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

/** Plays a game to its end, and holds what the reader was told against what they may know of its record. */
async function holdWholeGame<State extends Asking, GameEvent>(
  rules: Game<unknown, State, unknown, GameEvent>,
  reader: PracticeReader<State, unknown, GameEvent>,
  me: number,
): Promise<void> {
  await reader.playOn();
  const record = reader.table.recordOf();
  const played = record === null ? null : replay(rules, JSON.parse(JSON.stringify(record)));
  if (played?.ok !== true) throw new Error(JSON.stringify(played?.error));
  const { opening, steps, state } = played.value;
  const events = [...opening, ...steps.flatMap((step) => step.events)];
  expect(reader.events()).toEqual(events.flatMap((event) => rules.redact(event, me) ?? []));
  expect(gameIn(reader.snapshot()).past).toEqual(reader.events());
  expect(gameIn(reader.snapshot()).view).toEqual(rules.view(state, "all"));
  expect(reader.facts().at(-2)).toMatchObject({ type: "ended", outcome: rules.outcome(state) });
}

it("plays whole games of Coup in every variant, and tells the reader exactly what they may know", async () => {
  for (const [index, { options, seats }] of everyCoupVariant().entries()) {
    // The rules are the kernel's to try in every variant; the table treats them all alike.
    if (index % usually(11, { all: 1 }) !== 0) continue;
    const me = index % seats;
    await holdWholeGame(coup as never, coupReader(wished({ ...options }, seats, me), stillHost(index)), me);
  }
});

it("plays whole games of Good Cop Bad Cop, and tells the reader exactly what they may know", async () => {
  for (const [index, { options, seats }] of everyCopsVariant().entries()) {
    if (!usually([4], { all: [4, 5, 6, 7, 8] }).includes(seats)) continue;
    const me = index % seats;
    await holdWholeGame(cops as never, copsReader(wished({ ...options }, seats, me), stillHost(index)), me);
  }
});

it("refuses what the server refuses, with its codes, and nothing changes", async () => {
  const reader = coupReader(classic, stillHost(1));
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

it("says lines of one's own", async () => {
  const reader = coupReader(classic, stillHost(5));
  await reader.table.do({ do: "say", text: "  good   evening " });
  await reader.table.do({ do: "phrase", said: { phrase: "you-bluff", player: 2 } });
  expect(reader.facts()).toMatchObject([{ text: "good evening" }, { phrase: { phrase: "you-bluff", player: 2 } }]);
  expect(reader.snapshot().talk).toHaveLength(2);
});

it("speaks of the cards of its game, in the phrases of its game", async () => {
  const reader = copsReader(wished({}, 5), stillHost(1));
  const say = async (said: Phrase) => {
    const done = await reader.table.do({ do: "phrase", said });
    return done.ok ? "said" : done.error.code;
  };
  expect(await say({ phrase: "i-am", card: "agent" })).toBe("no-such-phrase");
  expect(await say({ phrase: "i-looked", player: 1, card: "duke" })).toBe("bad-phrase");
  expect(await say({ phrase: "i-looked", player: 1, card: "agent" })).toBe("said");
});

it("has its bots talk, unless the reader mutes them", async () => {
  const linesOfBots = async (muted: boolean): Promise<number> => {
    const reader = copsReader(wished({}, 6), stillHost(3, { botsTalk: true }));
    expect(await reader.table.do({ do: "mute-bots", muted })).toMatchObject({ ok: true });
    await reader.playOn();
    expect(reader.snapshot().botsMuted).toBe(muted);
    return reader.snapshot().talk.length;
  };
  expect(await linesOfBots(false)).toBeGreaterThan(0);
  expect(await linesOfBots(true)).toBe(0);
});

it("a table that cannot be is not opened", () => {
  const host = { ...stillHost(0), think: async () => null };
  expect(() => openPractice(coupListed, wished({ edition: "classic" }, 9), host)).toThrow("classic");
});

describe("a reader who is out", () => {
  const isOut = (reader: ReturnType<typeof coupReader>): boolean => reader.view().players[0].hidden.length === 0;
  /** A game of this seed in which the reader is out and the bots play on. */
  async function out() {
    for (let seed = 0; ; seed++) {
      const host = stillHost(seed);
      const reader = coupReader(classic, host);
      await reader.playOn(() => isOut(reader));
      if (gameIn(reader.snapshot()).outcome === null) return { reader, host };
    }
  }

  it("begins another game without waiting for the bots", async () => {
    const { reader, host } = await out();
    expect(await reader.table.do({ do: "start" })).toMatchObject({ ok: true });
    expect(gameIn(reader.snapshot())).toMatchObject({ number: 2, outcome: null });
    expect(reader.view().players[0].hidden).toHaveLength(2);
    await reader.playOn();
    const before = reader.heard.length;
    await host.pass(60_000);
    expect(reader.heard.length).toBe(before);
  });

  it("has the bots play to the end without pauses, by the command that tables of a server know", async () => {
    const { reader, host } = await out();
    expect(await reader.table.do({ do: "hurry", hurry: "skip" })).toMatchObject({ ok: true });
    const from = host.now();
    while (gameIn(reader.snapshot()).outcome === null && (await host.step()));
    expect(gameIn(reader.snapshot()).outcome).not.toBeNull();
    expect(host.now() - from).toBeLessThan(2_000);
  });
});

describe("a reader who gives the game up", () => {
  it("plays no more in it, and begins another whenever they like", async () => {
    const host = stillHost(2);
    const reader = coupReader(classic, host);
    expect(await reader.table.do({ do: "hurry", hurry: "skip" })).toMatchObject({ error: { code: "playing" } });
    expect(await reader.table.do({ do: "resign" })).toMatchObject({ ok: true });
    expect(await reader.move({ do: "income" })).toMatchObject({ error: { code: "resigned" } });
    const before = reader.events().length;
    await host.pass(20_000);
    expect(reader.events().length).toBeGreaterThan(before);
    expect(await reader.table.do({ do: "start" })).toMatchObject({ ok: true });
    expect(gameIn(reader.snapshot())).toMatchObject({ number: 2, outcome: null });
    expect(reader.snapshot().seats[0]).toMatchObject({ away: false });
    expect(await reader.move({ do: "income" })).not.toMatchObject({ error: { code: "resigned" } });
  });
});
