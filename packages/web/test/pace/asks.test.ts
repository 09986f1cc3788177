import { usually } from "@darbar/kernel/testing";
import type { StandingOrder } from "@darbar/protocol/agreed";
import { describe, expect, it } from "vitest";
import { type Asks, asksOf } from "./asks.ts";
import { countedIn, FOUR, mean, TABLES, told } from "./asks-figures.ts";

const GAMES = usually(50, { all: 400 });

describe("a game of Coup at a table of four", () => {
  const asked = (order: StandingOrder): readonly Asks[] => countedIn(FOUR, order, GAMES);
  const asks = (counted: readonly Asks[]): number => mean(counted.map(asksOf));

  it("asks half as often unless one wishes otherwise, and in the quietest way about nothing that others do", () => {
    const everything = asked("pass-if-nothing-else");
    const usual = asked("ask-what-touches-or-looks-false");
    const quiet = asked("pass");
    expect(asks(usual)).toBeLessThan(asks(everything) * 0.55);
    expect(mean(usual.map(({ onOthers }) => onOthers))).toBeLessThanOrEqual(6);
    expect(quiet.every(({ onOthers, withOneAnswer }) => onOthers === 0 && withOneAnswer === 0)).toBe(true);
    expect(asks(usual)).toBeLessThanOrEqual(15.5);
    expect(asks(quiet)).toBeLessThanOrEqual(10.5);
  });
});

/** Figures and not tests: `npm run bench:asks`. Without `TELL` they are not even counted as skipped. */
if (process.env.TELL !== undefined) {
  const games = Number(process.env.GAMES ?? 50);

  describe("asks in a game", () => {
    it.each(TABLES)("%s", (name, table) => void process.stdout.write(`\n${told(name, table, games)}\n`), 600_000);
  });
}
