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
    expect(quiet.all).toBeLessThanOrEqual(10.5);
  });
});

/** Figures and not tests: `npm run bench:asks`. */
if (TELLS)
  describe("asks in a game", () => {
    const COURSES: readonly (readonly [string, Omit<AskedBy, "order" | "isAnsweredFor">, readonly Way[]])[] = [
      ...[2, 3, 4, 6].map(
        (seats) =>
          [
            `Coup, ${seats} seats`,
            { ...CLASSIC, seats },
            [asBefore("pass-if-nothing-else"), EVERYTHING, USUAL, QUIET],
          ] as const,
      ),
      [
        "Coup with Reformation, 10 seats",
        { listed: coup, options: { edition: "plus", reformation: true }, seats: 10 },
        [asBefore("pass-if-nothing-else"), EVERYTHING, USUAL, QUIET],
      ],
      ...[4, 6].map(
        (seats) =>
          [
            `Good Cop Bad Cop, ${seats} seats`,
            { listed: cops, options: { mode: "base" }, seats },
            [asBefore("pass-if-nothing-else"), asBefore("ask-what-touches-me")],
          ] as const,
      ),
    ];

    it.each(COURSES)(
      "%s",
      (name, course, ways) => {
        for (const way of ways) {
          const { all, onOthers, withOneAnswer } = meanOf({ ...course, ...way }, 50);
          const figure = (value: number): string => value.toFixed(1);
          process.stdout.write(
            `${name}, ${way.order}${way.isAnsweredFor ? "" : " (the page answers nothing)"}: ${figure(all)} asks, of them ${figure(onOthers)} on what others do, ${figure(withOneAnswer)} with one answer\n`,
          );
        }
      },
      600_000,
    );
  });
