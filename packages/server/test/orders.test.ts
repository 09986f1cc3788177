import { isDeepStrictEqual } from "node:util";
import { type State, touches } from "@darbar/cops";
import { describe, expect, it } from "vitest";
import { type Evening, openTable } from "./evening.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

const TABLE = { game: "cops", seats: 4, clock: "relaxed" } as const;
const PASS = { do: "pass" };
/** The shortest and the longest pause of an order over a question to one player, since something was last seen, in milliseconds. */
const SHORTEST_PAUSE = 100;
/** With all that may have to be shown before. */
const LONGEST_PAUSE = 10_000;

/** Longer than an order pauses, and, twice over, less than a ring. */
const A_WHILE = 3_500;

type Order = "pass-if-nothing-else" | "ask-what-touches-me";

/** What came of the moments of games that were played by orders. */
interface Moments {
  /** Passed by the order: how long after something was last seen to happen, and whether somebody was asked alone. */
  readonly passed: { readonly after: number; readonly alone: boolean }[];
  /** How many were left to players: where it touched them, and where it did not. */
  touched: number;
  asked: number;
  /** How many were hit or went down with equipment in hand. */
  lost: number;
}

const nothingYet = (): Moments => ({ passed: [], touched: 0, asked: 0, lost: 0 });

function waitingFor({ live }: Evening): readonly number[] {
  return live.table.game?.running.waiting().filter((seat) => live.table.game?.given.has(seat) === false) ?? [];
}

function canOnlyPass({ people }: Evening, seat: number): boolean {
  return isDeepStrictEqual(people[seat].legal(), [PASS]);
}

function isTouched({ people }: Evening, seat: number): boolean {
  return touches(people[seat].view as State, seat);
}

/** Whether an order leaves the open question to a seat. */
function isLeft(evening: Evening, seat: number, order: Order): boolean {
  const canPass = evening.people[seat].legal().some((move) => isDeepStrictEqual(move, PASS));
  if (!canPass || isTouched(evening, seat)) return true;
  return order === "pass-if-nothing-else" && !canOnlyPass(evening, seat);
}

/** Plays a game at random; what the order passes on is left to it, and whoever is asked answers by `answer`. */
async function playByOrders(
  evening: Evening,
  moments: Moments,
  order: Order,
  answer: (legal: readonly unknown[]) => unknown = (legal) => legal[Math.floor(evening.host.chance() * legal.length)],
): Promise<void> {
  const { host, live, people } = evening;
  const asked = new Set<string>();
  await evening.do(0, { do: "start" });
  for (const seat of people.keys()) await evening.do(seat, { do: "order", order });
  for (let step = 0; step < 2_000 && live.table.game?.outcome === null; step++) {
    const left = waitingFor(evening).filter((each) => isLeft(evening, each, order));
    const seat = left.find((each) => isTouched(evening, each)) ?? left[0];
    if (seat === undefined) {
      const { since: seen } = live.table.game.shown;
      const moves = live.table.game.moves.length;
      const alone = live.table.game.running.waiting().length === 1;
      const since = host.now();
      while (live.table.game.moves.length === moves && host.now() - since <= LONGEST_PAUSE) await host.pass(50);
      expect(live.table.game.moves.length).toBeGreaterThan(moves);
      moments.passed.push({ after: host.now() - seen, alone });
      continue;
    }
    const { game, prompt } = people[seat];
    const { moment, question } = people[seat].view as State;
    if (question === "moment") {
      // Whoever is struck is asked until their ring runs out (ADR 27).
      await host.pass(isTouched(evening, seat) ? A_WHILE : 2 * LONGEST_PAUSE);
      expect(waitingFor(evening), "who is to be asked is asked").toContain(seat);
      if (isTouched(evening, seat)) moments.touched++;
      else moments.asked++;
      asked.add(`${game} ${turnsOf(evening)} ${moment} ${seat}`);
    }
    expect(await evening.do(seat, { do: "move", game, prompt, move: answer(people[seat].legal()) })).toBe("done");
  }
  moments.lost += countLost(evening, asked);
}

function turnsOf({ people }: Evening): number {
  return (people[0].view as State).turns;
}

/** How many were hit or went down with equipment in hand. Each of them must have been asked in that turn. */
function countLost({ live, people }: Evening, asked: ReadonlySet<string>): number {
  let lost = 0;
  let turns = 0;
  const held = people.map(() => 1);
  const events = (live.table.game?.events ?? []) as readonly GameEvent[];
  for (const [place, event] of events.entries()) {
    if (event.type === "turn") turns++;
    if (event.type === "drew") held[event.seat]++;
    if (event.type === "played" || event.type === "discarded") held[event.seat]--;
    if (event.type === "handed") {
      held[event.from]--;
      held[event.to]++;
    }
    if ((event.type !== "wounded" && event.type !== "out") || held[event.seat] === 0) continue;
    // A player taken along by the Mobile Detonator is asked afterwards; if that has ended the game, nobody is asked anything.
    if (event.type === "out" && event.by === null && events[place + 1]?.type === "won") continue;
    lost++;
    const moments = ["announced", "hit", "eliminated"].map((moment) => `1 ${turns} ${moment} ${event.seat}`);
    expect(
      moments.some((each) => asked.has(each)),
      `seat ${event.seat} was ${event.type} in turn ${turns}`,
    ).toBe(true);
  }
  return lost;
}

interface GameEvent {
  readonly type: string;
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly by: number | null;
}

describe("who passes only if they can do nothing else", () => {
  it("is passed after a pause like anybody's, never at once, and asked where they have a choice", async () => {
    const moments = nothingYet();
    for (let seed = 1; seed <= 4; seed++) {
      const pass = (legal: readonly unknown[]): unknown => legal.find((move) => isDeepStrictEqual(move, PASS));
      const evening = await openTable(TABLE, TABLE.seats, virtualRegistryHost(seed));
      const any = (legal: readonly unknown[]): unknown => legal[Math.floor(evening.host.chance() * legal.length)];
      await playByOrders(evening, moments, "pass-if-nothing-else", (legal) => pass(legal) ?? any(legal));
    }
    const alone = moments.passed.filter((each) => each.alone).map(({ after }) => after);
    expect(moments.asked).toBeGreaterThan(5);
    expect(moments.touched).toBeGreaterThan(5);
    expect(alone.length).toBeGreaterThan(5);
    expect(Math.min(...alone)).toBeGreaterThanOrEqual(SHORTEST_PAUSE);
    expect(new Set(alone).size).toBeGreaterThan(3);
  });
});

describe("who is asked what touches them", () => {
  it.each(["base", "gang"] as const)(
    "is hit or goes down with equipment in hand only after having been asked, in whole games of %s, and passed otherwise",
    async (mode) => {
      const moments = nothingYet();
      for (let seed = 1; seed <= 6; seed++) {
        const evening = await openTable({ ...TABLE, options: { mode } }, TABLE.seats, virtualRegistryHost(seed));
        await playByOrders(evening, moments, "ask-what-touches-me");
      }
      expect(moments.asked, "what touches somebody else is passed").toBe(0);
      expect(moments.touched).toBeGreaterThan(20);
      expect(moments.lost).toBeGreaterThan(5);
      expect(moments.passed.length).toBeGreaterThan(20);
    },
  );
});
