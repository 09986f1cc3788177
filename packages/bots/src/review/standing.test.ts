import { cops, everyVariant as everyCops } from "@darbar/cops";
import { coup, everyVariant as everyCoup } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { playAtRandom } from "@darbar/kernel/testing";
import { describe, expect, test } from "vitest";
import { trainedCoup } from "../coup/network/trained.ts";
import { copsStandings, coupStandings } from "./master-standing.ts";
import type { Standing } from "./standing.ts";
import { turningPoint } from "./turning.ts";

const [coupVariant] = everyCoup().filter(({ seats }) => seats === 3);
const [copsVariant] = everyCops().filter(({ seats }) => seats === 5);
const TRIES = 12;

describe("how a game stood, turn by turn", () => {
  const coupGame = playAtRandom(coup, coupVariant, seededDraw("standing"));
  const copsGame = playAtRandom(cops, copsVariant, seededDraw("standing"));
  const inCoup = [...coupStandings({ ...coupVariant, past: coupGame.events }, trainedCoup().network, TRIES)];
  const inCops = [...copsStandings({ ...copsVariant, past: copsGame.events }, TRIES)];

  test("there is a chance for everybody at the beginning of each turn, and at the end it is known", () => {
    for (const [standings, { events, state }] of [
      [inCoup, coupGame],
      [inCops, copsGame],
    ] as const) {
      const turns = (events as readonly { readonly type: string }[]).filter(({ type }) => type === "turn").length;
      expect(standings.length).toBe(turns + 1);
      expect(standings.map(({ turn }) => turn)).toEqual([...Array.from({ length: turns }, (_, at) => at + 1), turns]);
      for (const { chances } of standings) {
        expect(chances).toHaveLength(state.players.length);
        for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
      }
    }
    const [winner] = coup.outcome(coupGame.state)?.winners ?? [];
    expect(inCoup.at(-1)?.chances.map((chance, seat) => chance === (seat === winner ? 1 : 0))).not.toContain(false);
    for (const { chances } of inCoup) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });

  test("it is the same every time", () => {
    expect([...coupStandings({ ...coupVariant, past: coupGame.events }, trainedCoup().network, TRIES)]).toEqual(inCoup);
    expect([...copsStandings({ ...copsVariant, past: copsGame.events }, TRIES)]).toEqual(inCops);
  });

  test("whoever has lost everything has no chance any more", () => {
    for (const { seen, chances } of inCoup) {
      const state = coup.setup(coupVariant.options, coupVariant.seats);
      for (const event of coupGame.events.slice(0, seen)) coup.evolve(state, event);
      for (const [seat, { hidden }] of state.players.entries()) if (hidden.length === 0) expect(chances[seat]).toBe(0);
    }
  });
});

describe("the turning point", () => {
  const at = (turn: number, ...chances: readonly number[]): Standing => ({ seen: 10 * turn, turn, chances });

  test("is the turn in which the winners have gained most", () => {
    const standings = [at(1, 0.3, 0.7), at(2, 0.2, 0.8), at(3, 0.6, 0.4), at(4, 0.8, 0.2), at(4, 1, 0)];
    expect(turningPoint(standings, [0])).toEqual({ turn: 2, seen: 20, from: 0.2, to: 0.6 });
    expect(turningPoint(standings, [1])).toBeNull();
  });

  test("of a team counts what all of it had", () => {
    const standings = [at(1, 0.5, 0.3, 0.5), at(2, 0.6, 0.6, 0.4), at(2, 1, 1, 0)];
    expect(turningPoint(standings, [0, 1])).toMatchObject({ turn: 2, from: 0.6, to: 1 });
  });

  test("is none where it went by small steps", () => {
    expect(turningPoint([at(1, 0.7), at(2, 0.8), at(3, 0.9), at(3, 1)], [0])).toBeNull();
  });
});
