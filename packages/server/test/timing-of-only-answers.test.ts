import { coup, type Move, type State } from "@darbar/coup";
import { itInAll, usually } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import type { Closed } from "./bits.ts";
import { type AskedPerson, bitsOf, EVERYTHING, MATTERS, QUIET, type Ways, watchCoup } from "./watched-coup.ts";

/*
 * People at a table of Coup, some quick and some slow. What one of them is asked alone, with one answer to it (two equal cards
 * to lose, nothing to show), is answered by their order. When that comes may not tell that there was nothing to choose.
 */

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

/** Every answer to a question to one of them. */
const watchAnswers = (seed: number, ways: Ways, isPlanted: boolean): Promise<readonly Closed[]> =>
  watchCoup(seed, ANSWERS, {
    ways,
    answer: inTheirTime,
    closed: ({ state, game, now, facts }) => {
      if (!QUESTIONS.includes(state.question)) return [];
      const [seat] = coup.waiting(state);
      const [move] = facts.flatMap((fact) => /"moved".*"move":\{"do":"(\w+)"/.exec(fact)?.[1] ?? []);
      // Plants a tell: what has one answer is answered as soon as it is asked.
      if (isPlanted) for (const times of game.took) times.splice(0, times.length, 0, 0);
      if (seat === undefined || move === undefined) return [];
      return [closedFor(state, seat, now - game.opened - game.extra, move)];
    },
  });

function inTheirTime({ seat, legal, game, chance }: AskedPerson) {
  // The page asks nothing that has one answer.
  if (legal.length === 1) return null;
  const wanted = Math.floor(chance() * CHALLENGES) === 0 ? "challenge" : "pass";
  const move = legal.find((each) => each.do === wanted) ?? (legal[Math.floor(chance() * legal.length)] as Move);
  return { move, at: game.opened + game.extra + LEAST[seat] + chance() * MORE };
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

describe("when somebody alone has answered", () => {
  it("would be noticed if it told something: an answer at once", async () => {
    expect(bitsOf(await watchAnswers(41, Array(4).fill(MATTERS), true))).toBeGreaterThan(0.05);
  });

  it("tells less than 0.01 bit of whether there was a choice, where each is asked something else", () =>
    tellsNothing([MATTERS, EVERYTHING, QUIET, EVERYTHING]));

  itInAll.each([
    ["what matters", [MATTERS, MATTERS, MATTERS, MATTERS]],
    ["everything", [EVERYTHING, EVERYTHING, EVERYTHING, EVERYTHING]],
    ["in their turns only", [QUIET, QUIET, QUIET, QUIET]],
  ] as const)("tells no more where people are asked %s", async (_, ways) => tellsNothing(ways));

  async function tellsNothing(ways: Ways): Promise<void> {
    const closed = await watchAnswers(42, ways, false);
    expect(new Set(closed.map(({ hands }) => hands[0]))).toEqual(new Set(["one answer", "several"]));
    expect(bitsOf(closed)).toBeLessThan(0.01);
  }
});
