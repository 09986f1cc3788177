import { type Draw, type Seat, seededDraw } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { cops, MODES, type Move, QUESTIONS, type State, VERSION } from "../src/index.ts";
import { everyExpressible } from "./every-expressible.ts";
import { chosen, dealtAnew } from "./every-game.ts";
import { startOf } from "./positions.ts";

/* Law 3 tries moves of the recent past where they do not belong. Here everything is tried that can be said at all. */

/** Tables of each game, question and moment that are tried. */
const EACH = usually(1, { all: 2 });
const SEATS = usually([4], { all: [4, 5] });
/** Made positions that these tables are looked for from. */
const MADE = 80;

describe("whatever can be said is accepted if it is legal, and refused if not", () => {
  it.each(SEATS)("at %d seats, in every question of both games", (seats) => {
    const expressible = new Map(everyExpressible(seats).map((move) => [spelled(move), move]));
    for (const [name, move] of expressible) {
      const read = cops.move(move);
      if (!read.ok || spelled(read.value) !== name) throw new Error(`${name} is not read as what it says`);
    }
    const tables = tablesAt(seats);
    for (const table of tables.values()) for (const state of table) tryAll(state, expressible);
    const asked = new Set([...tables.keys()].map((name) => name.split(" ").slice(0, 2).join(" ")));
    const wanted = MODES.flatMap((mode) => QUESTIONS.map((question) => `${mode} ${question}`));
    expect([...asked].toSorted()).toEqual(wanted.toSorted());
  });
});

function tryAll(state: State, expressible: ReadonlyMap<string, Move>): void {
  const draw = seededDraw("any");
  for (const seat of state.players.keys()) {
    const legal = new Set(cops.legal(state, seat).map(spelled));
    const known = legal.size;
    let accepted = 0;
    for (const [name, move] of expressible) {
      const decided = cops.decide(state, seat, move, draw);
      if (decided.ok) accepted++;
      if (decided.ok !== legal.has(name)) {
        const said = `${seat} says ${JSON.stringify(move)} to ${state.question} in ${state.moment}`;
        throw new Error(
          `${said}: ${decided.ok ? "accepted and not legal" : `legal and refused, ${decided.error.code}`}`,
        );
      }
    }
    if (accepted !== known) throw new Error(`${known} legal moves and ${accepted} accepted: one cannot be said`);
  }
}

function spelled(move: Move): string {
  return JSON.stringify(Object.entries(move).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Some tables for each game, question and moment, from random play. */
function tablesAt(seats: number): ReadonlyMap<string, readonly State[]> {
  const tables = new Map<string, State[]>();
  for (const mode of MODES) {
    for (let number = 0; number < MADE; number++) {
      const draw = seededDraw(`${mode} ${seats} ${number}`);
      let state = number < 2 ? dealt(mode, seats) : dealtAnew(startOf(mode, seats, 2 * number + 1).state, draw);
      for (let answers = 0; answers < 60; answers++) {
        const name = `${mode} ${state.question} ${state.moment}`;
        const such = tables.get(name) ?? [];
        if (such.length < EACH) tables.set(name, [...such, state]);
        if (state.outcome !== null) break;
        state = answered(state, draw.one(cops.waiting(state)), draw);
      }
    }
  }
  return tables;
}

function dealt(mode: (typeof MODES)[number], seats: number): State {
  const state = cops.setup({ version: VERSION, mode, first: 0 }, seats);
  for (const event of cops.deal(state, seededDraw(mode))) cops.evolve(state, event);
  return state;
}

function answered(state: State, seat: Seat, draw: Draw): State {
  const decided = cops.decide(state, seat, chosen(cops.legal(state, seat), draw), draw);
  if (!decided.ok) throw new Error(decided.error.code);
  const next = { ...state };
  for (const event of decided.value) cops.evolve(next, event);
  return next;
}
