import { usually } from "@darbar/kernel/testing";
import type { Command } from "@darbar/protocol";
import { TICK } from "@darbar/table";
import { describe, expect, it } from "vitest";
import { type Evening, openTable } from "./evening.ts";
import { Follower } from "./follower.ts";
import { slowStore } from "./slow-store.ts";
import { type VirtualRegistryHost, virtualRegistryHost } from "./virtual-registry-host.ts";

/*
 * A sealed answer is nobody's business while its window is open, also not that it is being written. Two tables that are
 * alike but for the answers are watched by an outsider, by somebody who watches and by a player, who all want something
 * of the table all the time: everything they are told, and when, must be the same.
 */

/** Whoever sits last never answers: the window stays open. */
const SEATS = 7;
/** How long a write takes, in milliseconds. */
const WRITING = 15;
/** For how long the window is watched, and how often each of the three wants something. */
const WATCHED = 1_000;
const EVERY = 37;
/** The player in this seat listens. */
const LISTENER = 5;

const OUTSIDER: readonly Command[] = [
  { do: "give-time" },
  { do: "sit", seat: 1 },
  { do: "move", game: 1, prompt: 2, move: { do: "pass" } },
  { do: "say", text: "hello?" },
];
const SPECTATOR: readonly Command[] = [{ do: "say", text: "well, well" }, { do: "give-time" }, { do: "leave" }];
const PLAYER: readonly Command[] = [
  { do: "order", order: "ask-what-touches-me" },
  { do: "give-time" },
  { do: "say", text: "I wonder" },
  { do: "mute", person: "p1", muted: true },
  { do: "mute", person: "p1", muted: false },
  { do: "order", order: null },
  { do: "stand" },
  { do: "sit", seat: LISTENER },
  { do: "move", game: 1, prompt: 1, move: { do: "pass" } },
];

interface Heard {
  readonly transcript: readonly string[];
  readonly answers: number;
}

/** Has the window watched while the others answer, or do not; how the table is made says what delays there are. */
async function listen(seed: number, theyAnswer: boolean, tick: number): Promise<Heard> {
  let host: VirtualRegistryHost | null = null;
  const clockwork = (): VirtualRegistryHost => host as VirtualRegistryHost;
  host = virtualRegistryHost(seed, { store: slowStore(WRITING, clockwork), tick });
  const opening = openTable(
    { game: "coup", options: { edition: "plus" }, seats: SEATS, clock: "relaxed" },
    SEATS,
    host,
  );
  await host.pass(10_000);
  const evening = await opening;
  const transcript: string[] = [];
  const note = (who: string, what: unknown): void =>
    void transcript.push(`${clockwork().now()} ${who} ${JSON.stringify(what).replaceAll(evening.live.table.id, "T")}`);
  const spectator = new Follower("w");
  evening.live.watch({
    person: "w",
    gone: (why) => spectator.gone(why),
    send: (message) => {
      spectator.send(message);
      note("spectator", message);
    },
  });
  await during(host, evening.do(0, { do: "start" }));
  await during(host, evening.do(0, { do: "move", game: 1, prompt: 1, move: { do: "tax" } }));
  evening.live.watch({
    person: `p${LISTENER}`,
    send: (message) => note("player", message),
    gone: (why) => note("player", why),
  });
  transcript.length = 0;
  const chance = virtualRegistryHost(1_000 + seed).chance;
  const planned = [1, 2, 3, 4].map((seat) => ({ seat, at: Math.floor(chance() * (WATCHED - 2 * TICK)) }));
  const count = { answers: 0 };
  for (let time = 0; time < WATCHED; time++) {
    if (time % EVERY === 0) wantSomething(evening, time / EVERY, note);
    for (const { seat, at } of planned) if (theyAnswer && at === time) void answer(evening, seat, count);
    await host.pass(1);
  }
  return { transcript, answers: count.answers };
}

async function answer(evening: Evening, seat: number, count: { answers: number }): Promise<void> {
  const done = await evening.do(seat, { do: "move", game: 1, prompt: 2, move: { do: "pass" } });
  if (done === "done") count.answers++;
}

function wantSomething({ live }: Evening, turn: number, note: (who: string, what: unknown) => void): void {
  const want = (who: string, person: string, commands: readonly Command[]): void => {
    const id = `${who} ${turn}`;
    void live.do({ person, name: who }, id, commands[turn % commands.length]).then((result) => note(id, result));
  };
  want("outsider", "o", OUTSIDER);
  want("spectator", "w", SPECTATOR);
  want("player", `p${LISTENER}`, PLAYER);
}

/** Lets time pass until something is done. */
async function during<Value>(host: VirtualRegistryHost, doing: Promise<Value>): Promise<Value> {
  let isDone = false;
  void doing.finally(() => {
    isDone = true;
  });
  while (!isDone) await host.pass(1);
  return doing;
}

/** In each of them four answers are listened for; each has chances of its own. */
const EVENINGS = usually(30, { all: 100 });

describe("an answer in an open window", () => {
  it("is not heard by anybody, whatever they want of the table meanwhile", async () => {
    let answers = 0;
    for (let seed = 1; seed <= EVENINGS; seed++) {
      const [silent, answered] = [await listen(seed, false, TICK), await listen(seed, true, TICK)];
      expect(answered.transcript).toEqual(silent.transcript);
      expect(silent.transcript.length).toBeGreaterThan((2 * WATCHED) / EVERY);
      answers += answered.answers;
    }
    expect(answers).toBe(4 * EVENINGS);
  }, 300_000);

  it("would be heard without ticks", async () => {
    let heard = 0;
    for (let seed = 1; seed <= 5; seed++) {
      const [silent, answered] = [await listen(seed, false, 0), await listen(seed, true, 0)];
      if (JSON.stringify(answered.transcript) !== JSON.stringify(silent.transcript)) heard++;
    }
    expect(heard).toBeGreaterThan(0);
  });
});
