import type { Seat } from "@darbar/kernel";
import type { ServerMessage, WireFact } from "@darbar/protocol";
import type { Refused } from "./refusal.ts";

/** Somebody who looks at a table, over whatever transport. */
export interface Watcher {
  readonly person: string;
  /** Whether they want to be told their legal moves with every question. */
  readonly wantsMoves?: boolean;
  /** A screen that everybody in a room looks at: it is told what the public is, whoever has put it up. */
  readonly isScreen?: boolean;
  send(message: ServerMessage): void;
  /** They do not see the table any more: why, in no language. */
  gone(why: Refused): void;
}

/** What a client holds already: so many facts of a log. */
export interface Have {
  readonly log: string;
  readonly facts: number;
}

/** How many of the latest facts a log keeps, for those who were away for a moment. Who was away longer gets a snapshot. */
const KEPT = 128;

/**
 * What one viewer was told, numbered by that viewer's own count: a gap would tell that something secret has happened.
 */
export interface ViewerLog {
  readonly name: string;
  /** Whose log this is; `null`: of all who only watch. */
  readonly person: string | null;
  /** Where they sit: who sits elsewhere has another log. */
  readonly seat: Seat | null;
  /** Whether players look at what is told here: then it says nothing that they are not to hear. */
  readonly isScreen: boolean;
  /** How many facts there were. */
  count: number;
  readonly latest: WireFact[];
  /** What comes next, and is not told yet. */
  readonly untold: WireFact[];
  /** Who is told it. */
  readonly followers: Set<Watcher>;
}

/** A log in which nothing has been told yet. */
export function newLog(name: string, person: string | null, seat: Seat | null, isScreen = false): ViewerLog {
  return { name, person, seat, isScreen, count: 0, latest: [], untold: [], followers: new Set() };
}

/** Takes what is not told yet into the log. */
export function tellRest(log: ViewerLog): readonly WireFact[] {
  const facts = log.untold.splice(0);
  log.count += facts.length;
  log.latest.push(...facts);
  if (log.latest.length > 2 * KEPT) log.latest.splice(0, log.latest.length - KEPT);
  return facts;
}

/** The facts after the first `have`; `null` if they are not all kept any more, or were never told. */
export function since(log: ViewerLog, have: number): readonly WireFact[] | null {
  const missing = log.count - have;
  if (missing < 0 || missing > log.latest.length) return null;
  return log.latest.slice(log.latest.length - missing);
}

/** Whether a watcher is a screen, and no person who looks. */
export function isScreen(watcher: Watcher): boolean {
  return watcher.isScreen === true;
}
