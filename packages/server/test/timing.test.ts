import type { State } from "@darbar/coup";
import { usually } from "@darbar/kernel/testing";
import type { Fact, LiveTable } from "@darbar/table";
import { describe, expect, it } from "vitest";
import { memoryStore } from "../src/store/memory-store.ts";
import { byChance, type Closed, mutualInformation } from "./bits.ts";
import { openTable } from "./evening.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

/** So many that a pause would be noticed, which is planted below. */
const WINDOWS = usually(5_000, { all: 10_000 });

/** Lets bots play game after game, and notes every window as it closes. */
async function watchWindows(seed: number, wanted: number): Promise<readonly Closed[]> {
  const closed: Closed[] = [];
  const store = memoryStore();
  let live: LiveTable | null = null;
  const append: typeof store.append = (table, facts) => {
    const moved = facts
      .map(({ fact }) => (JSON.parse(fact) as { fact: Fact }).fact)
      .find((fact) => fact.type === "moved");
    const game = live?.table.game;
    if (game != null && moved?.type === "moved" && game.running.waiting().length > 1) {
      const { players } = game.running.view("all") as State;
      const types = facts.flatMap(({ fact }) => fact.match(/"(challenged|blocked)"/g) ?? []);
      const hands = players.map((player) => player.hidden.toSorted().join(" "));
      // What everybody sees of it: how it ended, what it was about, and how long it took to show what led to it.
      const about = [game.running.pauseOver(), game.running.leadIn(game.events).seen];
      closed.push({ delay: host.now() - game.opened, ending: `${types} ${about}`, hands });
    }
    return store.append(table, facts);
  };
  const host = virtualRegistryHost(seed, { store: { ...store, append } });
  const evening = await openTable({ game: "coup", seats: 4, clock: "relaxed" }, 1, host);
  live = evening.live;
  while (closed.length < wanted) {
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "stand" });
    await host.pass(600_000);
  }
  return closed;
}

describe("when a window closes", () => {
  it("would be noticed if it told something: a pause that is longer for one duke in four", () => {
    const chance = virtualRegistryHost(4).chance;
    const closed = Array.from({ length: WINDOWS }, (): Closed => {
      const hand = chance() < 0.4 ? "duke" : "captain";
      const late = hand === "duke" && chance() < 0.25;
      return { delay: late || chance() < 0.2 ? 1500 : 1000, ending: "", hands: [hand] };
    });
    expect(mutualInformation(closed, 0) - byChance(closed, 0)).toBeGreaterThan(0.01);
  });

  it(`tells nothing about any hand: less than 0.01 bit over ${WINDOWS} windows`, async () => {
    const closed = await watchWindows(11, WINDOWS);
    expect(new Set(closed.map(({ delay }) => delay % 500))).toEqual(new Set([0]));
    expect(Math.min(...closed.map(({ delay }) => delay))).toBeGreaterThanOrEqual(1000);
    expect(new Set(closed.map(({ delay }) => delay)).size).toBeGreaterThan(1);
    for (const seat of [0, 1, 2, 3]) {
      expect(mutualInformation(closed, seat) - byChance(closed, seat)).toBeLessThan(0.01);
    }
  });
});
