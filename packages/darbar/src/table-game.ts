import type { Bot, BotOptions, Sight } from "@darbar/bots";
import type { Asking, AtTable, Refusal, Seat, Viewer } from "@darbar/kernel";
import type { Meanings } from "./option-flags.ts";
import type { Attention, Question } from "./play/menu.ts";
import type { Reviewed } from "./review/reviewed.ts";
import type { Line } from "./text/line.ts";
import type { Paint } from "./text/paint.ts";
import type { Names } from "./text/voice.ts";

/** All that the command line needs of a game: how its tables are set up, told, played and gone over. Its options must know `first`, the seat that starts. */
export interface TableGame<Options, State extends Asking, Move, GameEvent>
  extends AtTable<Options, State, Move, GameEvent>,
    Arranging<State, Move, GameEvent>,
    Telling<Options, State, GameEvent>,
    Playing<State, Move, GameEvent> {
  readonly reviewed: Reviewed<Options, State, Move, GameEvent>;
}

/** How tables of a game are set up. */
interface Arranging<State, Move, GameEvent> {
  /** What its options mean, in few words. */
  readonly meanings: Meanings;
  /** What one could type after `npx darbar play`. */
  readonly examples: readonly string[];
  /** Somebody to play against. */
  newBot(options: BotOptions): Bot<State, Move, GameEvent>;
}

/** Options before the rules have read them. */
export type RawOptions = Readonly<Record<string, unknown>>;

/** How a game is told. */
interface Telling<Options, State, GameEvent> {
  /** The table in words, in one line. */
  setting(options: Options, seats: number, names: Names): string;
  /**
   * Somebody who tells the game as one viewer sees it, from a table before its deal on. A `report` is all there is to
   * read; a `commentary` is read beside the table.
   */
  storyteller(table: State, viewer: Viewer, names: Names, style: "report" | "commentary"): Storyteller<GameEvent>;
  /** What lies before each player, as far as the viewer knows. */
  hands(view: State, names: Names): readonly Line[];
  /** For what a game waits that is not over, without the full stop: "It is P1's turn". */
  awaits(view: State, names: Names): string;
  /** Why a move was refused, in one sentence without its full stop. */
  refusal(refusal: Refusal, names: Names): string;
}

/** Tells a game to one viewer, as it goes. It knows what that viewer's events say, and nothing else. */
export interface Storyteller<GameEvent> {
  /** What the events of one decision come to, in lines. */
  tell(events: readonly GameEvent[]): readonly Line[];
}

/** How a game is played by a person among bots. */
export interface Playing<State, Move, GameEvent> {
  /** The table drawn in a few rows, as this viewer sees it. */
  board(view: State, me: Seat, names: Names, width: number, paint: Paint): readonly string[];
  /** The player aid of a table. */
  aid(view: State, sheet: Sheet): readonly string[];
  /** Whether people stand aside until they say otherwise. */
  readonly startsAside: boolean;
  /** Whether a person is asked the open question, standing aside or not. */
  attend(sight: Sight<State, Move>, aside: boolean): Attention<Move>;
  /** The open question, as it is put to that person. */
  ask(sight: Sight<State, Move>, names: Names, aside: boolean): Question<Move>;
  /** Whether somebody has nothing more to do in this game. */
  isOut(view: State, seat: Seat): boolean;
  /** What is said of a game that is over, to one who sat there. */
  ending(played: Played<State, GameEvent>, me: Seat, names: Names): readonly Line[];
}

/** What there is to write on. */
export interface Sheet {
  readonly paint: Paint;
  width(): number;
  /** How many rows can be seen at a time. */
  height(): number;
}

/** A game that is over. */
export interface Played<State, GameEvent> {
  /** The table before the deal; it may be changed. */
  readonly before: State;
  readonly events: readonly GameEvent[];
  readonly after: State;
}
