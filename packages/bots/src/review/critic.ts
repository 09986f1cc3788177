import type { Asking, Draw, Remark, Seat } from "@darbar/kernel";
import type { Budget, Sight } from "../bot.ts";

/** What every table tells of itself here. */
export interface CriticTable extends Asking {
  readonly question: string;
}

/** A chance that the master gives something, at one time. */
export interface Belief {
  readonly seat: Seat;
  readonly what: string;
  readonly chance: number;
}

/** Something that was said, and how likely it is to be so. */
export interface HeardWord {
  readonly remark: Remark;
  readonly chance: number;
}

/** What came of thinking about a decision, move by move in the order of the legal ones. */
export interface Thought {
  /** The chance to win after each; `null` where it was not looked at. */
  readonly worths: readonly (number | null)[];
  readonly mix: readonly number[];
  /** How much of the difference between two moves may be mere chance: one standard error. */
  doubt(one: number, other: number): number;
  readonly isSolved: boolean;
}

/** A master who thinks about one seat's game. It is told what that seat has seen, and nothing else. */
export interface Critic<State, Move, GameEvent> {
  /** What it believes; `sight.past` says how far the game has come. */
  believe(sight: Sight<State, Move, GameEvent>): readonly Belief[];
  /** How far it believes what others have said since `earlier`; nothing where words prove nothing to it. */
  hear?(earlier: Sight<State, Move, GameEvent>, later: Sight<State, Move, GameEvent>): readonly HeardWord[];
  /** Whether an event may have changed what it believes. */
  isTelling(event: GameEvent): boolean;
  /** Thinks about a decision; the move that was played is always looked at. */
  think(sight: Sight<State, Move, GameEvent>, played: number, draw: Draw, budget: Budget): Thought;
}
