import type { WireFact } from "@darbar/protocol";
import { describe, expect, it } from "vitest";
import { type Evening, openTable } from "./evening.ts";

const PASS = { do: "pass" };

/** What a seat was told of answers of its own, from its first fact of the game on. */
function toldOfAnswers({ people }: Evening, seat: number): readonly WireFact[] {
  return people[seat].facts.filter((fact) => fact.type === "given");
}

async function started(seats: number, persons = seats): Promise<Evening> {
  const evening = await openTable({ game: "coup", options: { draft: false }, seats, clock: "fast" }, persons);
  await evening.do(0, { do: "start" });
  return evening;
}

async function act(evening: Evening, seat: number, move: unknown): Promise<void> {
  const { game, prompt } = evening.people[seat];
  expect(await evening.do(seat, { do: "move", game, prompt, move })).toBe("done");
}

/** Lets time pass until a question has closed. */
async function closed({ host, people }: Evening): Promise<void> {
  const { prompt } = people[0];
  while (people[0].prompt === prompt) await host.pass(500);
}

describe("who was answered for is told so, and nobody else", () => {
  it("when their time runs out in a window", async () => {
    const evening = await started(3);
    await act(evening, 0, { do: "tax" });
    const { prompt } = evening.people[1];
    await act(evening, 2, PASS);
    await closed(evening);
    expect(toldOfAnswers(evening, 1)).toEqual([{ type: "given", prompt, move: PASS, how: "timeout" }]);
    expect(toldOfAnswers(evening, 2)).toEqual([{ type: "given", prompt, move: PASS, how: "player" }]);
    expect(toldOfAnswers(evening, 0)).toEqual([]);
  });

  it("when their time runs out in their turn, before what comes of it", async () => {
    const evening = await started(3);
    const { prompt } = evening.people[0];
    await closed(evening);
    const facts = evening.people[0].facts.slice(-2);
    expect(facts).toMatchObject([
      { type: "given", prompt, how: "timeout", move: { do: "income" } },
      { type: "events" },
    ]);
    expect(toldOfAnswers(evening, 1)).toEqual([]);
  });

  it("when their order passes, also where nobody else is asked", async () => {
    for (const seats of [2, 3]) {
      const evening = await started(seats);
      await evening.do(1, { do: "order", order: "pass" });
      await act(evening, 0, { do: "tax" });
      const { prompt } = evening.people[1];
      if (seats === 3) await act(evening, 2, PASS);
      await closed(evening);
      expect(toldOfAnswers(evening, 1)).toEqual([{ type: "given", prompt, move: PASS, how: "order" }]);
      expect(toldOfAnswers(evening, 0)).toEqual([]);
    }
  });
});
