import type { ListedGame, Outcome, Seat } from "@darbar/kernel";
import { playedBy } from "@darbar/kernel/options";
import type { How, OpenFact, Phrase, Setup, StandingOrder } from "@darbar/protocol";
import type { Standing } from "./standing.ts";

/** A line of talk. Lines are kept apart from the facts; logs of earlier times hold them among these. */
export interface SaidFact {
  readonly type: "said";
  /** `null`: a bot. */
  readonly person: string | null;
  readonly name: string;
  /** `null`: somebody who watches. */
  readonly seat: Seat | null;
  readonly text: string | null;
  readonly phrase: Phrase | null;
  /** A quick phrase of who plays, said in a game: in which, and after how many of its moves and events. */
  readonly during?: { readonly game: number; readonly moves: number; readonly events: number };
}

/** A game begins: the secret, and what the players have mixed in, decide every draw. Once that were words. */
export type StartedFact = {
  readonly type: "started";
  readonly game: number;
  readonly options: unknown;
  readonly events: readonly unknown[];
  readonly drawn: readonly (string | number)[];
} & (
  | {
      readonly commitments: readonly (string | null)[];
      readonly shares: readonly (string | null)[];
      /** Who starts was drawn by lot. */
      readonly lot?: true;
    }
  | { readonly words: readonly (string | null)[] }
);

/** The options of a game that began. Games from before rules had versions do not name theirs: it is the first. */
export function optionsOf({ options }: StartedFact, game: ListedGame | undefined): object {
  return { ...(game === undefined ? {} : playedBy(game.options, 1)), ...(options as object) };
}

/**
 * What happened at a table, as it is kept. Facts are the truth: a table is what its facts fold to. Some hold secrets
 * (cards, sealed answers, the seed): `redactFact` says who may know what.
 */
export type Fact =
  /**
   * Logs of earlier times have `renamed` among them: a name is the person's now, and no table keeps it. `hurried` is told, and
   * never kept.
   */
  | OpenFact
  | { readonly type: "created"; readonly setup: Setup; readonly code: string; readonly host: string }
  /** Only in logs of tables from when players mixed words into the shuffle. */
  | { readonly type: "mixed"; readonly seat: Seat; readonly words: string }
  /** The server has drawn the secret of the next game, and published its hash, before anybody commits to a share. */
  | { readonly type: "committed"; readonly secret: string; readonly commitment: string }
  /** A player has opened their share, sealed until the deal. */
  | { readonly type: "share-opened"; readonly seat: Seat; readonly share: string }
  | StartedFact
  /** A sealed answer, held back until its window closes. */
  | { readonly type: "given"; readonly seat: Seat; readonly prompt: number; readonly move: unknown; readonly how: How }
  /** A move was played, and this came of it. */
  | {
      readonly type: "moved";
      readonly seat: Seat;
      readonly move: unknown;
      readonly how: How;
      readonly events: readonly unknown[];
      readonly drawn: readonly (string | number)[];
    }
  | { readonly type: "ended"; readonly outcome: Outcome }
  | { readonly type: "ordered"; readonly seat: Seat; readonly order: StandingOrder | null }
  /** `resigned`: they have given the game up, and come back for the next one only. */
  | { readonly type: "away"; readonly seat: Seat; readonly away: boolean; readonly resigned?: true }
  | { readonly type: "time-given"; readonly by: Seat; readonly milliseconds: number }
  /** How the table stands: what was before this need not be read any more. */
  | { readonly type: "standing"; readonly standing: Standing }
  /** The server was down for so long: no clock ran. */
  | { readonly type: "resumed"; readonly milliseconds: number }
  /** The host lets bots speak of their own accord, or not. */
  | { readonly type: "bots-muted"; readonly muted: boolean }
  | { readonly type: "muted"; readonly by: string; readonly person: string; readonly muted: boolean }
  | SaidFact;

/** A fact in a table's log. */
export interface Entry {
  readonly at: number;
  readonly fact: Fact;
  /** The command it came of, so that the same one sent again does nothing. */
  readonly command?: CommandKey;
}

/** A command as its person has named it. */
export interface CommandKey {
  readonly person: string;
  readonly id: string;
}
