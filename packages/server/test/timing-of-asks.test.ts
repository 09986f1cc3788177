import { coup, looksFalse, type Move, type State, touches } from "@darbar/coup";
import { usually } from "@darbar/kernel/testing";
import type { LiveTable } from "@darbar/table";
import { describe, expect, it } from "vitest";
import { memoryStore } from "../src/store/memory-store.ts";
import { byChance, type Closed, mutualInformation } from "./bits.ts";
import { openTable } from "./evening.ts";
import { type VirtualRegistryHost, virtualRegistryHost } from "./virtual-registry-host.ts";

/*
 * People at a table of Coup who have ordered to be asked what touches them or looks false, people who are asked everything, and
 * both at one table. Where they are asked they answer as slowly as people do, whatever they hold. How long a window stays
 * open may tell what everybody sees, and must not tell whether somebody holds the card that is claimed.
 */

const TABLE = { game: "coup", seats: 4, clock: "relaxed" } as const;
const ORDER = "ask-what-touches-or-looks-false";
/** So many that an order is noticed that looks at a hand, which is planted below. */
const ANSWERS = usually(6_000, { all: 20_000 });
/** People take longer than any order, and so much longer at most, in milliseconds. */
const LEAST = 2_600;
const MORE = 3_000;
/** How exactly an onlooker reads the clock: by this no more hands are told apart by chance than need be. */
const READING = 1_000;

/** Who has given the order, by seat. */
type Ordered = readonly boolean[];

const ALL: Ordered = [true, true, true, true];
const SOME: Ordered = [true, false, true, false];
const NOBODY: Ordered = [false, false, false, false];

/** Has people play, game after game, and notes every window as it closes, by seat of those who were asked in it. */
async function watchWindows(seed: number, ordered: Ordered, isPlanted: boolean): Promise<readonly Closed[]> {
  const closed: Closed[] = [];
  const store = memoryStore();
  let live: LiveTable | null = null;
  const append: typeof store.append = (table, facts) => {
    const game = live?.table.game ?? null;
    const state = game === null ? null : (game.running.view("all") as State);
    if (state?.claim && coup.waiting(state).length > 1 && facts.some(({ fact }) => fact.includes('"moved"'))) {
      const delay = Math.floor((host.now() - (game?.opened ?? 0)) / READING);
      for (const seat of coup.waiting(state)) closed.push(closedFor(state, seat, delay, ordered));
    }
    return store.append(table, facts);
  };
  const { chance } = virtualRegistryHost(seed + 1_000);
  const host: VirtualRegistryHost = virtualRegistryHost(seed, { store: { ...store, append } });
  const evening = await openTable(TABLE, TABLE.seats, host);
  live = evening.live;
  const planned = new Map<number, string>();
  for (const [seat, person] of evening.people.entries()) {
    evening.live.watch({
      person: person.person,
      gone: () => undefined,
      send: () => {
        const legal = person.legal() as readonly Move[];
        if (legal.length === 0 || planned.get(seat) === `${person.game} ${person.prompt}`) return;
        const { game, prompt } = person;
        planned.set(seat, `${game} ${prompt}`);
        const move = legal.find((each) => each.do === "pass") ?? legal[Math.floor(chance() * legal.length)];
        host.at(host.now() + LEAST + chance() * MORE, () => {
          // What the order has answered by then stays answered.
          if (!evening.live.table.game?.given.has(seat)) void evening.do(seat, { do: "move", game, prompt, move });
        });
      },
    });
  }
  while (closed.length < ANSWERS) {
    await evening.do(0, { do: "start" });
    if (isPlanted) lookAtHands(live);
    for (const [seat, orders] of ordered.entries()) {
      await evening.do(seat, { do: "order", order: orders ? ORDER : "pass-if-nothing-else" });
    }
    while (live.table.game?.outcome === null) await host.pass(100_000);
  }
  return closed;
}

/** Plants a tell: who holds the card that is claimed is asked, as if that were their affair. */
function lookAtHands({ table: { game } }: LiveTable): void {
  if (game === null) return;
  const { running } = game;
  const { touches: touchesBefore } = running;
  const planted = (seat: number): boolean => touchesBefore(seat) || holds(running.view("all") as State, seat);
  Object.assign(running, { touches: planted });
}

function holds({ claim, players }: State, seat: number): boolean {
  return players[seat].hidden.some((card) => card === claim?.as);
}

/** How long it took, how many were asked by what everybody sees, and whether a seat held the card that was claimed. */
function closedFor(state: State, seat: number, delay: number, ordered: Ordered): Closed {
  const awaited = coup.waiting(state);
  const asked = awaited.filter((each) => ordered[each] !== true || touches(state, each) || looksFalse(state));
  return {
    delay,
    ending: `${awaited.length} ${asked.length} ${asked.includes(seat)}`,
    hands: [holds(state, seat) ? "the card" : "others"],
  };
}

function bitsOf(closed: readonly Closed[]): number {
  return mutualInformation(closed, 0) - byChance(closed, 0);
}

describe("when a window closes", () => {
  it("would be noticed if it told something: an order that looks at what is held", async () => {
    expect(bitsOf(await watchWindows(31, ALL, true))).toBeGreaterThan(0.02);
  });

  it.each([
    ["all have ordered", ALL],
    ["some have", SOME],
    ["nobody has", NOBODY],
  ] as const)(
    "it tells less than 0.01 bit of who holds the card, where %s to be asked what matters",
    async (_, ordered) => {
      const closed = await watchWindows(32, ordered, false);
      expect(new Set(closed.map(({ hands }) => hands[0]))).toEqual(new Set(["the card", "others"]));
      expect(new Set(closed.map(({ delay }) => delay)).size).toBeGreaterThan(1);
      expect(bitsOf(closed)).toBeLessThan(0.01);
    },
  );
});
