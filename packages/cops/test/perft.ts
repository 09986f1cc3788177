import { at, type Draw } from "@darbar/kernel";
import { cops, type EquipmentName, type Mode, type State, VERSION, type Version } from "../src/index.ts";
import { givenTo } from "./positions-given.ts";
import { aimable, sheetOf } from "./referee-sheet.ts";

/**
 * How many ways a game can go on for so many moves: every seat that is asked × every legal move. What chance deals does
 * not count: the first card of the bag comes up.
 */
export function perft(state: State, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of cops.waiting(state)) {
    const moves = cops.legal(state, seat);
    if (depth === 1) {
      count += moves.length;
      continue;
    }
    for (const move of moves) {
      const decided = cops.decide(state, seat, move, FIRST);
      if (!decided.ok) throw new Error(`legal and refused: ${decided.error.code}`);
      const next = { ...state };
      for (const event of decided.value) cops.evolve(next, event);
      count += perft(next, depth - 1);
    }
  }
  return count;
}

const FIRST: Draw = { one: (from) => at(from, 0) };

/** A table after a deal without chance, everybody's cards as dealt, seat 0 to act, and these cards in their hands. */
export function opening(
  mode: Mode,
  hands: readonly EquipmentName[],
  armed: readonly number[] = [],
  version: Version = VERSION,
): State {
  const state = cops.setup({ version, mode, first: 0 }, hands.length);
  for (const event of cops.deal(state, FIRST)) cops.evolve(state, event);
  while (state.question === "arrange") {
    const seat = at(cops.waiting(state), 0);
    const decided = cops.decide(state, seat, at(cops.legal(state, seat), 0), FIRST);
    if (!decided.ok) throw new Error(decided.error.code);
    for (const event of decided.value) cops.evolve(state, event);
  }
  const given = hands.reduce<State | null>(
    (table, kind, seat) => (table === null ? null : givenTo(table, seat, kind)),
    state,
  );
  if (given === null) throw new Error("there is no such card to give");
  const sheet = sheetOf(given);
  for (const seat of armed) {
    at(sheet.players, seat).armed = true;
    at(sheet.players, seat).aim = at(aimable(sheet, seat), 0);
    if (mode === "base") sheet.guns--;
  }
  return sheet;
}
