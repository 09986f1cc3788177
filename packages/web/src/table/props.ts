import type { Result, Seat } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import type { ComponentChildren } from "preact";
import type { FilledPanel } from "../board/panels.ts";
import type { BoardSight } from "../board/sight.ts";
import type { Refused } from "../transport/table-link.ts";
import type { TransportState } from "../transport/transport.ts";
import type { Cue } from "./controller.ts";
import type { TableModel } from "./model.ts";

/** How one leaves a table, and gives a game up. */
export interface Going {
  /** `isIn`: they are in a game, and play for themselves. */
  leave(isIn: boolean): void;
  resign(): void;
}

/** Hints at a table of the server. */
export interface HintSwitch {
  readonly isOn: boolean;
  /** Whether the reader has switched them themselves: then they are given on small screens, too. */
  readonly isAsked: boolean;
  toggle(): void;
}

/** What a phone shows while the table has a screen: the hand only, or the whole table. */
export interface Companion {
  readonly isOn: boolean;
  /** `undefined`: it is so. */
  readonly toggle?: () => void;
}

/** What a game's table is drawn from, whether it is live, practice, a lesson or a replay. */
export interface TableProps {
  readonly model: TableModel;
  readonly cue: Cue | null;
  /** More news waits to be shown: nothing is asked of the reader until it was. */
  readonly isBehind: boolean;
  readonly doing: Command | null;
  readonly refused: Refused | null;
  readonly connection: TransportState;
  readonly mode: "live" | "screen" | "hand" | "practice" | "lesson" | "replay";
  /** Whether this is one of the first games that the reader plays on this device; `undefined`: no. */
  readonly isNew?: boolean;
  /** Makes a move as the answer to the question that is shown. */
  move(move: unknown): Promise<Result<null, Refused>>;
  /** Anything else: orders, talk, more time. */
  command(command: Command): Promise<Result<null, Refused>>;
  /** Shows everything there is at once. */
  catchUp(): void;
  /** Which choices may be pressed, by id; `undefined`: all. A lesson lets only the right one through. */
  readonly allowed?: readonly string[];
  /** Talk, drawn where the table has room for it; `isShown` says whether it can be seen just now. */
  talk?(isShown: boolean): ComponentChildren;
  /** How many lines of talk came unseen. */
  readonly unread?: number;
  /** Stands beside the prompt: a coach's words, replay controls, a hint. */
  readonly beside?: ComponentChildren;
  /** A switch for hints; `undefined`: there are none, or they stand beside the prompt with a switch of their own. */
  readonly hints?: HintSwitch;
  /** Stands in the bar of a screen that nobody sits at, where nothing can be looked up. */
  readonly tools?: ComponentChildren;
  /** Says who is asked, below the question, where all of them look at one screen. */
  awaited?(sight: BoardSight): ComponentChildren;
  /** What else can be looked up beside the table. */
  readonly panels?: readonly FilledPanel[];
  /** Whether a phone leaves the table to the screen that everybody looks at; `undefined`: there is none. */
  readonly companion?: Companion;
  /** Which of them is open from the beginning; `null`: none. */
  readonly opens?: string | null;
  /** How one leaves, and gives the game up; `undefined`: there is nothing to leave. */
  readonly going?: Going;
  /** Stands in the prompt when the reader plays no more and the others, who are still in, play on. */
  out?(stillIn: readonly Seat[]): ComponentChildren;
  /** Stands in the middle when the game is over: rematch, replay, leave. */
  readonly after?: ComponentChildren;
  /** What the game came to, over the table as soon as its end was seen. */
  readonly sheet?: ComponentChildren;
}
