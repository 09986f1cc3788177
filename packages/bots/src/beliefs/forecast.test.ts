import { type CopsEvent, cops, type Move, type State, teamOf } from "@darbar/cops";
import { type CoupEvent, coup } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { playCops, randomCops } from "../../test/play-cops.ts";
import { look, type Sight } from "../bot.ts";
import { forecasterOf } from "./forecaster.ts";

/** A table of three at which seat 1 has taxed twice, unchallenged, with a duke and a contessa. */
function taxed() {
  const options = coup.options({}, 3);
  if (!options.ok) throw new Error(options.error);
  const state = coup.setup(options.value, 3);
  const events: CoupEvent[] = [];
  const fold = (facts: readonly CoupEvent[]): void => {
    for (const event of facts) coup.evolve(state, event);
    events.push(...facts);
  };
  fold([
    {
      type: "dealt",
      hands: [
        ["captain", "ambassador"],
        ["duke", "contessa"],
        ["assassin", "assassin"],
      ],
    },
    { type: "turn", seat: 0 },
    { type: "asked", question: "act", seats: [0] },
  ]);
  const play = (seat: number, name: "income" | "tax" | "pass"): void => {
    const decided = coup.decide(state, seat, { do: name }, seededDraw("taxed"));
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    fold(decided.value);
  };
  for (let round = 0; round < 2; round++) {
    play(0, "income");
    play(1, "tax");
    play(0, "pass");
    play(2, "pass");
    play(2, "income");
  }
  return { state, events };
}

describe("what is believed of hands in Coup", () => {
  const { state, events } = taxed();
  const sight = look(coup, state, 0, events);
  const forecasts = forecasterOf("coup")([{ sight, table: state }]);

  test("is of every opponent: the hand, and each character", () => {
    expect(forecasts.map(({ about }) => about)).toEqual([1, 2]);
    for (const { claims, given } of forecasts) {
      expect(claims).toHaveLength(5);
      expect([given.believed > 0, given.believed < 1, given.counted > 0, given.counted < 1]).not.toContain(false);
    }
    expect(forecasts[0].claims.map(({ isSo }) => isSo)).toEqual([true, false, false, false, true]);
  });

  test("reads in what somebody does what counting cannot see", () => {
    const [duke] = forecasts[0].claims;
    const unseen = 13; // Of fifteen cards two are one's own.
    expect(duke.chances.counted).toBeCloseTo(1 - (10 * 9) / (unseen * (unseen - 1)));
    expect(duke.chances.believed).toBeGreaterThan(duke.chances.counted);
  });

  test("is at every moment what it would be if the game had ended there", () => {
    const moments = Array.from({ length: sight.past.length }, (_, place) => ({
      sight: { ...sight, past: sight.past.slice(0, place + 1) },
      table: state,
    }));
    const together = forecasterOf("coup")(moments.slice(2));
    expect(together).toEqual(moments.slice(2).flatMap((moment) => forecasterOf("coup")([moment])));
    expect(together.length).toBeGreaterThan(20);
  });
});

test("what is believed of teams in Good Cop Bad Cop is of all whose team cannot be known yet", () => {
  const options = cops.options({}, 5);
  if (!options.ok) throw new Error(options.error);
  let seen = 0;
  const watch = (
    table: State,
    seat: number,
    _: readonly CopsEvent[],
    __: Move,
    sight: Sight<State, Move, CopsEvent>,
  ): void => {
    if (seen > 200) return;
    for (const { about, given, claims } of forecasterOf("cops")([{ sight, table }])) {
      const [{ chances, isSo }] = claims;
      expect(about).not.toBe(seat);
      expect(isSo).toBe(teamOf(table.players[about]) === "honest");
      expect(given.counted).toBeCloseTo(isSo ? chances.counted : 1 - chances.counted);
      expect([chances.counted > 0, chances.counted < 1, given.counted > 0]).not.toContain(false);
      seen++;
    }
  };
  playCops({ options: options.value, seats: 5 }, new Array(5).fill(randomCops), seededDraw("teams"), watch);
  expect(seen).toBeGreaterThan(50);
});

test("nobody believes anything in a game without bots", () => {
  expect(() => forecasterOf("chess")).toThrow("nobody believes anything in chess");
});
