import { describe, expect, it } from "vitest";
import { TableRegistry } from "../src/registry.ts";
import { type Evening, openTable } from "./evening.ts";
import { Follower } from "./follower.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

/* Leaving a game, coming back to it, giving it up, and watching bots among themselves (docs/adr/0038). */

const COUP = { game: "coup", seats: 3, clock: "relaxed" } as const;

/** A game of people in the first seats and bots in the others, begun. */
async function begun(persons: number, seats = 3, host = virtualRegistryHost(3)): Promise<Evening> {
  const evening = await openTable({ ...COUP, seats }, persons, host);
  await evening.do(0, { do: "start" });
  return evening;
}

const movesOf = ({ live }: Evening): number => live.table.game?.moves.length ?? 0;
const outcomeOf = ({ live }: Evening): unknown => live.table.game?.outcome;

/** People pass and take what is listed first, until a seat is out; the bots play to win. */
async function playUntilOut(evening: Evening, seat: number): Promise<void> {
  const { live, people, host } = evening;
  const isOut = (): boolean => live.table.game?.running.isOut(seat) === true;
  for (let step = 0; step < 4_000 && !isOut() && outcomeOf(evening) === null; step++) {
    for (const [own, person] of people.entries()) {
      const [passed] = person.legal().filter((move) => (move as { do: string }).do === "pass");
      const move = passed ?? person.legal()[0];
      if (move === undefined || live.table.game?.given.has(own) !== false) continue;
      await evening.do(own, { do: "move", game: person.game, prompt: person.prompt, move });
    }
    await host.pass(500);
  }
  expect(isOut()).toBe(true);
}

describe("who leaves a running game", () => {
  it("is stood in for by a bot, everybody is told, and they come back to their seat by looking again", async () => {
    const evening = await begun(2);
    expect(await evening.do(0, { do: "leave" })).toBe("done");
    expect(evening.people[1].facts.at(-2)).toEqual({ type: "away", seat: 0, away: true });
    expect(evening.live.table.host).toBe("p1");
    await evening.host.pass(5_000);
    expect(movesOf(evening)).toBeGreaterThan(0);
    evening.live.unwatch(evening.people[0]);
    evening.live.watch(new Follower("p0"));
    await evening.host.pass(1_000);
    expect(evening.people[1].snapshot?.seats[0]).toMatchObject({ person: "p0", away: false });
    expect(evening.people[1].facts.filter(({ type }) => type === "away")).toEqual([
      { type: "away", seat: 0, away: true },
      { type: "away", seat: 0, away: false },
    ]);
  });

  it("is stood in for by a bot that plays as well as most bots of the table", async () => {
    const asked: string[] = [];
    const host = virtualRegistryHost(3);
    const listening = {
      ...host,
      think: ((game, inquiry) => {
        asked.push(`${(inquiry as { view?: { viewer?: unknown } }).view?.viewer} ${JSON.stringify(inquiry)}`);
        return host.think(game, inquiry);
      }) as typeof host.think,
    };
    const evening = await openTable({ ...COUP, seats: 4 }, 1, listening);
    for (const seat of [2, 3]) {
      await evening.do(0, { do: "remove-bot", seat });
      await evening.do(0, { do: "add-bot", seat, level: "newcomer" });
    }
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "stand" });
    await host.pass(4_000);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every((each) => each.includes('"newcomer"') || each.includes('"regular"'))).toBe(true);
    expect(asked.some((each) => each.includes('"newcomer"'))).toBe(true);
  });

  it.each(["stand", "resign"] as const)(
    "by %s leaves a sealed answer where it is: nobody can tell whether there was one",
    async (how) => {
      const tell = async (hasAnswered: boolean): Promise<string> => {
        const evening = await begun(3);
        await evening.do(0, { do: "move", game: 1, prompt: evening.people[0].prompt, move: { do: "foreign-aid" } });
        await evening.host.pass(100);
        const before = evening.people[2].heard.length;
        const { prompt } = evening.people[1];
        if (hasAnswered) await evening.do(1, { do: "move", game: 1, prompt, move: { do: "pass" } });
        await evening.do(1, { do: how });
        const heard = evening.people[2].heard.slice(before).filter(({ type }) => type === "facts");
        return JSON.stringify(heard).replaceAll(evening.live.table.id, "this table");
      };
      expect(await tell(true)).toBe(await tell(false));
    },
  );
});

describe("who resigns", () => {
  it("has given the game up: a bot plays to the end, and they can neither play nor sit down again", async () => {
    const evening = await begun(2);
    expect(await evening.do(0, { do: "resign" })).toBe("done");
    for (const person of evening.people) {
      expect(person.snapshot?.seats[0]).toMatchObject({ away: true, resigned: true });
    }
    expect(await evening.do(0, { do: "sit", seat: 0 })).toBe("resigned");
    expect(await evening.do(0, { do: "resign" })).toBe("resigned");
    const { prompt } = evening.people[0];
    expect(await evening.do(0, { do: "move", game: 1, prompt, move: { do: "income" } })).toBe("resigned");
    evening.live.unwatch(evening.people[0]);
    evening.live.watch(new Follower("p0"));
    await evening.host.pass(5_000);
    expect(evening.live.table.seats[0]).toMatchObject({ away: true, resigned: true });
    expect(movesOf(evening)).toBeGreaterThan(0);
  });

  it("is in the next game again, if they are there when it begins", async () => {
    const evening = await begun(1);
    await evening.do(0, { do: "resign" });
    await evening.host.pass(30 * 60_000);
    expect(outcomeOf(evening)).not.toBeNull();
    expect(evening.people[0].snapshot?.seats[0]).toMatchObject({ away: true });
    expect(evening.people[0].snapshot?.seats[0]).not.toHaveProperty("resigned");
    expect(await evening.do(0, { do: "start" })).toBe("done");
    expect(evening.live.table.seats[0]).toMatchObject({ person: "p0", away: false });
  });

  it("stays resigned when the server comes back, for what is kept says so", async () => {
    const evening = await begun(2);
    await evening.do(0, { do: "resign" });
    const { live, host } = evening;
    const again = await new TableRegistry(virtualRegistryHost(3, { store: host.store })).open(live.table.id);
    expect(again?.table.seats[0]).toMatchObject({ person: "p0", away: true, resigned: true });
  });

  it("cannot give up what is not played, what they watch, or what they are out of", async () => {
    const evening = await openTable({ ...COUP, seats: 5 }, 2);
    expect(await evening.do(0, { do: "resign" })).toBe("no-game");
    await evening.do(0, { do: "start" });
    const stranger = await evening.live.do({ person: "x", name: "X" }, "x1", { do: "resign" });
    expect(stranger).toMatchObject({ ok: false, error: { code: "not-seated" } });
    await playUntilOut(evening, 0);
    expect(await evening.do(0, { do: "resign" })).toBe("resigned");
  });

  it("is told to those who watch in the same words as to those who play, and nothing of the hand with it", async () => {
    const evening = await begun(2);
    const spectator = new Follower("somebody");
    evening.live.watch(spectator);
    await evening.do(0, { do: "resign" });
    const told = (follower: Follower) => follower.facts.filter(({ type }) => type === "away");
    expect(told(spectator)).toEqual([{ type: "away", seat: 0, away: true, resigned: true }]);
    expect(told(evening.people[1])).toEqual(told(spectator));
  });
});

describe("where only bots play on", () => {
  it("who is out has the rest played without pauses", async () => {
    const evening = await begun(1, 4);
    await playUntilOut(evening, 0);
    expect(outcomeOf(evening)).toBeNull();
    expect(await evening.do(0, { do: "hurry", hurry: "skip" })).toBe("done");
    expect(evening.people[0].snapshot?.hurries?.[0]).toBe("skip");
    await evening.host.pass(1_000);
    expect(outcomeOf(evening)).not.toBeNull();
    expect(evening.people[0].snapshot?.hurries?.[0]).toBe("skip");
    await evening.do(0, { do: "start" });
    expect(evening.people[0].snapshot?.hurries).toBeUndefined();
  });

  it("or about four times as fast as usual", async () => {
    const perMove = async (hurry: "fast" | null): Promise<number> => {
      const evening = await begun(1, 4, virtualRegistryHost(3));
      await evening.do(0, { do: "resign" });
      await evening.do(0, { do: "hurry", hurry });
      let passed = 0;
      for (; outcomeOf(evening) === null && passed < 3_600; passed++) await evening.host.pass(1_000);
      return passed / movesOf(evening);
    };
    const [usual, fast] = [await perMove(null), await perMove("fast")];
    expect(usual / fast).toBeGreaterThan(3);
    expect(usual / fast).toBeLessThan(5);
  });

  it("only those hurry who sit there, and only while a game is played", async () => {
    const evening = await openTable({ ...COUP, seats: 3 }, 1);
    const { live } = evening;
    const stranger = () => live.do({ person: "x", name: "X" }, null, { do: "hurry", hurry: "skip" });
    expect(await evening.do(0, { do: "hurry", hurry: "skip" })).toBe("no-game");
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "resign" });
    expect(await stranger()).toMatchObject({ ok: false, error: { code: "not-seated" } });
    live.watch(new Follower("x")); // Who only watches has no say, neither for nor against it.
    await evening.do(0, { do: "hurry", hurry: "skip" });
    await evening.host.pass(1_000);
    expect(outcomeOf(evening)).not.toBeNull();
  });

  it("nobody hurries while somebody plays for themselves", async () => {
    const evening = await begun(2);
    expect(await evening.do(0, { do: "hurry", hurry: "skip" })).toBe("playing");
    await evening.do(0, { do: "resign" });
    expect(await evening.do(0, { do: "hurry", hurry: "skip" })).toBe("playing");
    expect(evening.people[0].snapshot?.hurries).toBeUndefined();
  });

  it("all who sit there and look must want it: the most patient of them decides", async () => {
    const evening = await begun(2, 4);
    await evening.do(0, { do: "resign" });
    await evening.do(1, { do: "resign" });
    await evening.do(0, { do: "hurry", hurry: "skip" });
    await evening.host.pass(1_000);
    expect(outcomeOf(evening)).toBeNull();
    evening.live.unwatch(evening.people[1]); // Who does not look waits for nothing.
    await evening.host.pass(10_000);
    expect(outcomeOf(evening)).not.toBeNull();
  });

  it("who comes back plays in their own time again", async () => {
    const evening = await begun(2);
    await evening.do(0, { do: "resign" });
    await evening.do(1, { do: "stand" });
    expect(await evening.do(0, { do: "hurry", hurry: "skip" })).toBe("done");
    await evening.do(1, { do: "sit", seat: 1 });
    expect(await evening.do(0, { do: "hurry", hurry: "fast" })).toBe("playing");
  });
});
