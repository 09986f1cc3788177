import * as cops from "@darbar/cops";
import * as coup from "@darbar/coup";
import { type Draw, type Game, type Seat, seededDraw } from "@darbar/kernel";
import { anyMove, playAtRandom } from "@darbar/kernel/testing";
import { describe, expect, test } from "vitest";
import type { CriticTable } from "./critic.ts";
import { decisionsIn } from "./decisions.ts";

/** Plays at random, and holds every seat's decisions against those that are found in what it saw. */
function findAll<Options, State extends CriticTable, Move, GameEvent>(
  rules: Game<Options, State, Move, GameEvent>,
  { options, seats }: { readonly options: Options; readonly seats: number },
  seed: string,
): number {
  const made: { prompt: number; legal: readonly Move[]; move: Move }[][] = Array.from({ length: seats }, () => []);
  const choose = (legal: readonly Move[], chance: Draw, { prompt }: State, seat: Seat): Move => {
    const move = anyMove(legal, chance);
    if (legal.length > 1) made[seat].push({ prompt, legal, move });
    return move;
  };
  const { events } = playAtRandom(rules, { options, seats }, seededDraw(seed), { choose });
  for (const [seat, own] of made.entries()) {
    const past = events.flatMap((event) => rules.redact(event, seat) ?? []);
    const found = decisionsIn(rules, { options, seats, seat, past });
    expect(
      found.map(({ sight, played }) => ({ prompt: sight.view.prompt, legal: sight.legal, move: sight.legal[played] })),
    ).toEqual(own);
  }
  return made.flat().length;
}

describe("a seat's decisions are found in what it saw", () => {
  test("of Coup, at all kinds of tables", () => {
    let found = 0;
    for (const [place, variant] of coup.everyVariant().entries()) found += findAll(coup.coup, variant, `coup ${place}`);
    expect(found).toBeGreaterThan(1000);
  });

  test("of Good Cop Bad Cop, in both games and at all sizes", () => {
    let found = 0;
    for (const [place, variant] of cops.everyVariant().entries()) found += findAll(cops.cops, variant, `cops ${place}`);
    expect(found).toBeGreaterThan(300);
  });
});
