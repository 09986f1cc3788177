import { seededDraw } from "@darbar/kernel";
import type { AnyRules } from "@darbar/table/client";
import { GAMES } from "../games.ts";

const SEATS = 4;
const STEPS = 60;

/** Moves that are legal somewhere in a game of each kind. */
export function movesToTry(rulesOf: (game: string) => AnyRules): readonly unknown[] {
  return GAMES.flatMap(({ id }) => {
    const rules = rulesOf(id);
    const draw = seededDraw("tries");
    const options = rules.options({}, SEATS);
    if (!options.ok) throw new Error(options.error);
    const state = rules.setup(options.value, SEATS);
    for (const event of rules.deal(state, draw)) rules.evolve(state, event);
    const moves = new Map<string, unknown>();
    for (let step = 0; step < STEPS && rules.outcome(state) === null; step++) {
      const seat = rules.waiting(state)[0];
      const legal = rules.legal(state, seat);
      for (const move of legal) moves.set(JSON.stringify(move), move);
      const decided = rules.decide(state, seat, legal[step % legal.length], draw);
      if (decided.ok) for (const event of decided.value) rules.evolve(state, event);
    }
    return [...moves.values()];
  });
}
