import { type CoupEvent, coup, type State } from "@darbar/coup";
import { type Dwell, type Seat, scriptedDraw } from "@darbar/kernel";
import type { Command, Snapshot } from "@darbar/protocol";
import { expect, it } from "vitest";
import { virtualTime } from "../../test/virtual-time.ts";
import { loadGame } from "../games/load.ts";
import type { TableListener } from "../transport/table-link.ts";
import { watchTable } from "./controller.ts";
import { MOST_LATE } from "./queue.ts";

await loadGame("coup");

const HANDS = ["contessa", "duke", "captain", "contessa", "assassin", "duke"];

const PAID: Partial<Record<CoupEvent["type"], Dwell>> = { paid: { lasts: 300, holds: true } };

/** A table of three, watched from seat 0, whose host says what it is told to say. */
function stage(dwells = PAID) {
  const options = coup.options({}, 3);
  if (!options.ok) throw new Error(options.error);
  const state = coup.setup(options.value, 3);
  const draw = scriptedDraw(HANDS);
  const opening = coup.deal(state, draw);
  for (const event of opening) coup.evolve(state, event);
  const snapshot: Snapshot = {
    setup: {
      game: "coup",
      options: {},
      seats: 3,
      visibility: "link",
      clock: "relaxed",
      spectators: true,
      bluffs: "open",
    },
    code: "ABCDE",
    host: "me",
    seats: [
      { kind: "person", person: "me", name: "Ada", away: false },
      { kind: "bot", level: "regular", style: null, name: "Laleh" },
      null,
    ],
    commitments: [null, null, null],
    shuffle: null,
    nextGame: 1,
    commitment: "",
    game: {
      number: 1,
      game: "coup",
      seats: 3,
      options: options.value,
      commitment: "",
      view: coup.view(state, 0),
      past: opening.map((event) => coup.redact(event, 0)).filter((event) => event !== null),
      said: [],
      outcome: null,
    },
    given: null,
    order: null,
    botsMuted: false,
    talk: [],
  };
  const time = virtualTime();
  const done: Command[] = [];
  let listener: TableListener = () => undefined;
  let looks = 0;
  const link = {
    watch: (heard: TableListener) => {
      listener = heard;
      return () => undefined;
    },
    look: () => void looks++,
    do: async (command: Command) => {
      done.push(command);
      return { ok: true, value: null } as const;
    },
  };
  const pace = (_: string, event: unknown): Dwell => dwells[(event as CoupEvent).type] ?? { lasts: 0, holds: false };
  const controller = watchTable(link, { ...time, pace, person: () => "me", load: () => null });
  listener({ type: "table", table: "T", viewer: 0, log: "a", facts: 0, snapshot, clock: null });
  const play = (seat: Seat, move: object): void => {
    const decided = coup.decide(state, seat, move as never, draw);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    for (const event of decided.value) coup.evolve(state, event);
    const events = decided.value.map((event) => coup.redact(event, 0)).filter((event) => event !== null);
    if (events.length > 0) {
      listener({ type: "facts", table: "T", log: "a", from: 0, facts: [{ type: "events", events }] });
    }
  };
  const shown = (): State => controller.screen.get().model?.game?.view as State;
  return { controller, time, play, shown, state, done, looks: () => looks, say: (message: never) => listener(message) };
}

it("shows what happens one thing after the other, and ends where the table is", () => {
  const { controller, time, play, shown, state } = stage();
  const before = shown();
  play(0, { do: "income" });
  expect(shown().players[0].coins).toBe(3);
  expect(controller.screen.get()).toMatchObject({
    isBehind: true,
    cue: { milliseconds: 300, event: { type: "paid" } },
  });
  expect(shown().turn).toBe(0);
  time.pass(300);
  expect(controller.screen.get()).toMatchObject({ isBehind: false, cue: null });
  expect(shown()).toEqual(coup.view(state, 0));
  // Who has the old table keeps it.
  expect(before.players[0].coins).toBe(2);
});

it("puts the next question while the last thing is still seen, unless it must be seen first", async () => {
  const { controller, time, play, shown, state } = stage({ paid: { lasts: 300, holds: false } });
  play(0, { do: "income" });
  expect(controller.screen.get()).toMatchObject({ isBehind: false, cue: { event: { type: "paid" } } });
  expect(shown()).toEqual(coup.view(state, 0));
  // What was asked is not open any more when news comes.
  play(1, { do: "income" });
  expect(controller.screen.get().isBehind).toBe(true);
  time.pass(300);
  expect(controller.screen.get()).toMatchObject({ isBehind: false, cue: { event: { type: "paid" } } });
  // Who acts has seen enough.
  await controller.move({ do: "income" });
  expect(controller.screen.get().cue).toBeNull();
});

it("does not take a question back for what nobody sees happen", () => {
  const { controller, play, say } = stage({ paid: { lasts: 300, holds: false } });
  play(0, { do: "income" });
  const behind: boolean[] = [];
  controller.screen.subscribe(() => behind.push(controller.screen.get().isBehind));
  const order = { type: "ordered", seat: 0, order: "pass" };
  say({ type: "facts", table: "T", log: "a", from: 0, facts: [order] } as never);
  expect(controller.screen.get()).toMatchObject({ isBehind: false, cue: { event: { type: "paid" } } });
  expect(controller.screen.get().model?.order).toBe("pass");
  expect(behind).not.toContain(true);
});

it("never lets small things fall more than a second behind", () => {
  const { time, play, shown, state } = stage({ paid: { lasts: 300, holds: false } });
  for (let round = 0; round < 4; round++) for (const seat of [0, 1, 2]) play(seat, { do: "income" });
  expect(shown()).not.toEqual(coup.view(state, 0));
  time.pass(1_300);
  expect(shown()).toEqual(coup.view(state, 0));
});

it("shows what is to be read for its whole time, however much follows", () => {
  const { controller, time, play, shown, state } = stage({ paid: { lasts: 1_600, holds: true } });
  for (const seat of [0, 1, 2]) play(seat, { do: "income" });
  for (const passed of [1, 2, 3]) {
    expect(controller.screen.get().cue).toMatchObject({ milliseconds: 1_600 });
    expect(shown().players.map(({ coins }) => coins)).toEqual([0, 1, 2].map((seat) => (seat < passed ? 3 : 2)));
    time.pass(1_600);
  }
  expect(controller.screen.get()).toMatchObject({ cue: null, isBehind: false });
  expect(shown()).toEqual(coup.view(state, 0));
});

it("passes over the oldest where hopelessly much waits", () => {
  const { time, play, shown, state } = stage({ paid: { lasts: 1_600, holds: true } });
  for (let round = 0; round < 5; round++) for (const seat of [0, 1, 2]) play(seat, { do: "income" });
  time.pass(MOST_LATE);
  expect(shown()).not.toEqual(coup.view(state, 0));
  time.pass(1_600);
  expect(shown()).toEqual(coup.view(state, 0));
});

it("does not hurry what a question waits for, also where it is short because the reader is fast", () => {
  const { controller, time, play } = stage({ paid: { lasts: 600, holds: true } });
  for (const seat of [0, 1, 2]) play(seat, { do: "income" });
  for (let shown = 0; shown < 3; shown++) {
    expect(controller.screen.get().cue).toMatchObject({ milliseconds: 600 });
    time.pass(600);
  }
  expect(controller.screen.get().isBehind).toBe(false);
});

it("small things after what is to be read have their time again", () => {
  const { controller, time, play } = stage({
    announced: { lasts: 1_600, holds: true },
    paid: { lasts: 300, holds: false },
  });
  play(0, { do: "income" });
  time.pass(1_600);
  expect(controller.screen.get().cue).toMatchObject({ event: { type: "paid" }, milliseconds: 300 });
});

it("who comes when the cards have just been dealt sees them dealt, and is asked meanwhile", () => {
  const { controller, shown, state, time } = stage({ dealt: { lasts: 900, holds: false } });
  expect(controller.screen.get()).toMatchObject({ isBehind: false, cue: { event: { type: "dealt" } } });
  expect(shown()).toEqual(coup.view(state, 0));
  time.pass(900);
  expect(controller.screen.get()).toMatchObject({ isBehind: false, cue: null });
});

it("who comes later does not", () => {
  const { controller, play, say } = stage({ dealt: { lasts: 900, holds: false } });
  play(0, { do: "income" });
  const { model } = controller.screen.get();
  say({ type: "table", table: "T", viewer: 0, log: "a", facts: 0, snapshot: { ...model }, clock: null } as never);
  expect(controller.screen.get().cue).toBeNull();
});

it("talk does not wait for what is being shown", () => {
  const { controller, play, say } = stage({ paid: { lasts: 1_600, holds: true } });
  play(0, { do: "income" });
  const facts = [{ type: "said", person: "x", name: "X", seat: null, text: "hello", phrase: null }];
  say({ type: "facts", table: "T", log: "a", from: 0, facts } as never);
  expect(controller.screen.get().model?.talk).toMatchObject([{ text: "hello" }]);
  expect(controller.screen.get().cue).toMatchObject({ event: { type: "paid" } });
});

it("catches up at once when asked", () => {
  const { controller, play, shown, state } = stage();
  for (const seat of [0, 1, 2]) play(seat, { do: "income" });
  controller.catchUp();
  expect(shown()).toEqual(coup.view(state, 0));
  expect(controller.screen.get().model?.game?.past.length).toBeGreaterThan(6);
});

it("answers the question that is shown, by its number", async () => {
  const { controller, shown, done } = stage();
  await controller.move({ do: "tax" });
  expect(done).toEqual([{ do: "move", game: 1, prompt: shown().prompt, move: { do: "tax" } }]);
});

it("knows its reader's seat as people come and go", () => {
  const { controller, say } = stage();
  const facts = [
    { type: "renamed", person: "me", name: "Grace" },
    { type: "away", seat: 0, away: true },
    { type: "said", person: "x", name: "X", seat: null, text: "hello", phrase: null },
    { type: "given", prompt: 3, move: { do: "pass" } },
    { type: "ordered", order: "pass" },
    { type: "stood", seat: 0 },
  ];
  say({ type: "facts", table: "T", log: "a", from: 0, facts } as never);
  expect(controller.screen.get().model).toMatchObject({
    me: null,
    seats: [null, { name: "Laleh" }, null],
    talk: [{ text: "hello" }],
    given: { do: "pass" },
    order: "pass",
  });
});

it("opens the cards while the end of the game is still being shown", () => {
  const { controller, time, say, looks } = stage({ won: { lasts: 3_000, holds: true } });
  const ended = { type: "ended", outcome: { winners: [0], as: "last standing" }, spectatorsSaid: [] };
  const facts = [{ type: "events", events: [{ type: "won", seat: 0 }] }, ended];
  say({ type: "facts", table: "T", log: "a", from: 0, facts } as never);
  expect(looks()).toBe(1);
  const { model } = controller.screen.get();
  const view = { ...(model?.game?.view as State), viewer: "all" };
  const snapshot = { ...model, game: { ...model?.game, view } };
  say({ type: "table", table: "T", viewer: 0, log: "a", facts: 0, snapshot, clock: null } as never);
  const shown = controller.screen.get();
  expect(shown).toMatchObject({ cue: { event: { type: "won" } }, model: { game: { view: { viewer: "all" } } } });
  time.pass(3_000);
  expect(controller.screen.get()).toMatchObject({ cue: null, isBehind: false });
  expect(looks()).toBe(1);
});

it("asks for the open cards when the game is over", () => {
  const { say, looks } = stage();
  const facts = [{ type: "ended", outcome: { winners: [0], as: "last standing" }, spectatorsSaid: [] }];
  say({ type: "facts", table: "T", log: "a", from: 0, facts } as never);
  expect(looks()).toBe(1);
});
