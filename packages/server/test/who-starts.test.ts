import { coup } from "@darbar/coup";
import { commitmentToShare, type FairRecord, verifyRecord } from "@darbar/fair";
import type { Setup, WireFact } from "@darbar/protocol";
import { describe, expect, it } from "vitest";
import { type Evening, openTable } from "./evening.ts";
import { Follower } from "./follower.ts";
import { shareOfSeat } from "./shares.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

/** A table of three people who mix into the shuffle, with the first game dealt; nobody has been named to start unless `raw` says so. */
async function dealt(seed: number, raw: Partial<Setup> = {}): Promise<Evening & { readonly started: Started }> {
  const host = virtualRegistryHost(seed);
  const evening = await openTable({ game: "coup", seats: 3, clock: "fast", ...raw }, 3, host, { byLot: true });
  const watcher = new Follower("watcher");
  evening.live.watch(watcher);
  await begin(evening, 1);
  return { ...evening, started: startedOf(watcher) };
}

type Started = WireFact & { readonly type: "started" };

function startedOf({ facts }: Follower): Started {
  const started = facts.findLast((fact): fact is Started => fact.type === "started");
  if (started === undefined) throw new Error("nothing has been dealt");
  return started;
}

async function begin({ do: act, host }: Evening, game: number): Promise<void> {
  for (const seat of [0, 1, 2]) {
    await act(seat, { do: "commit-share", game, commitment: commitmentToShare(shareOfSeat(seat)) });
  }
  await act(0, { do: "start" });
  for (const seat of [0, 1, 2]) await act(seat, { do: "open-share", game, share: shareOfSeat(seat) });
  await host.pass(0);
}

const turnOf = ({ people }: Evening) => (people[0].snapshot?.game?.view as { readonly turn: number } | undefined)?.turn;
const firstOf = ({ options }: Started): unknown => (options as Readonly<Record<string, unknown>>).first;

describe("who starts", () => {
  it("is drawn by lot where nobody is named, now one and now another, and everybody is told", async () => {
    const drawn = new Set<unknown>();
    for (let seed = 1; seed <= 8; seed++) {
      const evening = await dealt(seed);
      expect(evening.started.lot).toBe(true);
      expect(turnOf(evening)).toBe(firstOf(evening.started));
      drawn.add(firstOf(evening.started));
    }
    expect(drawn.size).toBe(3);
  });

  it("is the seat that the table has agreed on", async () => {
    const evening = await dealt(1, { options: { edition: "plus", first: 2 } });
    expect(evening.started.lot).toBeUndefined();
    expect([firstOf(evening.started), turnOf(evening)]).toEqual([2, 2]);
  });

  it.each([
    ["classic", undefined],
    ["plus", true],
  ] as const)(
    "is in the next game of %s who the book says: the winner, or chance again (coup 1)",
    async (edition, lot) => {
      const evening = await dealt(2, { options: { edition } });
      for (let wait = 0; wait < 400 && evening.live.table.game?.outcome === null; wait++)
        await evening.host.pass(60_000);
      const winner = evening.live.table.game?.outcome?.winners[0];
      expect(winner).toBeDefined();
      const watcher = new Follower("another");
      evening.live.watch(watcher);
      await begin(evening, 2);
      const started = startedOf(watcher);
      expect(started.lot).toBe(lot);
      if (edition === "classic") expect(firstOf(started)).toBe(winner);
    },
  );

  it("is in the record, and anybody can draw the lot again", async () => {
    const evening = await dealt(3);
    for (let wait = 0; wait < 400 && evening.live.table.game?.outcome === null; wait++) await evening.host.pass(60_000);
    const found = await evening.record(1, "p1");
    const record = (found.ok ? found.value : null) as FairRecord;
    expect(record.fair).toMatchObject({ version: 2, lot: true });
    expect(verifyRecord(coup, record)).toMatchObject({ ok: true, value: { mixedIn: [0, 1, 2] } });
    const other = (Number(firstOf(evening.started)) + 1) % 3;
    const denied = { ...record, options: { ...(record.options as object), first: other } };
    expect(verifyRecord(coup, denied)).toEqual({
      ok: false,
      error: `seat ${other} starts in the record, and seat ${firstOf(evening.started)} by the lot`,
    });
  });
});
