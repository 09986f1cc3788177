import type { Move, State } from "@darbar/cops";
import { describe, expect, it } from "vitest";
import { type Evening, openTable } from "./evening.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

const PASS: Move = { do: "pass" };
const ORDER = "ask-what-touches-me";

type Wish = (legal: readonly Move[]) => Move | undefined;

function act(evening: Evening, seat: number, move: unknown): Promise<string> {
  const { game, prompt } = evening.people[seat];
  return evening.do(seat, { do: "move", game, prompt, move });
}

/** What is done until somebody is shot at, first of all. */
const WISHES: readonly Wish[] = [
  (legal) => legal.find((move) => move.do === "shoot"),
  (legal) => legal.find((move) => move.do === "arm"),
  (legal) => legal.find((move) => move.do === "investigate"),
  (legal) => legal.find((move) => move.do !== "play"),
];

/** People at a table where a shot at one of them who holds equipment has just been announced. */
async function shotAt(
  seed: number,
  clock: "relaxed" | "fast" = "relaxed",
  persons = 4,
): Promise<{ evening: Evening; target: number }> {
  const evening = await openTable({ game: "cops", seats: 4, clock }, persons, virtualRegistryHost(seed));
  const { people, host } = evening;
  await evening.do(0, { do: "start" });
  for (const seat of people.keys()) await evening.do(seat, { do: "order", order: ORDER });
  for (let step = 0; step < 2_000; step++) {
    const { moment, question, action, turn, players } = people[0].view as State;
    const target = players[turn].aim;
    const isShot = question === "moment" && moment === "announced" && action?.do === "shoot";
    if (isShot && target !== null && people[target] !== undefined && people[target].legal().length > 0)
      return { evening, target };
    const asked = people.findIndex((person) => person.legal().length > 0 && person.snapshot?.given === null);
    const legal = asked === -1 ? [] : (people[asked].legal() as readonly Move[]);
    if (question === "moment" || asked === -1) await host.pass(500);
    if (question === "moment" && asked !== -1) await act(evening, asked, PASS);
    if (question !== "moment" && asked !== -1)
      await act(evening, asked, WISHES.map((wish) => wish(legal)).find(Boolean));
  }
  throw new Error("nobody is shot at");
}

/** Games in which bots shoot at the only person while that one holds equipment. */
const SHOT_BY_BOTS = [2, 4];

/** How long it takes until the open question is another one. */
async function untilClosed({ host, people, live }: Evening): Promise<number> {
  const opened = live.table.game?.opened ?? 0;
  const { prompt } = people[0];
  while (people[0].prompt === prompt && host.now() - opened < 60_000) await host.pass(50);
  return host.now() - opened;
}

describe("who is shot at and holds equipment", () => {
  it("is asked for eight seconds, whatever they hold, and passed for then; only they are told of the time", async () => {
    for (let seed = 1; seed <= 3; seed++) {
      const { evening, target } = await shotAt(seed);
      const clocks = evening.people.map(({ snapshot }) => snapshot?.clock?.reading.left ?? null);
      expect(clocks.map((left) => left !== null)).toEqual(clocks.map((_, seat) => seat === target));
      expect(clocks[target]).toBeGreaterThan(5_000);
      expect(clocks[target]).toBeLessThanOrEqual(8_000);
      const took = await untilClosed(evening);
      expect(took).toBeGreaterThanOrEqual(8_000);
      expect(took).toBeLessThanOrEqual(8_500);
      expect(evening.live.table.seats[target]).toMatchObject({ away: false });
    }
  });

  it("is asked for six seconds where only bots wait", async () => {
    for (const seed of SHOT_BY_BOTS) {
      const { evening, target } = await shotAt(seed, "relaxed", 1);
      expect(evening.people[target].snapshot?.clock?.reading.left).toBeLessThanOrEqual(6_000);
      const took = await untilClosed(evening);
      expect(took).toBeGreaterThanOrEqual(6_000);
      expect(took).toBeLessThanOrEqual(6_500);
    }
  });

  it("has all the time there is when they withdraw the order meanwhile", async () => {
    const { evening, target } = await shotAt(1);
    await evening.do(target, { do: "order", order: null });
    expect(evening.people[target].snapshot?.clock?.reading.left ?? null).toBeNull();
    expect(await untilClosed(evening)).toBeGreaterThanOrEqual(60_000);
  });

  it("is not taken for absent where the clock is as short as the ring", async () => {
    const { evening, target } = await shotAt(1, "fast");
    expect(await untilClosed(evening)).toBeLessThanOrEqual(8_000);
    expect(evening.live.table.game?.missed[target]).toBe(0);
  });
});
