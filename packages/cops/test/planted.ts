import { type Draw, ok, type Seat, type Viewer } from "@darbar/kernel";
import { holdLaws, type LawNumber } from "@darbar/kernel/laws";
import { type CopsEvent, cops, type Mode, type Move, type State } from "../src/index.ts";
import { playOn } from "./every-game.ts";
import { walkPosition } from "./every-position.ts";
import type { CopsGame } from "./every-step.ts";
import { newTally } from "./every-tally.ts";
import { startOf, startsOfTurns } from "./positions.ts";

/** The game without a way of its own to advance, so that what is planted in `decide` or `evolve` is met by whoever advances, too. */
export const bareCops: CopsGame = withoutAdvance(cops);

function withoutAdvance({ advance: _, ...game }: CopsGame): CopsGame {
  return game;
}

/** The law that a game with a planted fault breaks first, or "none". */
export function firstBroken(game: CopsGame, mode: Mode = "base", games = 12): LawNumber | "none" {
  const cases = [4, 5].map((seats) => ({ options: { mode }, seats }));
  const held = holdLaws(game, cases, { games, seed: "planted" });
  return held.ok ? "none" : held.error.law;
}

/** What the referee or an invariant says first of a game with a planted fault, or "nothing". */
export function refereeSays(game: CopsGame, mode: Mode = "base", positions = 10): string {
  for (let number = 1; number < 2 * positions; number += 2) {
    try {
      walkPosition(startOf(mode, 4 + (number % 5), number), number, newTally(), game);
    } catch (error) {
      return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    }
  }
  return "nothing";
}

/** The same of random play, in which several play cards in one moment. */
export function refereeSaysInPlay(game: CopsGame): string {
  for (const start of startsOfTurns(10)) {
    try {
      playOn(start, 3, game);
    } catch (error) {
      return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    }
  }
  return "nothing";
}

/** The game, but what it decides is altered. */
export function deciding(
  alter: (events: readonly CopsEvent[], before: State, seat: Seat, move: Move) => readonly CopsEvent[],
): CopsGame {
  const decide = (state: State, seat: Seat, move: Move, draw: Draw): ReturnType<CopsGame["decide"]> => {
    const decided = cops.decide(state, seat, move, draw);
    return decided.ok ? ok(alter(decided.value, state, seat, move)) : decided;
  };
  return { ...bareCops, decide };
}

/** The game, but one kind of event is folded in another way. */
export function folding<Type extends CopsEvent["type"]>(
  type: Type,
  fold: (state: State, event: CopsEvent & { readonly type: Type }, evolve: CopsGame["evolve"]) => void,
): CopsGame {
  const evolve = (state: State, event: CopsEvent): void => {
    if (event.type === type) fold(state, event as CopsEvent & { readonly type: Type }, cops.evolve);
    else cops.evolve(state, event);
  };
  return { ...bareCops, evolve };
}

/** The game, but some kinds of event are sent to everybody as they are. */
export function sending(...types: readonly CopsEvent["type"][]): CopsGame {
  const redact = (event: CopsEvent, viewer: Viewer): CopsEvent | null =>
    types.includes(event.type) ? event : cops.redact(event, viewer);
  return { ...cops, redact };
}

/** The table as events leave it. */
export function folded(state: State, events: readonly CopsEvent[]): State {
  const next = { ...state };
  for (const event of events) cops.evolve(next, event);
  return next;
}
