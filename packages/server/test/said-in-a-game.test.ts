import { type GameRecord, parseRecord } from "@darbar/kernel";
import type { Phrase } from "@darbar/protocol";
import { describe, expect, it } from "vitest";
import { TableRegistry } from "../src/registry.ts";
import { memoryStore } from "../src/store/memory-store.ts";
import { type Evening, openTable } from "./evening.ts";
import { Follower } from "./follower.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

const COPS = { game: "cops", seats: 4, clock: "normal" } as const;
const CLAIM: Phrase = { phrase: "i-saw", player: 2, place: 1, card: "crooked" };

/** A game in which everybody lets things pass; the first player has said something at the start, and again later. */
async function spoken(setup: Parameters<typeof openTable>[0], store = memoryStore()): Promise<Evening> {
  const evening = await openTable(setup, 2, virtualRegistryHost(5, { store }));
  await evening.do(0, { do: "start" });
  await evening.host.pass(3_000);
  expect(await evening.do(0, { do: "phrase", said: CLAIM }, "claim")).toBe("done");
  await evening.host.pass(60_000);
  expect(await evening.do(1, { do: "phrase", said: { phrase: "i-doubt", player: 0 } })).toBe("done");
  return evening;
}

function saidTo(follower: Follower): unknown {
  return follower.snapshot?.game?.said;
}

describe("what is said in quick phrases in a game", () => {
  it("stays with it, for who follows, who comes late and who watches alike, each counted in their own events", async () => {
    const { live, people } = await spoken(COPS);
    const said = people[0].snapshot?.game?.said ?? [];
    expect(said).toMatchObject([
      { seat: 0, saying: CLAIM },
      { seat: 1, saying: { phrase: "i-doubt", player: 0 } },
    ]);
    expect(said[0].after).toBeLessThan(said[1].after);
    for (const person of ["p0", "p1", "somebody"]) {
      const late = new Follower(person);
      live.watch(late);
      expect(late.snapshot?.game?.said.map(({ saying }) => saying)).toEqual(said.map(({ saying }) => saying));
      const followed = people.find((each) => each.person === person);
      if (followed !== undefined) expect(saidTo(late)).toEqual(saidTo(followed));
    }
  });

  it("says nothing of what happened in secret: a line has no count but the reader's own", async () => {
    const { live, people } = await spoken(COPS);
    const late = new Follower("p1");
    live.watch(late);
    for (const follower of [...people, late]) {
      expect(JSON.stringify(follower.heard)).not.toContain('"during"');
      const events = follower.snapshot?.game?.past.length ?? 0;
      for (const { after } of follower.snapshot?.game?.said ?? []) expect(after).toBeLessThanOrEqual(events);
    }
  });

  it("is not heard from whom one has muted", async () => {
    const { live, people, do: act } = await spoken(COPS);
    await act(1, { do: "mute", person: "p0", muted: true });
    await act(0, { do: "phrase", said: { ...CLAIM, place: 0 } });
    expect(people[1].snapshot?.game?.said).toHaveLength(2);
    const late = new Follower("p1");
    live.watch(late);
    expect(late.snapshot?.game?.said).toMatchObject([{ seat: 1 }]);
  });

  it("is there after the table was woken, also if much has been said since", async () => {
    const store = memoryStore();
    const { live, people, do: act } = await spoken(COPS, store);
    for (let line = 0; line < 300; line++) await act(1, { do: "say", text: `line ${line}` });
    expect((await store.talk(live.table.id)).length).toBe(302);
    const woken = await new TableRegistry(virtualRegistryHost(6, { store })).open(live.table.id);
    const late = new Follower("p0");
    woken?.watch(late);
    expect(saidTo(late)).toEqual(saidTo(people[0]));
    expect(late.snapshot?.talk).toHaveLength(200);
    // Sent again it is not said again.
    await woken?.do({ person: "p0", name: "P0" }, "claim", { do: "phrase", said: CLAIM });
    expect(late.snapshot?.game?.said).toHaveLength(2);
  });

  it("is in the record, after so many moves, and nothing of it in the next game", async () => {
    const { host, live, people, do: act, record } = await spoken(COPS);
    await act(0, { do: "say", text: "free words are nobody else's" });
    await host.pass(24 * 3_600_000);
    const kept = await record(1, "p0");
    if (!kept.ok) throw new Error(kept.error.code);
    // The virtual host's secrets are none that a proof could be made of.
    const { fair: _, ...played } = kept.value as GameRecord;
    const parsed = parseRecord(played);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const talk = parsed.value.talk ?? [];
    expect(talk.map(([, seat, saying]) => [seat, saying])).toEqual([
      [0, CLAIM],
      [1, { phrase: "i-doubt", player: 0 }],
    ]);
    expect(talk[0][0]).toBeLessThan(talk[1][0]);
    expect(JSON.stringify(parsed.value)).not.toContain("nobody else's");
    await act(0, { do: "start" });
    expect(live.table.game?.number).toBe(2);
    expect(saidTo(people[0])).toEqual([]);
  });

  it("is in what a viewer saw of a game whose bluffs stay secret, after so many of those events", async () => {
    const { host, people, record } = await spoken({ ...COPS, bluffs: "secret" });
    const heard = people[1].snapshot?.game?.said ?? [];
    await host.pass(24 * 3_600_000);
    const kept = await record(1, "p1");
    expect(kept).toMatchObject({
      ok: true,
      value: { as: 1, talk: heard.map(({ after, seat, saying }) => [after, seat, saying]) },
    });
  });

  it("is kept in Coup, too, and free lines are in no game", async () => {
    const evening = await openTable({ game: "coup", seats: 3 }, 2);
    await evening.do(0, { do: "phrase", said: { phrase: "hello" } });
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "phrase", said: { phrase: "i-am", card: "duke" } });
    await evening.do(1, { do: "say", text: "never" });
    expect(saidTo(evening.people[1])).toMatchObject([{ seat: 0, saying: { phrase: "i-am", card: "duke" } }]);
  });
});
