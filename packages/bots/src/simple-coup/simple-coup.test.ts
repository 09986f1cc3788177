import { coup, everyVariant, type Move, QUESTIONS, type State, type Variant } from "@darbar/coup";
import { type Draw, type Seat, seededDraw } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { describe, expect, test } from "vitest";
import { type Bot, look } from "../bot.ts";
import { PERSONALITIES, PERSONALITY_NAMES } from "./personality.ts";
import { simpleCoup } from "./simple-coup.ts";

type Choice = (state: State, seat: Seat, bot: Bot<State, Move>, draw: Draw) => Move;

/** Plays a whole game between bots, the personalities in turn, and gives back the questions that came up. */
function playGame(table: Variant, seed: string, choice: Choice): ReadonlySet<string> {
  const draw = seededDraw(seed);
  const bots = Array.from({ length: table.seats }, (_, seat) =>
    simpleCoup(PERSONALITIES[PERSONALITY_NAMES[(seat + seed.length) % PERSONALITY_NAMES.length]]),
  );
  const state = coup.setup(table.options, table.seats);
  for (const event of coup.deal(state, draw)) coup.evolve(state, event);
  const questions = new Set<string>();
  for (let decision = 0; coup.outcome(state) === null; decision++) {
    if (decision > 20_000) throw new Error(`${JSON.stringify(table)}, seed ${seed}: no end in sight`);
    questions.add(state.question);
    const [seat] = coup.waiting(state);
    const move = choice(state, seat, bots[seat], draw);
    const decided = coup.decide(state, seat, move, draw);
    if (!decided.ok)
      throw new Error(`${JSON.stringify(table)}, seed ${seed}: ${JSON.stringify({ seat, move, ...decided.error })}`);
    for (const event of decided.value) coup.evolve(state, event);
  }
  return questions;
}

describe("the simple bot", () => {
  const tables = everyVariant();

  test("finishes every game at every table and makes no illegal move", () => {
    const met = new Set<string>();
    for (const table of tables) {
      for (let game = 0; game < usually(1, { all: 4 }); game++) {
        const questions = playGame(table, `game ${game}`, (state, seat, bot, draw) => {
          const sight = look(coup, state, seat);
          const move = bot.choose(sight, draw);
          if (!sight.legal.includes(move))
            throw new Error(`${JSON.stringify(table)}: ${JSON.stringify(move)} is not legal`);
          return move;
        });
        for (const question of questions) met.add(question);
      }
    }
    expect([...met, "over"].sort()).toEqual([...QUESTIONS].sort());
  });

  test("plays the same whatever lies where it cannot see", () => {
    for (const [place, table] of tables.entries()) {
      if (place % usually(4, { all: 1 }) !== 0) continue;
      const dreams = seededDraw(`dreams ${place}`);
      let decision = 0;
      playGame(table, "one", (state, seat, bot) => {
        const seed = `decision ${decision++}`;
        const move = bot.choose(look(coup, state, seat), seededDraw(seed));
        const dreamt = coup.imagine(coup.view(state, seat), dreams);
        expect(bot.choose(look(coup, dreamt, seat), seededDraw(seed))).toEqual(move);
        return move;
      });
    }
  });

  test("plays the same game again from the same seed", () => {
    const moves = (): string => {
      const played: Move[] = [];
      playGame(tables[0], "again", (state, seat, bot, draw) => {
        const move = bot.choose(look(coup, state, seat), draw);
        played.push(move);
        return move;
      });
      return JSON.stringify(played);
    };
    expect(moves()).toBe(moves());
  });
});
