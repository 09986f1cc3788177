import type { Asking, Dwell, Game, Outcome, Seat } from "@darbar/kernel";
import type { GameName } from "../games/shown-game.ts";

/** An answer that somebody has given to the open question. */
export type Given<Move> = readonly [Seat, Move];

/** A game that can be practised: its rules, and what a practice table needs besides; bots think elsewhere. Only who looks inside names its types. */
export interface SoloRules<Options = unknown, State extends Asking = Asking, Move = unknown, GameEvent = unknown> {
  readonly game: GameName;
  readonly rules: Game<Options, State, Move, GameEvent>;
  /** The answers that count, of all that were given at the same time. */
  thoseThatCount(state: State, given: readonly Given<Move>[]): readonly Given<Move>[];
  /** Whether the open window is about something that takes nothing from anybody: public facts only. */
  isHarmless(state: State): boolean;
  /** Whether the open window is a seat's own affair: public facts only, never what it holds. */
  touches(state: State, seat: Seat): boolean;
  /** Whether a seat plays no more in this game, or only if somebody brings it back. */
  isOut(state: State, seat: Seat): boolean;
  /** How long an event, as everybody sees it, is looked at. */
  dwellOf(event: GameEvent): Dwell;
  /** How long a bot pauses over the open question: at least, and at most so much longer. Public facts only. */
  pauseOver(state: State): readonly [least: number, more: number];
  /** The cards that a quick phrase can speak of. */
  readonly cards: readonly string[];
  /** Who starts the next game; `null` if the rules leave it open. */
  startsNext(options: Options, last: Outcome): Seat | null;
}
