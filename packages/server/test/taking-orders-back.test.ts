import type { State } from "@darbar/cops";
import type { StandingOrder } from "@darbar/protocol";
import { TICK } from "@darbar/table";
import { describe, expect, it } from "vitest";
import { type Evening, openTable } from "./evening.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

const TABLE = { game: "cops", seats: 4, clock: "relaxed" } as const;
const PASS = { do: "pass" };
/** The longest pause of an order in a window, in milliseconds. */
const LONGEST_PAUSE = 1_200;

/** A game in which the first moment for equipment is open to all; seat 1 is passed for. */
async function firstMoment(order: StandingOrder, tick = 0): Promise<Evening> {
  const host = virtualRegistryHost(5, { tick });
  const opening = openTable(TABLE, TABLE.seats, host);
  await host.pass(1_000);
  const evening = await opening;
  const { people } = evening;
  await evening.do(0, { do: "start" });
  const laid = people.map((person, seat) => act(evening, seat, person.legal()[0]));
  await host.pass(2_000);
  await Promise.all(laid);
  await evening.do(1, { do: "order", order });
  const { turn } = people[0].view as State;
  const target = [3, 2, 0].find((seat) => seat !== turn);
  await act(evening, turn, { do: "investigate", target, card: 0 });
  expect(evening.live.table.game?.running.waiting()).toEqual([0, 1, 2, 3]);
  return evening;
}

async function act(evening: Evening, seat: number, move: unknown): Promise<void> {
  const { game, prompt } = evening.people[seat];
  expect(await evening.do(seat, { do: "move", game, prompt, move })).toBe("done");
}

/** What seat 1 was last told of its own answer. */
function toldOfAnswer({ people }: Evening): unknown {
  return people[1].facts.findLast((fact) => fact.type === "given");
}

describe("a pass by order", () => {
  it("is taken back with the order, also when all have answered, and the window waits", async () => {
    const evening = await firstMoment("ask-what-touches-me");
    const { host, live } = evening;
    const opened = live.table.game?.opened ?? 0;
    for (const seat of [0, 2, 3]) await act(evening, seat, PASS);
    while (!live.table.game?.given.has(1)) await host.pass(10);
    expect(toldOfAnswer(evening)).toMatchObject({ move: PASS });
    const { prompt } = evening.people[1];
    await evening.do(1, { do: "order", order: "pass-if-nothing-else" });
    await evening.do(1, { do: "order", order: null });
    expect(toldOfAnswer(evening)).toMatchObject({ prompt, move: null });
    await host.pass(5_123);
    expect(evening.people[1].prompt).toBe(prompt);
    expect(live.table.game?.running.waiting()).toContain(1);
    await act(evening, 1, PASS);
    while (evening.people[1].prompt === prompt) await host.pass(10);
    expect(((live.table.game?.opened ?? 0) - opened) % 500, "it closes on the grid").toBe(0);
  });

  it("is given again by another order that passes, and the window closes as it would have", async () => {
    const evening = await firstMoment("ask-what-touches-me");
    const { host, live } = evening;
    for (const seat of [0, 2, 3]) await act(evening, seat, PASS);
    while (!live.table.game?.given.has(1)) await host.pass(10);
    const { prompt } = evening.people[1];
    await evening.do(1, { do: "order", order: "pass" });
    await host.pass(2_000);
    expect(evening.people[1].prompt).toBeGreaterThan(prompt);
  });

  it("is not given at the tick at which the order is taken back, whichever that is", async () => {
    for (let at = 50; at < LONGEST_PAUSE; at += TICK) {
      const evening = await firstMoment("pass", TICK);
      await evening.host.pass(at);
      const withdrawn = evening.do(1, { do: "order", order: null });
      await evening.host.pass(2 * LONGEST_PAUSE);
      expect(await withdrawn).toBe("done");
      expect(evening.live.table.game?.given.has(1)).toBe(false);
    }
  });

  it("what a player has answered themselves stays, whatever they order then", async () => {
    const evening = await firstMoment("ask-what-touches-me");
    await evening.do(1, { do: "order", order: null });
    await act(evening, 1, PASS);
    await evening.do(1, { do: "order", order: "pass-if-nothing-else" });
    expect(toldOfAnswer(evening)).toMatchObject({ move: PASS });
    expect(evening.live.table.game?.given.get(1)).toEqual({ move: PASS, how: "player" });
  });

  it("gives way to what the player answers after all, who goes on with the order", async () => {
    const evening = await firstMoment("ask-what-touches-me");
    const { host, live, people } = evening;
    while (!live.table.game?.given.has(1)) await host.pass(10);
    const before = people.map(({ facts }) => facts.length);
    await act(evening, 1, PASS);
    expect(people.map(({ facts }, seat) => facts.length - before[seat])).toEqual([0, 1, 0, 0]);
    expect(live.table.game?.given.get(1)).toEqual({ move: PASS, how: "player" });
    expect(live.table.orders[1]).toBe("ask-what-touches-me");
    const { game, prompt } = people[1];
    expect(await evening.do(1, { do: "move", game, prompt, move: PASS })).not.toBe("done");
  });

  it("nobody else hears that an order was taken back", async () => {
    const evening = await firstMoment("pass");
    await evening.host.pass(1_500);
    const before = evening.people.map(({ facts }) => facts.length);
    await evening.do(1, { do: "order", order: null });
    expect(evening.people.map(({ facts }, seat) => facts.length - before[seat])).toEqual([0, 2, 0, 0]);
  });
});
