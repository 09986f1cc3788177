import { isDeepStrictEqual } from "node:util";
import { cops, type Move, type State, touches } from "@darbar/cops";
import { usually } from "@darbar/kernel/testing";
import type { LiveTable } from "@darbar/table";
import { describe, expect, it } from "vitest";
import { memoryStore } from "../src/store/memory-store.ts";
import { byChance, type Closed, mutualInformation } from "./bits.ts";
import { openTable } from "./evening.ts";
import { type VirtualRegistryHost, virtualRegistryHost } from "./virtual-registry-host.ts";

/*
 * People at a table of Good Cop Bad Cop who have ordered to be asked only what touches them, alone or among bots and somebody
 * who decides everything, and bots talk. Where they are asked they answer as slowly as people do, whatever they hold. How long a moment stays
 * open may tell what it is about, which everybody sees, and must not tell whether somebody holds what is for it.
 */

/** Who sits at a table: people by order, then those who decide everything, then bots. */
interface Sitting {
  readonly seats: number;
  readonly byOrder: number;
  readonly deciding: number;
}

const PEOPLE: Sitting = { seats: 4, byOrder: 4, deciding: 0 };
const MIXED: Sitting = { seats: 6, byOrder: 2, deciding: 1 };
const PASS: Move = { do: "pass" };
/** So many that chance alone tells fewer bits than are allowed. */
const MOMENTS = usually(10_000, { all: 30_000 });
/** So many that an order is noticed that looks at a hand, which is planted below. */
const PLANTED = 3_000;
/** People take longer than any order, and so much longer at most, in milliseconds. */
const LEAST = 2_600;
const MORE = 3_000;
/** How exactly an onlooker reads the clock: by this no more hands are told apart by chance than need be. */
const READING = 100;

/** A moment that has closed, for one of those who were asked in it. */
interface ClosedMoment extends Closed {
  readonly isTouched: boolean;
}

/** Has a table play game after game, and notes every moment as it closes, by seat. */
async function watchMoments(seed: number, isPlanted: boolean, sitting = PEOPLE): Promise<readonly ClosedMoment[]> {
  const closed: ClosedMoment[] = [];
  const store = memoryStore();
  let live: LiveTable | null = null;
  const append: typeof store.append = (table, facts) => {
    const game = live?.table.game ?? null;
    const state = game === null ? null : (game.running.view("all") as State);
    if (state?.question === "moment" && game !== null && facts.some(({ fact }) => fact.includes('"moved"'))) {
      const delay = Math.floor((host.now() - game.opened) / READING);
      const seen = `${about(facts)} ${Math.floor((game.opened - game.shown.since) / READING)} ${game.shown.lasts}`;
      for (const seat of cops.waiting(state)) closed.push(closedFor(state, seat, delay, seen));
    }
    return store.append(table, facts);
  };
  const planned = new Map<number, string>();
  const { chance } = virtualRegistryHost(seed + 1_000);
  const host: VirtualRegistryHost = virtualRegistryHost(seed, { store: { ...store, append }, botsTalk: true });
  const { seats, byOrder, deciding } = sitting;
  const evening = await openTable({ game: "cops", seats, clock: "relaxed" }, byOrder + deciding, host);
  live = evening.live;
  for (const [seat, person] of evening.people.entries()) {
    evening.live.watch({
      person: person.person,
      gone: () => undefined,
      // What they are asked they answer later; what the order has answered by then stays answered.
      send: () => {
        const legal = (person.legal() as readonly Move[]).filter((move) => move.do !== "play");
        if (legal.length === 0 || planned.get(seat) === `${person.game} ${person.prompt}`) return;
        const { game, prompt } = person;
        planned.set(seat, `${game} ${prompt}`);
        const move = legal.find((each) => isDeepStrictEqual(each, PASS)) ?? legal[Math.floor(chance() * legal.length)];
        host.at(host.now() + LEAST + chance() * MORE, () => void evening.do(seat, { do: "move", game, prompt, move }));
      },
    });
  }
  while (closed.length < (isPlanted ? PLANTED : MOMENTS)) {
    await evening.do(0, { do: "start" });
    if (isPlanted) lookAtHands(live);
    for (let seat = 0; seat < byOrder; seat++) await evening.do(seat, { do: "order", order: "ask-what-touches-me" });
    while (live.table.game?.outcome === null) await host.pass(100_000);
  }
  return closed;
}

/** Plants a tell: what touches somebody who could only pass is passed as if it touched somebody else. */
function lookAtHands({ table: { game } }: LiveTable): void {
  if (game === null) return;
  const { running } = game;
  const { touches: touchesBefore } = running;
  Object.assign(running, { touches: (seat: number) => touchesBefore(seat) && !running.canOnlyPass(seat) });
}

/** What everybody sees come of a moment: that equipment is played, or nothing. */
function about(facts: readonly { readonly fact: string }[]): string {
  return (
    /"type":"played","seat":\d+,"play":\{"do":"play","equipment":"[a-z0-9-]+"/.exec(
      facts.map(({ fact }) => fact).join(),
    )?.[0] ?? ""
  );
}

/** How long it took, what everybody sees of it, and whether a seat held what is for it. */
function closedFor(state: State, seat: number, delay: number, seen: string): ClosedMoment {
  const { moment } = state;
  const asked = cops.waiting(state);
  const isLong = asked.some((each) => touches(state, each));
  const hand = cops.legal(state, seat).length > 1 ? "something" : "nothing";
  return {
    delay,
    ending: `${moment} ${asked.length} ${isLong} ${seen}`,
    hands: [hand],
    isTouched: touches(state, seat),
  };
}

function bitsOf(closed: readonly Closed[]): number {
  return mutualInformation(closed, 0) - byChance(closed, 0);
}

describe("when a moment closes", () => {
  it("would be noticed if it told something: an order that looks at what is held", async () => {
    const touched = (await watchMoments(21, true)).filter(({ isTouched }) => isTouched);
    expect(bitsOf(touched)).toBeGreaterThan(0.05);
  });

  it("tells nothing of anybody's hand where people, orders and bots are mixed: less than 0.01 bit", async () => {
    const closed = await watchMoments(23, false, MIXED);
    expect(new Set(closed.map(({ hands }) => hands[0]))).toEqual(new Set(["something", "nothing"]));
    expect(new Set(closed.map(({ delay }) => delay)).size).toBeGreaterThan(2);
    expect(bitsOf(closed)).toBeLessThan(0.01);
  });

  it("who is asked what touches them tells nothing of what they hold: less than 0.01 bit, or 0.02 where it touches them", async () => {
    const closed = await watchMoments(22, false);
    const touched = closed.filter(({ isTouched }) => isTouched);
    expect(touched.length).toBeGreaterThan(MOMENTS / 20);
    expect(new Set(touched.map(({ hands }) => hands[0])), "both hands are met").toEqual(
      new Set(["something", "nothing"]),
    );
    expect(new Set(touched.map(({ delay }) => delay)).size).toBeGreaterThan(2);
    expect(bitsOf(closed)).toBeLessThan(0.01);
    expect(bitsOf(touched)).toBeLessThan(0.02);
  });
});
