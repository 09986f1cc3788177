import type { Character, Claim, CoupEvent, Move } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { ToldEvent } from "../storyteller.ts";

export type { Names } from "../names.ts";

/** A line of the log, and the event that it tells. */
export type StoryLine = ToldEvent<CoupEvent>;

/** Something a player may do now, as a button: at once, at a target, or with a card. */
export interface Choice {
  /** Stable for the same choice: "tax", "steal", "block-duke", "lose-duke". */
  readonly id: string;
  /** The move; `null` if a target has to be chosen first. */
  readonly move: Move | null;
  /** Where it names a player: a move for each who can be named. */
  readonly targets: readonly {
    readonly seat: Seat;
    readonly move: Move;
    readonly label: string;
    readonly consequence: string | null;
  }[];
  /** Names the act: "Tax, as Duke", "Block as Contessa". */
  readonly label: string;
  /** What may come of it, in a sentence; `null` where the label says it all. */
  readonly consequence: string | null;
  /** A misclick would hurt: challenge, coup, refusing, exploding. The button must be pressed twice. */
  readonly danger: boolean;
  /** What it claims, and whether that is a lie; `null` if it claims nothing. */
  readonly claim: Claim | null;
  readonly isBluff: boolean | null;
  /** The card it is about (lose, present, keep, return), if it is about one. */
  readonly cards: readonly Character[];
  /** An action that cannot be done now, and why ("costs 7 coins"); shown but not pressable. */
  readonly barred: string | null;
}

/** A claim that was made in this game, and what became of it. */
export interface MadeClaim {
  readonly seat: Seat;
  readonly as: Claim;
  readonly on: "action" | "block" | "bomb";
  /** `open`: it can still be challenged; `stood`: nobody challenged it; `proven` and `caught` by a challenge. */
  readonly fate: "open" | "stood" | "proven" | "caught";
  /** Whether the claimant's hand bore it out; `null` if that hand is not known. */
  readonly truth: boolean | null;
  /** Which event of the past made it. */
  readonly index: number;
}
