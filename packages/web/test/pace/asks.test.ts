import { usually } from "@darbar/kernel/testing";
import type { StandingOrder } from "@darbar/protocol/agreed";
import { describe, expect, it } from "vitest";
import { cops } from "../../src/games/cops/practice/cops-listed.ts";
import { coup } from "../../src/games/coup/practice/coup-listed.ts";
import { type AskedBy, type Asks, asksIn } from "./asks.ts";

const GAMES = usually(20, { all: 50 });
const TELLS = process.env.TELL !== undefined;

type Way = Pick<AskedBy, "order" | "isAnsweredFor">;

const asBefore = (order: StandingOrder): Way => ({ order, isAnsweredFor: false });
const now = (order: StandingOrder): Way => ({ order, isAnsweredFor: true });

const CLASSIC = { listed: coup, options: { edition: "classic", draft: false } } as const;
const EVERYTHING = now("pass-if-nothing-else");
const USUAL = now("ask-what-touches-or-looks-false");
const QUIET = now("pass");

function meanOf(course: AskedBy, games: number): Asks {
  const played = Array.from({ length: games }, (_, seed) => asksIn(course, seed));
  const mean = (count: (asks: Asks) => number): number => played.reduce((sum, asks) => sum + count(asks), 0) / games;
  return {
    all: mean(({ all }) => all),
    onOthers: mean(({ onOthers }) => onOthers),
    withOneAnswer: mean(({ withOneAnswer }) => withOneAnswer),
  };
}

describe("a game of Coup at a table of four", () => {
  const asked = (way: Way): Asks => meanOf({ ...CLASSIC, seats: 4, ...way }, GAMES);

  it("asks half as often unless one wishes otherwise, and in the quietest way about nothing that others do", () => {
    const everything = asked(EVERYTHING);
    const usual = asked(USUAL);
    const quiet = asked(QUIET);
    expect(usual.all).toBeLessThan(everything.all * 0.55);
    expect(usual.onOthers).toBeLessThanOrEqual(6);
    expect(quiet).toMatchObject({ onOthers: 0, withOneAnswer: 0 });
    expect(usual.all).toBeLessThanOrEqual(15.5);
    expect(quiet.all).toBeLessThanOrEqual(10.5);
  });
});

/** Figures and not tests: `npm run bench:asks`. Without `TELL` they are not even counted as skipped. */
if (TELLS) {
  const COUP = [asBefore("pass-if-nothing-else"), EVERYTHING, asBefore(USUAL.order), USUAL, QUIET];
  const COPS = [asBefore("pass-if-nothing-else"), asBefore("ask-what-touches-me"), now("ask-what-touches-me")];
  const NAMES: Readonly<Partial<Record<StandingOrder, string>>> = {
    "pass-if-nothing-else": "everything",
    "ask-what-touches-or-looks-false": "what matters",
    "ask-what-touches-me": "what touches one",
    pass: "in one's turns only",
  };
  const COURSES: readonly (readonly [string, Omit<AskedBy, "order" | "isAnsweredFor">, readonly Way[]])[] = [
    ...[2, 3, 4, 6].map((seats) => [`Coup, ${seats} seats`, { ...CLASSIC, seats }, COUP] as const),
    [
      "Coup with Reformation, 10 seats",
      { listed: coup, options: { edition: "plus", reformation: true }, seats: 10 },
      COUP,
    ],
    ...[4, 6].map(
      (seats) =>
        [`Good Cop Bad Cop, ${seats} seats`, { listed: cops, options: { mode: "base" }, seats }, COPS] as const,
    ),
    ["Good Cop Bad Cop, gang, 5 seats", { listed: cops, options: { mode: "gang" }, seats: 5 }, COPS],
  ];

  describe("asks in a game, the mean of 50", () => {
    it.each(COURSES)(
      "%s",
      (name, course, ways) => {
        const rows = ways.map((way) => {
          const { all, onOthers, withOneAnswer } = meanOf({ ...course, ...way }, 50);
          const figures = [all, onOthers, withOneAnswer].map((value) => value.toFixed(1).padStart(17)).join("");
          const asked = `${NAMES[way.order] ?? way.order}${way.isAnsweredFor ? "" : ", only answers asked, too"}`;
          return `  ${asked.padEnd(46)}${figures}`;
        });
        const head = `${name.padEnd(48)}${["asks", "on others", "with one answer"].map((title) => title.padStart(17)).join("")}`;
        process.stdout.write(`\n${[head, ...rows].join("\n")}\n`);
      },
      600_000,
    );
  });
}
