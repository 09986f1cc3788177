import { isDeepStrictEqual } from "node:util";
import type { State } from "@darbar/coup";
import { type Seat, seededDraw, type Viewer } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { type Command, passesBy, type ServerMessage, type StandingOrder } from "@darbar/protocol";
import { describe, expect, it } from "vitest";
import { type Evening, openTable } from "./evening.ts";
import { Follower } from "./follower.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

/*
 * Law 6 on actual frames: two tables that a viewer cannot tell apart, to which the same people send the same commands at
 * the same times, send that viewer the same bytes in the same order, until an event reveals something by the rules. All
 * of them want their legal moves: those are among the bytes. Some tables have given orders, as pages do, some have not,
 * and some are mixed.
 */

type Step = readonly [seat: number, command: Command];

interface Trial {
  readonly game: "coup" | "cops";
  readonly seats: number;
  readonly options: Record<string, string | boolean>;
  /** What people have ordered, by seat, from the first again where there are more of them. */
  readonly orders: readonly (StandingOrder | null)[];
}

const NONE = [null];
const MATTERS = "ask-what-touches-or-looks-false";
const TOUCHES = "ask-what-touches-me";
/** Whoever has ordered it lets their order pass, but steps in once in so many times. */
const STEPS_IN = 6;

const TRIALS: readonly Trial[] = [
  { game: "coup", seats: 3, options: {}, orders: NONE },
  { game: "coup", seats: 5, options: { edition: "plus", reformation: true, character: "inquisitor" }, orders: NONE },
  { game: "coup", seats: 4, options: { edition: "ru" }, orders: NONE },
  { game: "coup", seats: 4, options: {}, orders: [MATTERS] },
  { game: "coup", seats: 4, options: {}, orders: ["pass"] },
  { game: "coup", seats: 5, options: { edition: "plus" }, orders: [MATTERS, null, "pass", "pass-if-nothing-else"] },
  { game: "cops", seats: 4, options: {}, orders: NONE },
  { game: "cops", seats: 6, options: { mode: "gang" }, orders: NONE },
  { game: "cops", seats: 4, options: {}, orders: [TOUCHES] },
  { game: "cops", seats: 5, options: {}, orders: [TOUCHES, null] },
];

async function begin({ game, seats, options, orders }: Trial, seed: number) {
  const evening = await openTable({ game, seats, options, clock: "normal" }, seats, virtualRegistryHost(seed), {
    wantsMoves: true,
  });
  const spectator = new Follower("spectator");
  evening.live.watch(spectator);
  await evening.do(0, { do: "start" }, "start");
  for (let seat = 0; seat < seats; seat++) {
    const order = orders[seat % orders.length];
    if (order !== null) await evening.do(seat, { do: "order", order }, `o${seat}`);
  }
  return { evening, spectator };
}

/** Whether a seat leaves the open question to its order. */
function isLeft({ live: { table } }: Evening, seat: Seat, chance: () => number): boolean {
  const order = table.orders[seat];
  const running = table.game?.running;
  if (order === null || running === undefined || !running.canPass(seat)) return false;
  const question = {
    isHarmless: () => running.isHarmless(),
    canOnlyPass: () => running.canOnlyPass(seat),
    touches: () => running.touches(seat),
    looksFalse: () => running.looksFalse(),
  };
  return passesBy(order, question) && Math.floor(chance() * STEPS_IN) > 0;
}

/** Has people give the answers themselves that they have no choice about: when an order gives them, `timing-of-only-answers` asks. */
function answerAlone({ live }: Evening): void {
  Object.assign(live.table.game?.running ?? {}, { onlyAnswer: () => null });
}

/** What somebody would do now, by their own client; `null` if nobody has to do anything. `chance`: not that of one of the tables. */
function nextStep(evening: Evening, chance: () => number): Step | null {
  const { live, people } = evening;
  const asked = people.flatMap((person, seat) =>
    person.legal().length > 0 && live.table.game?.given.has(seat) === false && !isLeft(evening, seat, chance)
      ? [seat]
      : [],
  );
  if (asked.length === 0) return null;
  const seat = asked[Math.floor(chance() * asked.length)];
  const legal = people[seat].legal();
  return [
    seat,
    {
      do: "move",
      game: people[seat].game,
      prompt: people[seat].prompt,
      move: legal[Math.floor(chance() * legal.length)],
    },
  ];
}

/** Plays a step, or lets a second pass; answers the code of what came of it. */
async function play(evening: Evening, step: Step | null, id: string): Promise<string> {
  if (step === null) {
    await evening.host.pass(1000);
    return "done";
  }
  return evening.do(step[0], step[1], id);
}

/** What of a message may not differ: everything, but in an event that reveals something, what it reveals. */
function firstDifference(one: readonly ServerMessage[], other: readonly ServerMessage[]): number | null {
  for (let place = 0; place < Math.max(one.length, other.length); place++) {
    if (bytes(one[place]) !== bytes(other[place])) return place;
  }
  return null;
}

/** A message as it goes over the wire; the two tables have different ids, of the same length. */
function bytes(message?: ServerMessage): string {
  return JSON.stringify(message !== undefined && "table" in message ? { ...message, table: "" } : message);
}

/** Whether two messages part at an event that reveals something, and at nothing else. */
function isRevelation(evening: Evening, viewer: Viewer, one?: ServerMessage, other?: ServerMessage): boolean {
  const events = [one, other].map((message) =>
    message?.type === "facts"
      ? message.facts.flatMap((fact) => (fact.type === "events" ? fact.events : [fact]))
      : [message],
  );
  const running = evening.live.table.game?.running;
  for (let place = 0; place < events[0].length; place++) {
    const [here, there] = [events[0][place], events[1][place]];
    if (JSON.stringify(here) === JSON.stringify(there)) continue;
    if (here === undefined || there === undefined || running === undefined) return false;
    const rest = [here, there].map((event) => running.unrevealed(event, viewer));
    return rest[0] !== null && isDeepStrictEqual(rest[0], rest[1]);
  }
  return false;
}

async function followTwins(
  trial: Trial,
  seed: number,
  plant?: (evening: Evening) => void,
): Promise<{ compared: number; asked: number }> {
  const here = await begin(trial, seed);
  const there = await begin(trial, seed);
  const chance = virtualRegistryHost(seed + 1000).chance;
  const before = Math.floor(chance() * 8 * trial.seats); // A game of few is over sooner.
  let steps = 0;
  for (; steps < before && here.evening.live.table.game?.outcome === null; steps++) {
    const step = nextStep(here.evening, chance);
    await play(here.evening, step, `s${steps}`);
    await play(there.evening, step, `s${steps}`);
  }
  while ((here.evening.live.table.game?.given.size ?? 0) > 0) {
    const step = nextStep(here.evening, chance);
    await play(here.evening, step, `s${steps}`);
    await play(there.evening, step, `s${steps++}`);
  }
  const viewer: Viewer = chance() < 0.3 ? "public" : Math.floor(chance() * trial.seats);
  const [watcherHere, watcherThere] = [here, there].map(({ evening, spectator }) =>
    viewer === "public" ? spectator : evening.people[viewer as number],
  );
  const game = there.evening.live.table.game;
  if (game === null || game.outcome !== null) return { compared: 0, asked: 0 };
  Object.assign(game, { running: game.running.imagine(viewer, seededDraw(`twin ${seed}`)) });
  for (const { evening } of [here, there]) {
    answerAlone(evening);
    plant?.(evening);
  }
  watcherHere.heard.length = 0;
  watcherThere.heard.length = 0;
  let compared = 0;
  for (let more = 0; more < 80 && here.evening.live.table.game?.outcome === null; more++) {
    const step = nextStep(here.evening, chance);
    const done = await play(here.evening, step, `t${more}`);
    const doneThere = await play(there.evening, step, `t${more}`);
    if (done !== doneThere) {
      expect(step?.[0], `whether ${JSON.stringify(step)} is legal told two worlds apart`).not.toBe(viewer);
      break;
    }
    const parting = firstDifference(watcherHere.heard, watcherThere.heard);
    if (parting !== null) {
      const parts = [watcherHere.heard[parting], watcherThere.heard[parting]];
      expect(isRevelation(here.evening, viewer, ...parts), JSON.stringify(parts)).toBe(true);
      break;
    }
    compared++;
  }
  return { compared, asked: watcherHere.heard.filter(({ type }) => type === "asked").length };
}

describe("the wire leaks nothing", () => {
  it.each(TRIALS)("$game, $seats seats, $options, ordered: $orders", async (trial) => {
    let compared = 0;
    let asked = 0;
    for (let seed = 1; seed <= usually(20, { all: 40 }); seed++) {
      const twins = await followTwins(trial, seed);
      compared += twins.compared;
      asked += twins.asked;
    }
    expect(compared).toBeGreaterThan(usually(20, { all: 50 }));
    expect(asked, "legal moves were compared").toBeGreaterThan(0);
  });

  it("and would be caught if an order looked at a hand", async () => {
    const trial = { game: "coup", seats: 4, options: {}, orders: [MATTERS] } as const;
    const caught = async (): Promise<void> => {
      for (let seed = 1; seed <= 20; seed++) await followTwins(trial, seed, lookAtHands);
    };
    await expect(caught()).rejects.toThrow();
  });
});

/** Plants a leak: for whoever holds the card that is claimed no order passes. */
function lookAtHands({ live }: Evening): void {
  const running = live.table.game?.running;
  if (running === undefined) return;
  const { canPass } = running;
  const planted = (seat: Seat): boolean => {
    const { claim, players } = running.view("all") as State;
    return canPass(seat) && !players[seat].hidden.some((card) => card === claim?.as);
  };
  Object.assign(running, { canPass: planted });
}
