import type { Asking, ListedGame } from "@darbar/kernel";
import type { OptionList } from "@darbar/kernel/options";
import type { Setup } from "@darbar/protocol";
import type { MessagePart } from "@darbar/words/messages";
import type { ReviewWords } from "@darbar/words/review-words";
import type { Words } from "@darbar/words/words";
import type { ComponentType } from "preact";
import type { GameEnding } from "../ending/game-ending.ts";
import type { Lesson } from "../learn/lesson.ts";
import type { Whisper } from "../learn/whisper.tsx";
import type { Answer } from "../practice/answer-messages.ts";
import type { GameRules } from "../rules/game-rules.ts";
import type { GameTable } from "./game-table.ts";

/** The games there are. */
export type GameName = Setup["game"];

export type { AnyRules } from "@darbar/table/client";

/**
 * All that the page knows of a game. It is light, since every page has it; whatever weighs something is a piece of script of its
 * own, loaded when it is first needed, so that players of one game never wait for another.
 */
export interface ShownGame {
  readonly name: GameName;
  /** What its tables can agree on. */
  readonly options: OptionList;
  /** What the document wears where the game is played or read, besides its own look; `null`: nothing. */
  readonly skin: string | null;
  /** The signs by which it is known before a word is read, and the ornament beside its name. */
  readonly Signs: ComponentType<{ readonly class: string }>;
  readonly Star: ComponentType<{ readonly class: string }>;
  /** The tables that most people want, each a press away where a new one is set up. */
  readonly presets: readonly Preset[];
  /** How many sit down to somebody's first game. */
  readonly firstGameSeats: number;
  /** What is said where it is practised or learned, besides what every page says. */
  readonly says: readonly MessagePart[];
  loadTable(): Promise<GameTable>;
  readonly practice: ShownPractice;
  /** How several people play it with one phone; `null`: it is not for that. */
  readonly onePhone: ShownOnePhone | null;
  /** How it is learned by playing; `null`: it is not taught here. */
  readonly lesson: ShownLesson | null;
  /** How its games are gone over with the best bot; `null`: they are not. */
  readonly review: ShownReview | null;
  /** What is told of its games when they are over; `null`: who has won, and no more. */
  loadEnding: (() => Promise<GameEnding>) | null;
  /** Its books, to be read; `null`: there is none. */
  loadRules: (() => Promise<GameRules>) | null;
}

/** A table as people often want it. It is called by its name: `coup.preset.duel`. */
export interface Preset {
  readonly name: string;
  readonly options: Setup["options"];
  /** For how many, each of them a press. */
  readonly seats: readonly number[];
}

/** What one practises a game with. */
interface ShownPractice {
  /** The options that an address asks for. */
  optionsAt(wanted: URLSearchParams): Setup["options"];
  /** The game, for a table in the page. */
  loadGame(): Promise<ListedGame>;
  /** Starts the worker in which bots think, with this game's rules and bots alone: what a worker loads is no part of the page. */
  startWorker(): Worker;
  /** The same bots for a page without workers, loaded only there. */
  loadAnswer(): Promise<Answer>;
}

/** What several people pass one phone round with. */
interface ShownOnePhone {
  /** Starts the worker that holds the game: the page gets only what everybody, or whoever has the phone in hand, may see. */
  startWorker(): Worker;
  /** What somebody says aloud to what another does. */
  loadSayAloud(): Promise<(move: unknown, view: Asking, words: Words) => string>;
}

/** What one learns a game with. */
interface ShownLesson {
  load(): Promise<Lesson>;
  /** Who gives hints in a first game. */
  loadWhisper(): Promise<Whisper>;
}

/** What a game is gone over with. */
interface ShownReview {
  loadWords(): Promise<ReviewWords>;
  startWorker(): Worker;
}
