import type { Inquiry } from "@darbar/bots";
import type { Phrase, ServerMessage } from "@darbar/protocol";
import { MOST_OF_BOT } from "@darbar/table";
import { describe, expect, it } from "vitest";
import { TableRegistry } from "../src/registry.ts";
import { memoryStore } from "../src/store/memory-store.ts";
import { answerQuestion } from "../src/thinking/answer-question.ts";
import { type Evening, openTable } from "./evening.ts";
import { Follower } from "./follower.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

const COPS = { game: "cops", seats: 4, clock: "normal" } as const;
const MINUTE = 60_000;
const HELLO: Phrase = { phrase: "hello" };

type Think = (game: string, inquiry: Inquiry) => Promise<unknown>;

/** Asked for words about what has happened a bot of this table says hello; moves are its own. */
const greets: Think = async (game, inquiry) => {
  if (inquiry.since === undefined) return answerQuestion({ game, inquiry, most: 0 });
  return inquiry.past.length > inquiry.since.events ? HELLO : null;
};

/** A game of two people, who let things pass, and two bots. */
async function played(
  different: Parameters<typeof virtualRegistryHost>[1],
  milliseconds = 10 * MINUTE,
): Promise<Evening> {
  const evening = await openTable(COPS, 2, virtualRegistryHost(5, { botsTalk: true, ...different }));
  await evening.do(0, { do: "start" });
  await evening.host.pass(milliseconds);
  return evening;
}

function linesIn(messages: readonly ServerMessage[]) {
  return messages
    .flatMap((message) => (message.type === "facts" ? message.facts : []))
    .filter(({ type }) => type === "said");
}

describe("bots at a table", () => {
  it("say what they have seen, as bots, by the way that people's phrases go", async () => {
    const store = memoryStore();
    const { live, people, host } = await played({ store }, 1);
    for (let spoken = 0, minute = 0; spoken === 0 && minute < 30; minute++) {
      await host.pass(MINUTE);
      spoken = live.table.talk.length;
    }
    const [first] = linesIn(people[0].heard);
    expect(first).toMatchObject({ person: null, text: null, phrase: { phrase: expect.any(String) } });
    expect(first).toHaveProperty("seat", expect.any(Number));
    expect(live.table.seats[(first as { readonly seat: number }).seat]).toMatchObject({ kind: "bot" });
    expect(people[0].snapshot?.game?.said.length).toBe(live.table.talk.length);
    // Kept before it was told: a table that is woken has it.
    const woken = await new TableRegistry(virtualRegistryHost(6, { store })).open(live.table.id);
    const late = new Follower("p1");
    woken?.watch(late);
    expect(late.snapshot?.game?.said).toEqual(people[1].snapshot?.game?.said);
  });

  it("say nothing where the host does not let bots talk, or nobody is asked", async () => {
    const { live } = await played({ botsTalk: false, think: greets });
    expect(live.table.talk).toEqual([]);
  });

  it("speak at times that do not depend on how long they think, nor on what they find", async () => {
    const timesOf = async (say: (inquiry: Inquiry) => unknown): Promise<readonly number[]> => {
      const asked: number[] = [];
      const host = virtualRegistryHost(5, {
        botsTalk: true,
        think: async (game, inquiry) => {
          if (inquiry.since === undefined) return answerQuestion({ game, inquiry, most: 0 });
          asked.push(host.now());
          return say(inquiry);
        },
      });
      const evening = await openTable(COPS, 2, host);
      await evening.do(0, { do: "start" });
      await evening.host.pass(10 * MINUTE);
      return asked;
    };
    const silent = await timesOf(() => null);
    expect(silent.length).toBeGreaterThan(5);
    expect(await timesOf(() => ({ phrase: "no-such-phrase" }))).toEqual(silent);
  });

  it("hold their tongues when the host says so, and speak again", async () => {
    const evening = await openTable(
      { ...COPS, seats: 8 },
      2,
      virtualRegistryHost(5, { botsTalk: true, think: greets }),
    );
    const { live, people, do: act, host } = evening;
    const spoken = () => live.table.talk.length;
    const passUntilSpoken = async (): Promise<void> => {
      const before = spoken();
      for (let step = 0; step < 100 && spoken() === before; step++) await host.pass(5_000);
      expect(spoken()).toBeGreaterThan(before);
    };
    expect(await act(0, { do: "mute-bots", muted: true })).toBe("done");
    await act(0, { do: "start" });
    await host.pass(MINUTE);
    expect(await act(1, { do: "mute-bots", muted: false })).toBe("not-host");
    expect(spoken()).toBe(0);
    expect(await act(0, { do: "mute-bots", muted: false })).toBe("done");
    await passUntilSpoken();
    expect(await act(0, { do: "mute-bots", muted: true })).toBe("done");
    expect(await act(0, { do: "mute-bots", muted: true })).toBe("done");
    expect(people[1].snapshot?.botsMuted).toBe(true);
    const before = spoken();
    await host.pass(MINUTE);
    expect(spoken()).toBe(before);
    expect(live.table.game?.outcome).toBeNull();
  });

  it("have a cap each, whatever they would say", async () => {
    const { live } = await played({ think: async (game, inquiry) => (inquiry.since ? HELLO : greets(game, inquiry)) });
    const own = (live.table.game?.remarks ?? []).filter(({ remark }) => remark.seat === 2);
    expect(own).toHaveLength(MOST_OF_BOT);
  });

  it("stay muted when the table is woken", async () => {
    const store = memoryStore();
    const evening = await openTable(COPS, 2, virtualRegistryHost(5, { store, botsTalk: true, think: greets }));
    expect(await evening.do(0, { do: "mute-bots", muted: true })).toBe("done");
    await evening.do(0, { do: "start" });
    await evening.host.pass(10 * MINUTE);
    expect(evening.live.table.talk).toEqual([]);
    const woken = await new TableRegistry(virtualRegistryHost(6, { store })).open(evening.live.table.id);
    const late = new Follower("p1");
    woken?.watch(late);
    expect(late.snapshot?.botsMuted).toBe(true);
  });

  it("are silent, and play on, when they cannot find words", async () => {
    const reported: unknown[] = [];
    const fails: Think = async (game, inquiry) => {
      if (inquiry.since !== undefined) throw new Error("no words");
      return answerQuestion({ game, inquiry, most: 0 });
    };
    const { live } = await played({ think: fails, report: (error) => reported.push(error) });
    expect(live.table.talk).toEqual([]);
    expect(String(reported[0])).toBe("Error: no words");
    expect(live.table.game?.moves.length).toBeGreaterThan(5);
  });
});
