import { at, type Draw, type Seat, seededDraw } from "@darbar/kernel";
import type { Start } from "@darbar/kernel/testing";
import { cops, type EquipmentName, type Move, type State } from "../src/index.ts";
import { awaitedOf, type CopsGame, refereedMoves, refereedStep } from "./every-step.ts";
import { givenTo } from "./positions-given.ts";
import { livingOf } from "./referee-sheet.ts";

/** What random play has come to. */
export interface Played {
  readonly answers: number;
  /** The equipment played in one turn, most in number. */
  readonly mostInOneTurn: number;
}

/** Plays on at random from a position for so many turns, cards as often as not, every answer held against the referee. */
export function playOn(start: Start<State>, turns: number, game: CopsGame = cops): Played {
  const draw = seededDraw(`${start.name}: played on`);
  const line: string[] = [];
  let state = dealtAnew(start.state, draw);
  let answers = 0;
  let inTurn = 0;
  let mostInOneTurn = 0;
  try {
    while (state.outcome === null && state.turns < start.state.turns + turns) {
      const seat: Seat = draw.one(awaitedOf(state));
      const move = chosen(refereedMoves(game, state, seat), draw);
      line.push(`${seat} ${JSON.stringify(move)}`);
      const next = refereedStep(game, state, seat, move, draw);
      answers++;
      inTurn = next.turns === state.turns ? inTurn + (next.playing === null && state.playing === null ? 0 : 1) : 0;
      mostInOneTurn = Math.max(mostInOneTurn, inTurn);
      state = next;
    }
  } catch (error) {
    throw new Error(`${start.name}: ${line.join(", ")}`, { cause: error });
  }
  return { answers, mostInOneTurn };
}

/** The same table, every living player with a card that is rarely seen together with others. */
export function dealtAnew(state: State, draw: Draw): State {
  const rare: EquipmentName[] = ["riot-shield", "restraining-order", "mobile-detonator", "defibrillator", "k9-unit"];
  rare.push(
    "surveillance-camera",
    "wiretap",
    "flashbang",
    "blackmail",
    "disguise",
    "taser",
    "walkie-talkie",
    "truth-serum",
    "polygraph",
    "evidence-bag",
  );
  let table = state;
  for (const seat of livingOf(state)) table = givenTo(table, seat, draw.one(rare)) ?? table;
  return table;
}

/** One of some moves: often a shot, else a kind first, so that cards with many ways to be played do not crowd out the rest. */
export function chosen(moves: readonly Move[], draw: Draw): Move {
  const shoot = moves.find((move) => move.do === "shoot");
  if (shoot !== undefined && draw.one([0, 1]) === 0) return shoot;
  const kind = draw.one([...new Set(moves.map((move) => move.do))]);
  const such = moves.filter((move) => move.do === kind);
  return at(such, draw.one(such.map((_, place) => place)));
}
