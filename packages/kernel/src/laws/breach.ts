import type { GameRecord } from "../record.ts";

/** The laws that every game keeps (docs/architecture.md). */
export const LAWS = {
  1: "redact then fold equals fold then view, for every viewer, after every event",
  2: "an imagined world looks to its viewer exactly like the view, and is a legal world",
  3: "stale, foreign and illegal moves are refused and change nothing; legal says the same on state and view",
  4: "somebody can always act, the fallback is legal, and every game ends, in an outcome that agrees with itself",
  5: "deciding changes nothing, advancing is deciding and folding, and the log alone, through JSON, rebuilds the state",
  6: "two worlds that a viewer cannot tell apart send that viewer the same bytes",
  7: "cards, coins and whatever else a game counts are conserved",
} as const;
export type LawNumber = keyof typeof LAWS;

/** A law that was broken: which, how, and the game that shows it. */
export interface Breach {
  readonly law: LawNumber;
  readonly what: string;
  /** The game up to the breach; `darbar replay` plays it. */
  readonly record: GameRecord;
}

/** Thrown inside a walk when a law is broken; `walk` turns it into a `Breach`. */
export class LawBroken extends Error {
  override readonly name = "LawBroken";
  readonly law: LawNumber;
  constructor(law: LawNumber, what: string) {
    super(what);
    this.law = law;
  }
}

export function demand(law: LawNumber, holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new LawBroken(law, what());
}
