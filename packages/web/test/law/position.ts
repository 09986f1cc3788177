import type { ServerMessage, WireFact } from "@darbar/protocol";
import type { GameName } from "../../src/games/shown-game.ts";
import type { TransportState } from "../../src/transport/transport.ts";

/** What a server says to whoever comes to a table. */
export type TableMessage = Extract<ServerMessage, { readonly type: "table" }>;

/**
 * A table as somebody comes to it, in plain data: what the server would tell them, and what they press then. Nothing of
 * it is played in the page.
 */
export interface Position {
  readonly id: string;
  readonly game: GameName;
  /** What is asked, and what of it was pressed already: "respond", "act+steal". Faults are grouped by it. */
  readonly kind: string;
  readonly shows: Shows;
  /** The choices that are pressed on the way, by id. */
  readonly presses: readonly string[];
  readonly around: Around;
}

/** A table, by what its server says of it; or a step of the lesson. */
export type Shows =
  | { readonly a: "table"; readonly message: TableMessage }
  | { readonly a: "lesson"; readonly step: number };

/** What else is so while the question is open. */
export interface Around {
  /** At a table of the server, or in practice, where a friend may whisper what to do. */
  readonly place: "live" | "practice" | "practice-with-hints";
  readonly connection: TransportState;
  /** Whether the reader is asked about their equipment at every moment (Good Cop Bad Cop). */
  readonly asksEquipment: boolean;
  /** Whether the table refuses what is done last. */
  readonly isRefused: boolean;
  /** Whether this is one of the first games on the device. */
  readonly isFirst: boolean;
  /** Whether a screen shows the table to a whole room: then a phone shows the hand only. */
  readonly hasScreen: boolean;
  /** What comes after the table was shown: talk. */
  readonly news: readonly WireFact[];
}

export const USUAL: Around = {
  place: "live",
  connection: "open",
  asksEquipment: true,
  isRefused: false,
  isFirst: false,
  hasScreen: false,
  news: [],
};
