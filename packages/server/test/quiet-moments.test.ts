import type { CopsEvent, Move, State } from "@darbar/cops";
import { TICK } from "@darbar/table";
import { describe, expect, it } from "vitest";
import { memoryStore } from "../src/store/memory-store.ts";
import { type Evening, openTable } from "./evening.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

const TABLE = { game: "cops", seats: 4, clock: "relaxed" } as const;
const PASS = { do: "pass" };

/** A question and when it was put. */
interface Put {
  readonly what: string;
  readonly at: number;
}

/** Four people in a game, all with this order but those who are to decide everything, and the questions as they are put. */
async function atTheTable(deciding: readonly number[] = [], tick = 0) {
  const put: Put[] = [];
  const store = memoryStore();
  const append: typeof store.append = (table, facts) => {
    for (const { fact } of facts) {
      const read = JSON.parse(fact) as { readonly fact: { readonly events?: readonly CopsEvent[] } };
      for (const event of read.fact.events ?? []) {
        if (event.type === "moment") put.push({ what: event.moment, at: host.now() });
        if (event.type === "turn") put.push({ what: "turn", at: host.now() });
      }
    }
    return store.append(table, facts);
  };
  const host = virtualRegistryHost(5, { store: { ...store, append }, tick });
  const opening = openTable(TABLE, TABLE.seats, host);
  await host.pass(1_000);
  const evening = await opening;
  await evening.do(0, { do: "start" });
  const laid = evening.people.map((person, seat) => act(evening, seat, person.legal()[0]));
  await host.pass(2_000);
  await Promise.all(laid);
  for (const seat of evening.people.keys()) {
    if (deciding.includes(seat)) continue;
    const ordered = evening.do(seat, { do: "order", order: "pass" });
    await host.pass(TICK);
    await ordered;
  }
  const { turn } = evening.people[0].view as State;
  put.length = 0;
  const target = evening.people.findIndex((_, seat) => seat !== turn && !deciding.includes(seat));
  await act(evening, turn, { do: "investigate", target, card: 0 });
  return { evening, put };
}

function act(evening: Evening, seat: number, move: unknown): Promise<string> {
  const { game, prompt } = evening.people[seat];
  return evening.do(seat, { do: "move", game, prompt, move });
}

function named(put: readonly Put[]): readonly string[] {
  return put.map(({ what }) => what);
}

/** Everybody arms themselves until somebody shoots. */
async function shoot({ evening, put }: Awaited<ReturnType<typeof atTheTable>>): Promise<void> {
  const { host, people } = evening;
  for (let answers = 0; answers < 50; answers++) {
    await host.pass(10_000);
    const seat = people.findIndex((person) => person.legal().length > 0);
    const legal = people[seat].legal() as readonly Move[];
    const wanted = (["shoot", "arm"] as const).map((name) => legal.find((move) => move.do === name));
    const move = wanted.find((each) => each !== undefined) ?? legal[0];
    if (move.do === "shoot") put.length = 0;
    expect(await act(evening, seat, move)).toBe("done");
    if (move.do === "shoot") return;
  }
}

describe("moments in which nobody plays", () => {
  it.each([0, TICK])("after a look are one, however many there are; ticks of %i ms", async (tick) => {
    const { evening, put } = await atTheTable([], tick);
    await evening.host.pass(10_000);
    expect(named(put)).toEqual(["announced", "investigated", "turn-end", "turn"]);
    const [announced, investigated, end, turn] = put;
    expect(investigated.at - announced.at).toBe(200);
    expect(end.at - investigated.at, "the look is still being shown").toBe(200);
    expect(turn.at).toBe(end.at);
  });

  it.each([0, TICK])(
    "before and after a shot end with the longest pause over what was seen of it; ticks of %i ms",
    async (tick) => {
      const table = await atTheTable([], tick);
      await shoot(table);
      await table.evening.host.pass(20_000);
      const [announced, hit, next] = table.put;
      expect([announced.what, hit.what]).toEqual(["announced", "hit"]);
      expect(hit.at - announced.at, "the table holds its breath").toBe(1_500);
      expect(next.at - hit.at, "the shot has been seen").toBe(1_100);
    },
  );

  it("wait for whoever decides for themselves, and close on the grid then", async () => {
    const { evening, put } = await atTheTable([0, 1, 2, 3].filter((seat) => seat !== 1));
    const { host, people } = evening;
    const others = [0, 2, 3];
    for (const moment of ["announced", "investigated", "turn-end"]) {
      await host.pass(30_123);
      expect(put.at(-1)?.what).toBe(moment);
      const { prompt } = people[0];
      for (const seat of others) expect(await act(evening, seat, PASS)).toBe("done");
      while (people[0].prompt === prompt) await host.pass(1);
    }
    const times = put.map(({ at }) => at);
    expect(times.slice(1).map((at, index) => (at - times[index]) % 500)).toEqual([0, 0, 0]);
  });
});
