import { type Inquiry, inquire, LEVELS, look } from "@darbar/bots";
import { cops } from "@darbar/cops";
import { coup } from "@darbar/coup";
import { type Asking, type Game, seededDraw } from "@darbar/kernel";
import { afterEach, describe, expect, it } from "vitest";
import { answerQuestion } from "./answer-question.ts";
import { newThinkers, type ThinkerOptions, type Thinkers } from "./thinkers.ts";

const ECHO = new URL("../../test/threads/echo.ts", import.meta.url);
const MORTAL = new URL("../../test/threads/mortal.ts", import.meta.url);

let thinkers: Thinkers | null = null;

function make(options: ThinkerOptions): Thinkers {
  thinkers = newThinkers(options);
  return thinkers;
}

afterEach(() => thinkers?.close());

function inquiryOf(seat: number): Inquiry {
  return { level: "master", style: null, seat, view: { prompt: 1 }, past: [], said: [], seed: "s" };
}

/** A first question of a game, as its bot is asked it. */
function opening<Options, State extends Asking, Move, GameEvent>(
  rules: Game<Options, State, Move, GameEvent>,
  seats: number,
  level: (typeof LEVELS)[number],
): { readonly inquiry: Inquiry; readonly legal: readonly Move[] } {
  const options = rules.options({}, seats);
  if (!options.ok) throw new Error(options.error);
  const state = rules.setup(options.value, seats);
  const events = rules.deal(state, seededDraw("dealt"));
  for (const event of events) rules.evolve(state, event);
  const sight = look(rules, state, rules.waiting(state)[0], events);
  return { inquiry: inquire(sight, { level, style: null }, "seed"), legal: sight.legal };
}

describe("thinkers", () => {
  it("send a thread what they were asked, and nothing else but how long it may think", async () => {
    const { think } = make({ threads: 1, within: 100, file: ECHO });
    const inquiry = inquiryOf(0);
    expect(await think("coup", inquiry)).toStrictEqual({ game: "coup", inquiry, most: 100 });
  });

  it("give each the less time the more wait", async () => {
    const { think } = make({ threads: 1, within: 100, file: ECHO });
    const asked = await Promise.all([0, 1, 2, 3, 4].map((seat) => think("coup", inquiryOf(seat))));
    expect(asked.map((each) => (each as { most: number }).most)).toEqual([100, 25, 33, 50, 100]);
  });

  it("answer each their own, on several threads at once", async () => {
    const { think } = make({ threads: 3, file: ECHO });
    const asked = await Promise.all([5, 6, 7, 8, 9].map((seat) => think("coup", inquiryOf(seat))));
    expect(asked).toMatchObject([5, 6, 7, 8, 9].map((seat) => ({ inquiry: { seat } })));
  });

  it("go on after a thread has died, has ended, or has failed at a question", async () => {
    const { think } = make({ threads: 1, file: MORTAL });
    const asked = await Promise.allSettled([0, 1, 2, 4, 5].map((seat) => think("coup", inquiryOf(seat))));
    expect(asked.map((each) => (each.status === "fulfilled" ? each.value : String(each.reason)))).toEqual([
      0,
      "Error: a thread of bots died: Error: of seat 1",
      "Error: a thread of bots ended (7)",
      "Error: no idea",
      5,
    ]);
  });

  it("tell of three threads in a row that were lost, until one is there again", async () => {
    const { think, trouble, check } = make({ threads: 1, file: MORTAL });
    const die = (): Promise<unknown> => expect(think("coup", inquiryOf(1))).rejects.toThrow("died");
    await die();
    await die();
    expect(trouble()).toBeNull();
    await die();
    expect(trouble()).toBe("3 threads in a row were lost");
    await check();
    expect(trouble()).toBeNull();
  });

  it("tell of threads that cannot be started, also when nobody asks any more", async () => {
    const { think, trouble, check } = make({ threads: 1, file: new URL("nowhere.ts", MORTAL) });
    await expect(think("coup", inquiryOf(1))).rejects.toThrow("died");
    for (let beat = 0; beat < 2; beat++) await check();
    expect(trouble()).toBe("3 threads in a row were lost");
  });

  it("give up a thread that is lost in thought, and start another", async () => {
    const { think } = make({ threads: 1, limit: 2_000, file: MORTAL });
    const asked = await Promise.allSettled([3, 5].map((seat) => think("coup", inquiryOf(seat))));
    expect(asked).toMatchObject([{ status: "rejected" }, { status: "fulfilled", value: 5 }]);
  });

  it.each([
    ["coup", opening(coup, 2, "master")],
    ["cops", opening(cops, 4, "regular")],
  ] as const)("have bots of %s play in a thread what they would play here", async (game, { inquiry, legal }) => {
    const { think } = make({ threads: 1, within: 0 });
    const move = await think(game, inquiry);
    expect(legal).toContainEqual(move);
    expect(move).toEqual(answerQuestion({ game, inquiry, most: 0 }));
  });

  it("have a bot of each level for both games", () => {
    for (const level of LEVELS) {
      const questions = { coup: opening(coup, 3, level), cops: opening(cops, 4, level) };
      for (const [game, { inquiry, legal }] of Object.entries(questions)) {
        expect(legal).toContainEqual(answerQuestion({ game, inquiry, most: 0 }));
      }
    }
  });
});
