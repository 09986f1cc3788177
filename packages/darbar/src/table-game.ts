import type { Bot, BotOptions, Sight } from "@darbar/bots";
import type { Asking, AtTable, Refusal, Remark, Saying, Seat, Viewer } from "@darbar/kernel";
import type { Follower } from "@darbar/words/follow-story";
import type { MessagePart } from "@darbar/words/messages";
import type { Names } from "@darbar/words/names";
import type { Words } from "@darbar/words/words";
import type { Meanings } from "./option-flags.ts";
import type { Attention, Menu, QuestionMenu } from "./play/menu.ts";
import type { Reviewed } from "./review/reviewed.ts";
import type { Line } from "./text/line.ts";
import type { Paint } from "./text/paint.ts";
import type { Voice } from "./text/voice.ts";

/** All that the command line needs of a game: how its tables are set up, told, played and gone over. */
export interface TableGame<Options, State extends Asking, Move, GameEvent>
  extends AtTable<Options, State, Move, GameEvent>,
    Arranging<State, Move, GameEvent>,
    Telling<State, GameEvent>,
    Playing<State, Move, GameEvent> {
  /** How its games are gone over with the best bot; `null`: nobody can. */
  readonly reviewed: Reviewed<Options, State, Move, GameEvent> | null;
}

/** A game whose games can be gone over. */
export interface ReviewedGame<Options, State extends Asking, Move, GameEvent>
  extends TableGame<Options, State, Move, GameEvent> {
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
interface Telling<State, GameEvent> {
  /** What has to be loaded of a language to speak of the game. */
  readonly parts: readonly MessagePart[];
  /** Tells a viewer a game as it goes, from its first event on. */
  follow(viewer: Viewer, words: Words, names: Names): Follower<GameEvent>;
  /** How deep a line about an event is indented, at a table that stood like this before it. */
  depthOf(event: GameEvent, before: State): number;
  /** Whether what an event says shows in the hands that are laid open before the first turn. */
  isLaidOut(event: GameEvent): boolean;
  /** What lies before each player, as far as the viewer knows. */
  hands(view: State, voice: Voice): readonly Line[];
  /** What is counted on the table, in one line: coins, guns. */
  standings(view: State, voice: Voice): string;
  /** For what a game waits that is not over. */
  awaits(view: State, voice: Voice): string;
  /** Why a move was refused. */
  refusal(refusal: Refusal, words: Words): string;
}

/** Tells a game to one viewer, as it goes. It knows what that viewer's events say, and nothing else. */
export interface Storyteller<GameEvent> {
  /** What the events of one decision come to, in lines. */
  tell(events: readonly GameEvent[]): readonly Line[];
}

/** How a game is played by a person among bots. */
export interface Playing<State, Move, GameEvent> {
  /** The table drawn in a few rows, as this viewer sees it. */
  board(view: State, me: Seat, voice: Voice, width: number, paint: Paint, heard?: Heard<GameEvent>): readonly string[];
  /** The player aid of a table. */
  aid(view: State, words: Words, sheet: Sheet): readonly string[];
  /** Whether people stand aside until they say otherwise. */
  readonly startsAside: boolean;
  /** Whether a person is asked the open question, standing aside or not. */
  attend(sight: Sight<State, Move>, aside: boolean): Attention<Move>;
  /** The open question, as it is put to that person. */
  ask(sight: Sight<State, Move>, voice: Voice, aside: boolean): QuestionMenu<Move>;
  /** What a person may tell the others of what they have seen since so many events; `null`: nothing. */
  telling(sight: Sight<State, Move, GameEvent>, since: number, voice: Voice): Menu<Saying | null> | null;
  /** A claim in words, as a viewer hears it; `null`: what was said is none. */
  claimed(said: Pick<Remark, "seat" | "saying">, viewer: Viewer, voice: Voice): string | null;
  /** What a card is called that somebody speaks of. */
  nameOfCard(card: string, words: Words): string;
  /** Whether somebody has nothing more to do in this game. */
  isOut(view: State, seat: Seat): boolean;
  /** What is said of a game that is over, to one who sat there. */
  ending(played: Played<State, GameEvent>, me: Seat, voice: Voice): readonly Line[];
}

/** What somebody has seen and heard so far. */
export type Heard<GameEvent> = {
  readonly past: readonly GameEvent[];
  readonly said: readonly Remark[];
};

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
