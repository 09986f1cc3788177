import type { Dwell, Seat, Viewer } from "@darbar/kernel";
import type { StoryLine } from "@darbar/words/story-line";
import type { Words } from "@darbar/words/words";
import type { ComponentType } from "preact";
import type { Beat } from "../motion/beat.ts";
import type { Picture } from "../motion/picture.ts";
import type { SoundName } from "../sound/sound.ts";
import type { TableProps } from "../table/props.ts";
import type { AnyRules, GameName } from "./shown-game.ts";

/** A game at a table of the page: its rules, its table, how its events look, sound and read. */
export interface GameTable {
  readonly name: GameName;
  readonly rules: AnyRules;
  readonly Table: ComponentType<TableProps>;
  /** How long an event is shown before the next, and whether a question waits for it. */
  pace(event: unknown): Dwell;
  /** What is to be seen of an event. */
  script(event: unknown): readonly Beat[];
  /** Draws what is seen over the table, by name; `null` for what the game does not know. */
  draw(picture: string): Picture | null;
  /** The sound of an event for a seat (`null`: a spectator); `null` if it has none. */
  soundOf(event: unknown, me: Seat | null): SoundName | null;
  /** A game's past as a viewer may know it, line by line. */
  tell(past: readonly unknown[], viewer: Viewer, words: Words, names: (seat: Seat) => string): readonly StoryLine[];
  /** The cards that a quick phrase can speak of, and what they are called. */
  readonly phraseCards: readonly string[];
  cardName(card: string, words: Words): string;
  /** Loads what only those need who read games from files. */
  loadChecks(): Promise<FileChecks>;
  /** Whether an event of a game's past says something by itself, so that a replay stops at it. */
  saysSomething(past: readonly unknown[], index: number): boolean;
}

/** How a game tells a file of its own from anything else. */
export interface FileChecks {
  /** Whether something read from a file is an event of a game of so many seats, as somebody may have seen it. */
  isSeenEvent(event: unknown, seats: number): boolean;
  /** Whether a table that was folded from such events can be one that was played at. */
  addsUp(view: unknown): boolean;
}
