import { ACTIONS, cops, everyVariant, type Move, QUESTIONS, type State, type Variant } from "@darbar/cops";
import { type Draw, type Seat, seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { type Bot, look } from "../bot.ts";
import { simpleCops } from "./simple-cops.ts";

type Choice = (state: State, seat: Seat, bot: Bot<State, Move>, draw: Draw) => Move;

/** Plays a whole game between bots. */
function playGame(table: Variant, seed: string, choice: Choice): State {
  const draw = seededDraw(seed);
  const bots = Array.from({ length: table.seats }, () => simpleCops(draw));
  const state = cops.setup(table.options, table.seats);
  for (const event of cops.deal(state, draw)) cops.evolve(state, event);
  while (cops.outcome(state) === null) {
    if (state.turns > 200) throw new Error(`${JSON.stringify(table)}, seed ${seed}: no end in sight`);
    const [seat] = cops.waiting(state);
    const move = choice(state, seat, bots[seat], draw);
    const decided = cops.decide(state, seat, move, draw);
    if (!decided.ok)
      throw new Error(`${JSON.stringify(table)}, seed ${seed}: ${JSON.stringify({ seat, move, ...decided.error })}`);
    for (const event of decided.value) cops.evolve(state, event);
  }
  return state;
}

describe("the simple bot", () => {
  const tables = everyVariant();

  test("finishes every game at every table within 200 turns, and makes no illegal move", () => {
    const met = new Set<string>(["over"]);
    for (const table of tables) {
      for (let game = 0; game < 8; game++) {
        playGame(table, `game ${game}`, (state, seat, bot, draw) => {
          const sight = look(cops, state, seat);
          const move = bot.choose(sight, draw);
          if (!sight.legal.includes(move)) throw new Error(`${JSON.stringify(move)} is not legal`);
          met.add(state.question);
          met.add(move.do);
          return move;
        });
      }
    }
    expect([...QUESTIONS, ...ACTIONS, "play"].filter((name) => !met.has(name))).toEqual([]);
  });

  test("plays the same whatever lies where it cannot see", () => {
    for (const [place, table] of tables.entries()) {
      const dreams = seededDraw(`dreams ${place}`);
      let decision = 0;
      playGame(table, "one", (state, seat, bot) => {
        const seed = `decision ${decision++}`;
        const move = bot.choose(look(cops, state, seat), seededDraw(seed));
        const dreamt = cops.imagine(cops.view(state, seat), dreams);
        expect(bot.choose(look(cops, dreamt, seat), seededDraw(seed))).toEqual(move);
        return move;
      });
    }
  });

  test("plays the same game again from the same seed", () => {
    const moves = (): string => {
      const played: Move[] = [];
      playGame(tables[0], "again", (state, seat, bot, draw) => {
        const move = bot.choose(look(cops, state, seat), draw);
        played.push(move);
        return move;
      });
      return JSON.stringify(played);
    };
    expect(moves()).toBe(moves());
  });
});
