import type { Move, State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { StandingOrder } from "@darbar/protocol";
import type { LiveTable } from "@darbar/table";
import { memoryStore } from "../src/store/memory-store.ts";
import { byChance, type Closed, mutualInformation } from "./bits.ts";
import { openTable } from "./evening.ts";
import { type VirtualRegistryHost, virtualRegistryHost } from "./virtual-registry-host.ts";

/* Four people play Coup, game after game, each asked in a way of their own, and what closes is noted as an onlooker could time it. */

const TABLE = { game: "coup", seats: 4, clock: "relaxed" } as const;
type Game = NonNullable<LiveTable["table"]["game"]>;

/** The ways to be asked that the page knows. */
export const MATTERS = "ask-what-touches-or-looks-false";
export const EVERYTHING = "pass-if-nothing-else";
export const QUIET = "pass";

/** The ways to be asked, by seat. */
export type Ways = readonly StandingOrder[];

/** Somebody who is asked: what they may answer, and where chance and the clock stand. */
export interface AskedPerson {
  readonly seat: Seat;
  readonly legal: readonly Move[];
  readonly game: Game;
  readonly now: number;
  chance(): number;
}

/** A table as it stands when something about it is about to be kept. */
export interface Kept {
  readonly state: State;
  readonly game: Game;
  readonly now: number;
  /** What is kept, as text. */
  readonly facts: readonly string[];
}

interface Watching {
  readonly ways: Ways;
  /** What somebody answers, and when; `null`: they leave it to their order. */
  answer(asked: AskedPerson): { readonly move: Move; readonly at: number } | null;
  /** What has closed with what is kept. */
  closed(kept: Kept): readonly Closed[];
  /** Plants a tell as a game begins. */
  plant?(game: Game): void;
}

/** Has people play until so much has closed. */
export async function watchCoup(
  seed: number,
  most: number,
  { ways, answer, closed, plant }: Watching,
): Promise<readonly Closed[]> {
  const all: Closed[] = [];
  const store = memoryStore();
  let live: LiveTable | null = null;
  const append: typeof store.append = (table, facts) => {
    const game = live?.table.game ?? null;
    if (game !== null) {
      const state = game.running.view("all") as State;
      all.push(...closed({ state, game, now: host.now(), facts: facts.map(({ fact }) => fact) }));
    }
    return store.append(table, facts);
  };
  const { chance } = virtualRegistryHost(seed + 1_000);
  const host: VirtualRegistryHost = virtualRegistryHost(seed, { store: { ...store, append } });
  const evening = await openTable(TABLE, TABLE.seats, host);
  live = evening.live;
  const { table } = live;
  const planned = new Map<number, string>();
  for (const [seat, person] of evening.people.entries()) {
    evening.live.watch({
      person: person.person,
      gone: () => undefined,
      send: () => {
        const legal = person.legal() as readonly Move[];
        if (table.game === null || legal.length === 0 || planned.get(seat) === `${person.game} ${person.prompt}`)
          return;
        const { game, prompt } = person;
        planned.set(seat, `${game} ${prompt}`);
        const answered = answer({ seat, legal, game: table.game, now: host.now(), chance });
        if (answered === null) return;
        host.at(answered.at, () => {
          // What the order has answered by then stays answered.
          if (!table.game?.given.has(seat)) void evening.do(seat, { do: "move", game, prompt, move: answered.move });
        });
      },
    });
  }
  while (all.length < most) {
    await evening.do(0, { do: "start" });
    if (table.game !== null) plant?.(table.game);
    for (const [seat, order] of ways.entries()) await evening.do(seat, { do: "order", order });
    while (table.game?.outcome === null) await host.pass(100_000);
  }
  return all;
}

/** How many bits the time tells of the hand, more than chance alone seems to tell. */
export function bitsOf(closed: readonly Closed[]): number {
  return mutualInformation(closed, 0) - byChance(closed, 0);
}
