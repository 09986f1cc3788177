import type { Asking, Outcome, Remark, Seat, Viewer } from "@darbar/kernel";
import type { Listed } from "./http/tables.ts";
import type { BotLevel, BotStyle, Hurry } from "./names.ts";
import type { Phrase } from "./phrase.ts";
import type { Setup } from "./setup.ts";

/**
 * Who sits in a seat. `away`: a bot plays for them until they are back; `resigned`: to the end of the game. A bot whose style is `null` is in every game as
 * chance decides, and nobody is told how.
 */
export type Sitter =
  | {
      readonly kind: "person";
      readonly person: string;
      readonly name: string;
      readonly away: boolean;
      readonly resigned?: true;
    }
  | { readonly kind: "bot"; readonly level: BotLevel; readonly style: BotStyle | null; readonly name: string };

/** How a seat came to answer: its player has, their standing order, the end of their time, or a bot that plays for them. */
export type How = "player" | "order" | "timeout" | "bot";

/** What happened at a table and is told to everybody as it is kept. */
export type OpenFact =
  | { readonly type: "setup"; readonly setup: Setup }
  | { readonly type: "sat"; readonly seat: Seat; readonly sitter: Sitter }
  | { readonly type: "stood"; readonly seat: Seat }
  | { readonly type: "renamed"; readonly person: string; readonly name: string }
  | { readonly type: "kicked"; readonly person: string }
  | { readonly type: "host"; readonly person: string | null }
  /** Who sits there plays no more, and wants the bots to play on faster, without pauses (`skip`), or as usual (`null`). */
  | { readonly type: "hurried"; readonly seat: Seat; readonly hurry: Hurry | null }
  /** Somebody has committed to a share of the shuffle of this game. */
  | { readonly type: "share-committed"; readonly seat: Seat; readonly game: number; readonly commitment: string }
  /** All commitments are in, no more are taken: now everybody opens their share. */
  | { readonly type: "shuffling"; readonly game: number; readonly commitments: readonly (string | null)[] };

/** Something that happened at a table, as one viewer may know it. Cards they may not see are `null`. */
export type WireFact =
  | OpenFact
  | { readonly type: "created"; readonly setup: Setup; readonly code: string }
  /** The hash of the secret of the next shuffle. */
  | { readonly type: "committed"; readonly commitment: string }
  /** Your own share has come. */
  | { readonly type: "share-opened" }
  /** The cards are dealt. A seat with a commitment and without a share has not opened in time: it was left out. */
  | {
      readonly type: "started";
      readonly game: number;
      readonly options: unknown;
      readonly commitments: readonly (string | null)[];
      readonly shares: readonly (string | null)[];
      /** Who starts was drawn by lot, from the key of the shuffle. */
      readonly lot?: true;
    }
  /** What happened in the game: the game's own events, redacted. */
  | { readonly type: "events"; readonly events: readonly unknown[] }
  /** Your own answer: sealed, held back until the window closes; or what was played at once for you. */
  | { readonly type: "given"; readonly prompt: number; readonly move: unknown; readonly how: How }
  | { readonly type: "ordered"; readonly order: string | null }
  | { readonly type: "away"; readonly seat: Seat; readonly away: boolean; readonly resigned?: true }
  | { readonly type: "time-given"; readonly by: Seat }
  /** Bots say nothing of their own accord any more, or again. */
  | { readonly type: "bots-muted"; readonly muted: boolean }
  | { readonly type: "ended"; readonly outcome: Outcome; readonly spectatorsSaid: readonly Said[] }
  | Said;

export interface Said {
  readonly type: "said";
  /** `null`: a bot. */
  readonly person: string | null;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string | null;
  readonly phrase: Phrase | null;
  /** A quick phrase of who plays: after how many of the events in `past` it was said; it belongs to `game.said`, too. */
  readonly after?: number;
}

/** A table as one viewer knows it. */
export interface Snapshot {
  readonly setup: Setup;
  readonly code: string;
  readonly host: string | null;
  readonly seats: readonly (Sitter | null)[];
  /** What each seat has committed to for the next shuffle. */
  readonly commitments: readonly (string | null)[];
  /** The hash of the secret of the next shuffle. */
  readonly commitment: string;
  /** The number of the game that is dealt next. */
  readonly nextGame: number;
  /** The shuffle under way; `opened`: your own share has come. */
  readonly shuffle: {
    readonly game: number;
    readonly commitments: readonly (string | null)[];
    readonly opened: boolean;
  } | null;
  readonly game: {
    readonly number: number;
    /** Which game it is, and of how many: the setup may be another one by now. */
    readonly game: string;
    readonly seats: number;
    readonly options: unknown;
    readonly commitment: string;
    readonly view: Asking;
    /** The game's own events so far, as this viewer may see them: for the log, also of those who come late. */
    readonly past: readonly unknown[];
    /** What those who play have said in quick phrases, each after so many of these events. */
    readonly said: readonly Remark[];
    readonly outcome: Outcome | null;
  } | null;
  /** Whether the host has had the bots hold their tongues. */
  readonly botsMuted: boolean;
  /** Your own sealed answer to the open question. */
  readonly given: unknown;
  readonly order: string | null;
  /** What those who play no more want of the bots that play on, by seat; left out where nobody wants anything. */
  readonly hurries?: readonly (Hurry | null)[];
  readonly talk: readonly Said[];
}

/** How much time the open question has left, in milliseconds; `null`: no limit. */
export interface ClockReading {
  readonly prompt: number;
  readonly left: number | null;
  readonly bank: readonly number[];
}

/** Every message from a server. */
export type ServerMessage =
  | { readonly type: "welcome"; readonly protocol: number; readonly person: string; readonly name: string }
  | {
      readonly type: "table";
      readonly table: string;
      readonly viewer: Viewer;
      /** The name of this viewer's log; it changes when they become another viewer (they sit down, they stand up). */
      readonly log: string;
      readonly facts: number;
      readonly snapshot: Snapshot;
      readonly clock: ClockReading | null;
    }
  | {
      readonly type: "facts";
      readonly table: string;
      readonly log: string;
      /** The number of the first of these facts in this viewer's log. */
      readonly from: number;
      readonly facts: readonly WireFact[];
      /** What the clock says now, where the facts have changed that. */
      readonly clock?: ClockReading | null;
    }
  /** Every answer to the open question that is legal in your own view; sent only to clients that asked for it. */
  | {
      readonly type: "asked";
      readonly table: string;
      readonly game: number;
      readonly prompt: number;
      readonly moves: readonly unknown[];
    }
  | { readonly type: "clock"; readonly table: string; readonly clock: ClockReading | null }
  | {
      readonly type: "present";
      readonly table: string;
      readonly seats: readonly Seat[];
      readonly spectators: number;
      /** How many screens show it to a whole room; left out where there is none. */
      readonly screens?: number;
    }
  | { readonly type: "done"; readonly id: string }
  | { readonly type: "refused"; readonly id: string; readonly code: string; readonly error: string }
  | { readonly type: "lobby"; readonly tables: readonly Listed[] }
  | { readonly type: "gone"; readonly table: string; readonly code: string; readonly error: string }
  | { readonly type: "pong" }
  | { readonly type: "bad"; readonly error: string };
