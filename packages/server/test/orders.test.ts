import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { type Evening, openTable } from "./evening.ts";
import { virtualWorld } from "./virtual-world.ts";

const TABLE = { game: "cops", seats: 4, clock: "relaxed" } as const;
/** The shortest and the longest pause of an order over a question to one player, in milliseconds. */
const SHORTEST_PAUSE = 900;
const LONGEST_PAUSE = 2_500;

/** What came of the moments of a game in which everybody passes only if they can do nothing else. */
interface Moments {
  /** Passed by the order: how long after the question, and whether somebody was asked alone. */
  readonly passed: { readonly after: number; readonly alone: boolean }[];
  /** How many were left to players who could do something. */
  asked: number;
}

function waitingFor({ live }: Evening): readonly number[] {
  return live.table.game?.running.waiting().filter((seat) => live.table.game?.given.has(seat) === false) ?? [];
}

const PASS = { do: "pass" };

/** Plays a game at random; whoever can do nothing but pass is left to their order. */
async function playByOrders(evening: Evening, moments: Moments): Promise<void> {
  const { world, live, people } = evening;
  await evening.do(0, { do: "start" });
  for (const seat of people.keys()) await evening.do(seat, { do: "order", order: "pass-if-nothing-else" });
  for (let step = 0; step < 2_000 && live.table.game?.outcome === null; step++) {
    const idle = waitingFor(evening).filter((seat) => isDeepStrictEqual(people[seat].legal(), [PASS]));
    const seat = waitingFor(evening).find((each) => !idle.includes(each));
    if (seat === undefined) {
      const { opened } = live.table.game;
      const moves = live.table.game.moves.length;
      const alone = live.table.game.running.waiting().length === 1;
      const since = world.now();
      while (live.table.game.moves.length === moves && world.now() - since <= LONGEST_PAUSE) await world.pass(50);
      expect(live.table.game.moves.length).toBeGreaterThan(moves);
      moments.passed.push({ after: world.now() - opened, alone });
      continue;
    }
    const legal = people[seat].legal();
    const pass = legal.find((move) => isDeepStrictEqual(move, PASS));
    if (pass !== undefined) {
      await world.pass(2 * LONGEST_PAUSE);
      expect(waitingFor(evening), "who can do something is asked").toContain(seat);
      moments.asked++;
    }
    const move = pass ?? legal[Math.floor(world.chance() * legal.length)];
    const { game, prompt } = people[seat];
    expect(await evening.do(seat, { do: "move", game, prompt, move })).toBe("done");
  }
}

describe("who passes only if they can do nothing else", () => {
  it("is passed after a pause like anybody's, never at once, and asked where they have a choice", async () => {
    const moments: Moments = { passed: [], asked: 0 };
    for (let seed = 1; seed <= 4; seed++) {
      await playByOrders(await openTable(TABLE, TABLE.seats, virtualWorld(seed)), moments);
    }
    const alone = moments.passed.filter((each) => each.alone).map(({ after }) => after);
    expect(moments.asked).toBeGreaterThan(5);
    expect(alone.length).toBeGreaterThan(5);
    expect(Math.min(...alone)).toBeGreaterThanOrEqual(SHORTEST_PAUSE);
    expect(new Set(alone).size).toBeGreaterThan(3);
  });
});
