import type { Result } from "@darbar/kernel";
import type { Command, Listed, OwnTable } from "@darbar/protocol";
import type { Actor } from "@darbar/table";
import type { Refused } from "@darbar/words";
import type { Used } from "../usage.ts";

/** What somebody holds of a table already. */
interface Have {
  readonly log: string;
  readonly facts: number;
}

/** A question of one node to another, and what it is answered with. */
export type Question =
  /** Which game a table is for; `null` if it is not played there. */
  | { readonly ask: "game"; readonly table: string }
  /** Whether a game of a table can be looked up; what is found is in the store by then. */
  | { readonly ask: "record"; readonly table: string; readonly game: number }
  /** Why somebody may not take a name, as far as the tables there are concerned. */
  | { readonly ask: "bar-name"; readonly actor: Actor }
  /** Which of the tables there at which somebody sits has a code. */
  | { readonly ask: "own-code"; readonly person: string; readonly code: string }
  /** The tables there at which somebody has a place. */
  | { readonly ask: "own-tables"; readonly person: string };

export interface Answers {
  readonly game: string | null;
  readonly record: Result<null, Refused> | null;
  readonly "bar-name": Refused | null;
  readonly "own-code": { readonly table: string; readonly game: string } | null;
  readonly "own-tables": readonly OwnTable[] | null;
}

/** What one node tells all others. */
export type Notice =
  /** Tables that were another's are mine now, each in an epoch. */
  | { readonly tell: "took"; readonly tables: readonly (readonly [table: string, epoch: number])[] }
  /** A table is yours now. The version before does not say since when nobody has kept its clock. */
  | { readonly tell: "yours"; readonly table: string; readonly epoch: number; readonly released?: number | null }
  /** The table that you gave me is played here, or I go, too: do not wait for me. The version before does not say so. */
  | { readonly tell: "awake"; readonly table: string }
  /** A table that was mine is another node's now. */
  | { readonly tell: "moved"; readonly table: string; readonly to: string }
  | { readonly tell: "renamed"; readonly actor: Actor }
  | { readonly tell: "withdrawn"; readonly person: string; readonly device: string }
  /** The public tables that are listed here. */
  | { readonly tell: "listed"; readonly listed: readonly Listed[] }
  /** I go: list these from now on. */
  | { readonly tell: "adopt"; readonly listed: readonly Listed[] }
  /** What was used of limits here, since the last time. */
  | { readonly tell: "used"; readonly used: readonly Used[] }
  /** How many connections people have here now: of all, or of those of whom that has changed. */
  | {
      readonly tell: "connected";
      readonly isAll: boolean;
      readonly people: readonly (readonly [person: string, count: number])[];
    };

/**
 * What travels over a link. `s` is a session at the node that asks, `n` something it wants done. Who does not know a frame leaves
 * it: the neighbour may be of the next version.
 */
export type Frame =
  | {
      readonly t: "watch";
      readonly s: number;
      readonly table: string;
      readonly actor: Actor;
      readonly have?: Have | undefined;
      readonly legal: boolean;
    }
  /** Somebody looks at a table with a screen that everybody in a room sees. */
  | {
      readonly t: "screen";
      readonly s: number;
      readonly table: string;
      readonly actor: Actor;
      readonly have?: Have | undefined;
    }
  | { readonly t: "unwatch"; readonly s: number; readonly table: string }
  | {
      readonly t: "do";
      readonly s: number;
      readonly n: number;
      readonly table: string;
      readonly actor: Actor;
      readonly id: string;
      readonly command: Command;
      /** With which trace it goes on, if there is one; the version before leaves it. */
      readonly trace?: string | undefined;
    }
  | { readonly t: "end"; readonly s: number }
  /** A message for some sessions follows, as it goes over their wires. */
  | { readonly t: "told"; readonly to: readonly number[]; readonly table: string; readonly whole: boolean }
  | { readonly t: "gone"; readonly s: number; readonly table: string; readonly why: Refused }
  /** `null`: the table is not played here. */
  | { readonly t: "did"; readonly s: number; readonly n: number; readonly done: Result<null, Refused> | null }
  | { readonly t: "question"; readonly c: number; readonly question: Question }
  | { readonly t: "answer"; readonly c: number; readonly answer: unknown }
  | { readonly t: "notice"; readonly notice: Notice };

/** A frame as text: a line of JSON, and behind it the message that it carries, untouched. */
export function writeFrame(frame: Frame, body = ""): string {
  return body === "" ? JSON.stringify(frame) : `${JSON.stringify(frame)}\n${body}`;
}

/** The frame of a text, and what it carries; `null` if it is not one. */
export function readFrame(text: string): { readonly frame: Frame; readonly body: string } | null {
  const end = text.indexOf("\n");
  try {
    const frame: unknown = JSON.parse(end === -1 ? text : text.slice(0, end));
    if (typeof frame !== "object" || frame === null || !("t" in frame)) return null;
    // Whoever has proved that they belong to us writes frames as we do.
    return { frame: frame as Frame, body: end === -1 ? "" : text.slice(end + 1) };
  } catch {
    return null;
  }
}
