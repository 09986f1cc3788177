import type { ServerMessage } from "@darbar/protocol";
import type { Watcher } from "@darbar/table";
import { expect, it } from "vitest";
import { type Evening, openTable } from "./evening.ts";
import { Follower } from "./follower.ts";

/* A screen that everybody in a room looks at (docs/adr/0043): whoever has put it up, it is told what the public is. */

/** A screen of a person, who may sit at the table; it wants more than it may have. */
function screenOf(person: string): { readonly watcher: Watcher; readonly shows: Follower } {
  const shows = new Follower("a screen");
  const watcher: Watcher = {
    ...{ person, isScreen: true, wantsMoves: true },
    send: (message) => shows.send(message),
    gone: (why) => shows.gone(why),
  };
  return { watcher, shows };
}

/** What was said of the game, whatever the log is called. */
function told(heard: readonly ServerMessage[]): readonly unknown[] {
  return heard.flatMap((message) => (message.type === "facts" ? message.facts : []));
}

async function playOn({ people, live, host, do: act }: Evening): Promise<void> {
  for (let step = 0; step < 400 && live.table.game?.outcome === null; step++) {
    for (const [seat, person] of people.entries()) {
      const legal = person.legal();
      if (legal.length === 0 || live.table.game?.given.has(seat) !== false) continue;
      const move = legal[Math.floor(host.chance() * legal.length)];
      await act(seat, { do: "move", game: person.game, prompt: person.prompt, move });
    }
    await host.pass(1_000);
  }
  expect(live.table.game?.outcome).not.toBeNull();
}

it.each(["coup", "cops"] as const)("a screen of a player is told what a spectator is: %s", async (game) => {
  const evening = await openTable({ game, seats: 4 }, 4);
  const spectator = new Follower("spectator");
  const { watcher, shows } = screenOf("p0");
  evening.live.watch(spectator);
  evening.live.watch(watcher);
  await evening.do(0, { do: "start" });
  await evening.do(0, { do: "order", order: "pass" });
  await evening.do(0, { do: "order", order: null });
  await playOn(evening);
  expect(told(shows.heard).length).toBeGreaterThan(20);
  expect(told(shows.heard)).toEqual(told(spectator.heard));
  expect(shows.heard.filter(({ type }) => type === "asked")).toEqual([]);
  const late = screenOf("p0");
  evening.live.watch(late.watcher);
  expect(late.shows.snapshot).toMatchObject({ viewer: "public", given: null, order: null });
});

it("shows a game that goes on as the public sees it, also to who comes back to it", async () => {
  const evening = await openTable({ game: "coup", seats: 3 }, 3);
  await evening.do(0, { do: "start" });
  const { watcher, shows } = screenOf("p1");
  evening.live.watch(watcher);
  expect(shows.snapshot?.viewer).toBe("public");
  expect(shows.snapshot?.game?.view).toMatchObject({
    viewer: "public",
    players: [{ hidden: [null, null] }, { hidden: [null, null] }, { hidden: [null, null] }],
  });
  const have = { log: shows.log, facts: shows.count };
  evening.live.unwatch(watcher);
  const before = shows.heard.length;
  await evening.do(0, { do: "move", game: 1, prompt: evening.people[0].prompt, move: { do: "income" } });
  evening.live.watch(watcher, have);
  expect(shows.heard.slice(before).map(({ type }) => type)).toEqual(["facts", "clock"]);
});

it("is told to everybody, and counts neither as a player who looks nor as a spectator", async () => {
  const evening = await openTable({ game: "coup", seats: 3 }, 2);
  const { watcher } = screenOf("p1");
  evening.live.unwatch(evening.people[1]);
  evening.live.watch(watcher);
  await evening.host.pass(500);
  const present = () => evening.people[0].snapshot?.present;
  expect(present()).toEqual({ seats: [0], spectators: 0, screens: 1 });
  evening.live.unwatch(watcher);
  await evening.host.pass(500);
  expect(present()).toEqual({ seats: [0], spectators: 0 });
});

it("brings nobody back to a seat where a bot plays for them", async () => {
  const evening = await openTable({ game: "coup", seats: 3 }, 2);
  await evening.do(0, { do: "start" });
  await evening.do(1, { do: "stand" });
  evening.live.watch(screenOf("p1").watcher);
  await evening.host.pass(1_000);
  expect(evening.live.table.seats[1]).toMatchObject({ away: true });
});

it("does not show players what spectators say while a game is played", async () => {
  const evening = await openTable({ game: "coup", seats: 3 }, 2);
  const spectator = new Follower("spectator");
  evening.live.watch(spectator);
  const { watcher, shows } = screenOf("spectator");
  evening.live.watch(watcher);
  await evening.do(0, { do: "start" });
  const said = await evening.live.do({ person: "spectator", name: "Sara" }, "said", { do: "say", text: "two dukes" });
  expect(said.ok).toBe(true);
  await evening.do(0, { do: "say", text: "hello" });
  const late = screenOf("spectator");
  evening.live.watch(late.watcher);
  expect(spectator.snapshot?.talk.map(({ text }) => text)).toEqual(["two dukes", "hello"]);
  for (const screen of [shows, late.shows]) expect(screen.snapshot?.talk.map(({ text }) => text)).toEqual(["hello"]);
});
