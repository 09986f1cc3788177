import type { Shape } from "@darbar/bots/coup-network";
import type { Losses, Objective } from "./objective.ts";

/** How many earlier selves are kept. */
export const EARLIER_SELVES = 8;

/** What a hand is given to work with: the weights are shared, it only reads them; its gradient is its own. */
export interface Tools {
  readonly shape: Shape;
  readonly seed: string;
  readonly share: number;
  /** Decisions to collect at a time. */
  readonly decisions: number;
  readonly turnCost: number;
  readonly strangers: number;
  readonly large: number;
  readonly weights: Float32Array;
  /** `EARLIER_SELVES` times the weights. */
  readonly earlier: Float32Array;
  readonly gradient: Float32Array;
  readonly rival: Rival | null;
}

/** A network that is to be beaten at a classic table of so many seats, and nothing else is learned. */
interface Rival {
  readonly weights: Float32Array;
  readonly shape: Shape;
  readonly seats: number;
  /** Whether two draft (coup 1); not said: as at any table. */
  readonly draft: boolean | undefined;
}

export type Order =
  | { readonly do: "collect"; readonly round: number; readonly past: number }
  | {
      readonly do: "learn";
      readonly epoch: number;
      readonly part: number;
      readonly parts: number;
      readonly objective: Objective;
    }
  | { readonly do: "measure"; readonly round: number; readonly games: number };

/** Games won, and played, against a table of one style. */
export interface Score {
  readonly style: string;
  readonly seats: number;
  won: number;
  played: number;
}

export type OrderResult =
  | {
      readonly done: "collected";
      readonly games: number;
      readonly decisions: number;
      readonly turns: number;
      readonly stalled: number;
    }
  | { readonly done: "learned"; readonly losses: Losses }
  | { readonly done: "measured"; readonly scores: readonly Score[] };
