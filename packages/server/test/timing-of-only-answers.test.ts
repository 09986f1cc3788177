import { coup, type Move, type State } from "@darbar/coup";
import { itInAll, usually } from "@darbar/kernel/testing";
import type { StandingOrder } from "@darbar/protocol";
import type { LiveTable } from "@darbar/table";
import { describe, expect, it } from "vitest";
import { memoryStore } from "../src/store/memory-store.ts";
import { byChance, type Closed, mutualInformation } from "./bits.ts";
import { openTable } from "./evening.ts";
import { type VirtualRegistryHost, virtualRegistryHost } from "./virtual-registry-host.ts";

/*
 * People at a table of Coup, some quick and some slow. What one of them is asked alone, with one answer to it (two equal cards
 * to lose, nothing to show), is answered by their order. When that comes may not tell that there was nothing to choose.
 */

const TABLE = { game: "coup", seats: 4, clock: "relaxed" } as const;
const QUESTIONS: readonly State["question"][] = ["prove", "lose-influence", "lose-challenge"];
/** So many that a time is noticed that tells, which is planted below. */
const ANSWERS = usually(900, { all: 8_000 });
/** How long somebody takes at least, by seat, since they have seen what led to the question, and how much longer at most, in milliseconds. */
const LEAST = [1_600, 3_400, 1_600, 3_400] as const;
const MORE = 3_000;
/** How exactly an onlooker reads the clock: by this no more hands are told apart by chance than need be. */
const READING = 1_000;
/** One claim in so many is challenged. */
const CHALLENGES = 3;

const MATTERS = "ask-what-touches-or-looks-false";
const EVERYTHING = "pass-if-nothing-else";
/** The ways to be asked, by seat. */
type Ways = readonly StandingOrder[];

/** Has people play, game after game, and notes every answer to a question to one of them. */
async function watchAnswers(seed: number, ways: Ways, isPlanted: boolean): Promise<readonly Closed[]> {
  const closed: Closed[] = [];
  const store = memoryStore();
  let live: LiveTable | null = null;
  const append: typeof store.append = (table, facts) => {
    const game = live?.table.game ?? null;
    const state = game === null ? null : (game.running.view("all") as State);
    if (game !== null && state !== null && QUESTIONS.includes(state.question)) {
      const [seat] = coup.waiting(state);
      const [move] = facts.flatMap(({ fact }) => /"moved".*"move":\{"do":"(\w+)"/.exec(fact)?.[1] ?? []);
      if (seat !== undefined && move !== undefined)
        closed.push(closedFor(state, seat, host.now() - game.opened - game.extra, move));
    }
    // Plants a tell: what has one answer is answered as soon as it is asked.
    if (isPlanted && game !== null) for (const times of game.took) times.splice(0, times.length, 0, 0, 0);
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
        // The page asks nothing that has one answer.
        if (legal.length === 1) return;
        const wanted = Math.floor(chance() * CHALLENGES) === 0 ? "challenge" : "pass";
        const move = legal.find((each) => each.do === wanted) ?? legal[Math.floor(chance() * legal.length)];
        const { opened = 0, extra = 0 } = evening.live.table.game ?? {};
        host.at(opened + extra + LEAST[seat] + chance() * MORE, () => {
          if (!evening.live.table.game?.given.has(seat)) void evening.do(seat, { do: "move", game, prompt, move });
        });
      },
    });
  }
  while (closed.length < ANSWERS) {
    await evening.do(0, { do: "start" });
    for (const [seat, order] of ways.entries()) await evening.do(seat, { do: "order", order });
    while (live.table.game?.outcome === null) await host.pass(100_000);
  }
  return closed;
}

/** How long it took somebody so quick over what and what came of it, and whether there was anything to choose. */
function closedFor(state: State, seat: number, delay: number, move: string): Closed {
  const isOne = coup.legal(state, seat).length === 1;
  return {
    delay: Math.floor(delay / READING),
    ending: `${state.question === "prove"} ${move} ${LEAST[seat]}`,
    hands: [isOne ? "one answer" : "several"],
  };
}

function bitsOf(closed: readonly Closed[]): number {
  return mutualInformation(closed, 0) - byChance(closed, 0);
}

describe("when somebody alone has answered", () => {
  it("would be noticed if it told something: an answer at once", async () => {
    expect(bitsOf(await watchAnswers(41, Array(4).fill(MATTERS), true))).toBeGreaterThan(0.05);
  });

  it("tells less than 0.01 bit of whether there was a choice, where each is asked something else", () =>
    tellsNothing([MATTERS, EVERYTHING, "pass", EVERYTHING]));

  itInAll.each([
    ["what matters", [MATTERS, MATTERS, MATTERS, MATTERS]],
    ["everything", [EVERYTHING, EVERYTHING, EVERYTHING, EVERYTHING]],
    ["in their turns only", ["pass", "pass", "pass", "pass"]],
  ] as const)("tells no more where people are asked %s", async (_, ways) => tellsNothing(ways));

  async function tellsNothing(ways: Ways): Promise<void> {
    const closed = await watchAnswers(42, ways, false);
    expect(new Set(closed.map(({ hands }) => hands[0]))).toEqual(new Set(["one answer", "several"]));
    expect(bitsOf(closed)).toBeLessThan(0.01);
  }
});
