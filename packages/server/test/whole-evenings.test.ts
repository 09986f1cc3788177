import { cops } from "@darbar/cops";
import { coup } from "@darbar/coup";
import { verifyRecord } from "@darbar/fair";
import { replay } from "@darbar/kernel";
import type { Snapshot } from "@darbar/protocol";
import { type LiveTable, snapshotFor } from "@darbar/table";
import { describe, expect, it } from "vitest";
import { type Evening, openTable } from "./evening.ts";
import { Follower } from "./follower.ts";
import { startWithShares } from "./shares.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

/** Everybody plays at random what their own client says they may, until the game is over. */
async function playOn({ host, live, people, do: act }: Evening): Promise<void> {
  for (let step = 0; step < 5000 && live.table.game?.outcome === null; step++) {
    for (const [seat, person] of people.entries()) {
      if (live.table.game.given.has(seat)) continue;
      const legal = person.legal();
      const move = legal[Math.floor(host.chance() * legal.length)];
      if (move !== undefined)
        expect(await act(seat, { do: "move", game: person.game, prompt: person.prompt, move })).toBe("done");
    }
    await host.pass(1000);
    for (const person of people) holdSnapshot(live, person);
  }
}

/** The law of views, for tables: what was told folds to what the table shows whoever comes now. */
function holdSnapshot(live: LiveTable, person: Follower): void {
  const shown = JSON.parse(JSON.stringify(snapshotFor(live.table, person.person))) as Snapshot;
  const made = person.shown();
  // Where cards are opened after the game, they come with a snapshot.
  const seen =
    shown.game !== null && shown.game.outcome !== null ? { ...shown.game, view: made?.game?.view } : shown.game;
  expect(JSON.parse(JSON.stringify(made))).toEqual({ ...shown, game: seen });
}

const EVENINGS = [
  { game: "coup", seats: 2, options: {} },
  { game: "coup", seats: 6, options: { edition: "plus", reformation: true, anarchist: true } },
  { game: "coup", seats: 4, options: { edition: "ru", character: "inquisitor" } },
  { game: "cops", seats: 4, options: {} },
  { game: "cops", seats: 8, options: { mode: "gang" } },
] as const;

describe("a whole evening", () => {
  it.each(EVENINGS)("of $game with $seats seats: every client's view is the server's", async (setup) => {
    const persons = Math.max(2, setup.seats - 1);
    const evening = await openTable({ ...setup, clock: "normal" }, persons, virtualRegistryHost(setup.seats));
    const spectator = new Follower("spectator");
    evening.live.watch(spectator);
    await startWithShares(evening);
    await playOn(evening);
    const { game } = evening.live.table;
    expect(game?.outcome).not.toBeNull();
    for (const [seat, person] of evening.people.entries()) {
      expect(person.view).toEqual(JSON.parse(JSON.stringify(game?.running.view(seat))));
    }
    expect(spectator.view).toEqual(JSON.parse(JSON.stringify(game?.running.view("public"))));
    holdSnapshot(evening.live, spectator);

    const record = await evening.record(1, "p0");
    if (!record.ok || !("moves" in record.value)) throw new Error(JSON.stringify(record));
    const verified = setup.game === "coup" ? verifyRecord(coup, record.value) : verifyRecord(cops, record.value);
    expect(verified).toMatchObject({ ok: true, value: { moves: game?.moves.length } });
    const played = setup.game === "coup" ? replay(coup, record.value) : replay(cops, record.value);
    expect(played.ok).toBe(true);
    const forged = { ...record.value, draws: record.value.draws.with(0, "another") };
    expect((setup.game === "coup" ? verifyRecord(coup, forged) : verifyRecord(cops, forged)).ok).toBe(false);
  });

  it.each([
    ["classic", true],
    ["ru", false],
  ] as const)("goes on with a rematch; in %s the winner starts it: %s", async (edition, winnerStarts) => {
    for (let seed = 1; seed <= 4; seed++) {
      const options = { edition, first: 1 };
      const evening = await openTable({ game: "coup", seats: 3, options, clock: "fast" }, 3, virtualRegistryHost(seed));
      await evening.do(0, { do: "start" });
      await playOn(evening);
      const winner = evening.live.table.game?.outcome?.winners[0];
      expect(await evening.do(0, { do: "start" })).toBe("done");
      expect(evening.live.table.game?.number).toBe(2);
      expect(evening.live.table.game?.running.waiting()).toEqual([winnerStarts ? winner : 1]);
    }
  });

  it("stays secret for ever where that was agreed: everybody gets the game as their own seat saw it", async () => {
    const evening = await openTable(
      { game: "coup", seats: 3, clock: "fast", bluffs: "secret" },
      3,
      virtualRegistryHost(9),
    );
    await evening.do(0, { do: "start" });
    await playOn(evening);
    for (const viewer of [0, 1, 2, "public"] as const) {
      const seen = await evening.record(1, viewer === "public" ? null : `p${viewer}`);
      if (!seen.ok || !("events" in seen.value)) throw new Error(JSON.stringify(seen));
      expect(seen.value.as).toBe(viewer);
      const told = viewer === "public" ? null : evening.people[viewer].facts;
      const events = told?.flatMap((fact) => (fact.type === "events" ? fact.events : []));
      if (events !== undefined) expect(JSON.parse(JSON.stringify(seen.value.events))).toEqual(events);
      expect(JSON.stringify(seen.value)).not.toContain("secret");
    }
  });
});
