import { coup, type Move, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { passesBy } from "@darbar/protocol";
import { describe, expect, it } from "vitest";
import type { Closed } from "./bits.ts";
import {
  type AskedPerson,
  bitsOf,
  EVERYTHING,
  type Kept,
  MATTERS,
  QUIET,
  type Ways,
  watchCoup,
} from "./watched-coup.ts";

/*
 * People at a table of Coup who have ordered to be asked what touches them or looks false, people who are asked everything,
 * people who are asked in their turns only, and all of them at one table. Where they are asked they answer as slowly as
 * people do, whatever they hold. How long a window stays open may tell what everybody sees, and must not tell whether
 * somebody holds the card that is claimed.
 */

/** So many that an order is noticed that looks at a hand, which is planted below. */
const ANSWERS = usually(6_000, { all: 20_000 });
/** People take longer than any order, and so much longer at most, in milliseconds. */
const LEAST = 2_600;
const MORE = 3_000;
/** How exactly an onlooker reads the clock: by this no more hands are told apart by chance than need be. */
const READING = 1_000;

const all = (way: Ways[number]): Ways => [way, way, way, way];
const MIXED: Ways = [MATTERS, EVERYTHING, QUIET, MATTERS];

const watchWindows = (seed: number, ways: Ways, isPlanted: boolean): Promise<readonly Closed[]> =>
  watchCoup(seed, ANSWERS, {
    ways,
    answer: slowly,
    closed: (kept) => closedIn(kept, ways),
    ...(isPlanted && { plant: lookAtHands }),
  });

function slowly({ legal, now, chance }: AskedPerson) {
  const move = legal.find((each) => each.do === "pass") ?? (legal[Math.floor(chance() * legal.length)] as Move);
  return { move, at: now + LEAST + chance() * MORE };
}

/** A window as it closes, by seat of those who were asked in it. */
function closedIn({ state, game, now, facts }: Kept, ways: Ways): readonly Closed[] {
  const isClosing = facts.some((fact) => fact.includes('"moved"'));
  const awaited = coup.waiting(state);
  if (state.claim === null || awaited.length < 2 || !isClosing) return [];
  const delay = Math.floor((now - game.opened) / READING);
  return awaited.map((seat) => closedFor({ state, game }, seat, delay, ways));
}

/** How long it took, how many were asked by what everybody sees, and whether a seat held the card that was claimed. */
function closedFor(
  { state, game: { running } }: Pick<Kept, "state" | "game">,
  seat: Seat,
  delay: number,
  ways: Ways,
): Closed {
  const awaited = coup.waiting(state);
  const asked = awaited.filter(
    (each) =>
      !passesBy(ways[each], {
        isHarmless: () => running.isHarmless(),
        canOnlyPass: () => running.canOnlyPass(each),
        touches: () => running.touches(each),
        looksFalse: () => running.looksFalse(),
      }),
  );
  return {
    delay,
    ending: `${awaited.length} ${asked.length} ${asked.includes(seat)}`,
    hands: [holds(state, seat) ? "the card" : "others"],
  };
}

function holds({ claim, players }: State, seat: Seat): boolean {
  return players[seat].hidden.some((card) => card === claim?.as);
}

/** Plants a tell: for whoever holds the card that is claimed no order passes. */
function lookAtHands({ running }: Kept["game"]): void {
  const { canPass } = running;
  const planted = (seat: Seat): boolean => canPass(seat) && !holds(running.view("all") as State, seat);
  Object.assign(running, { canPass: planted });
}

describe("when a window closes", () => {
  it.each([
    ["what matters", MATTERS],
    ["in their turns only", QUIET],
  ] as const)(
    "would be noticed if it told something: an order that looks at what is held, asked %s",
    async (_, way) => {
      expect(bitsOf(await watchWindows(31, all(way), true))).toBeGreaterThan(0.02);
    },
  );

  it.each([
    ["all are asked what matters", all(MATTERS)],
    ["some are, and some everything", [MATTERS, EVERYTHING, MATTERS, EVERYTHING]],
    ["all are asked everything", all(EVERYTHING)],
    ["all are asked in their turns only", all(QUIET)],
    ["each is asked something else", MIXED],
  ] as const)("it tells less than 0.01 bit of who holds the card, where %s", async (_, ways) => {
    const closed = await watchWindows(32, ways, false);
    expect(new Set(closed.map(({ hands }) => hands[0]))).toEqual(new Set(["the card", "others"]));
    expect(new Set(closed.map(({ delay }) => delay)).size).toBeGreaterThan(1);
    expect(bitsOf(closed)).toBeLessThan(0.01);
  });
});
