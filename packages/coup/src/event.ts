import type { Answered, Knowers, Seat } from "@darbar/kernel";
import type { Allegiance, Character, Claim } from "./character.ts";
import type { ActionName, Move } from "./move.ts";

/** What a player can be asked. `over` asks nobody. */
export const QUESTIONS = [
  "keep",
  "side",
  "act",
  "respond",
  "block",
  "contest",
  "prove",
  "lose-challenge",
  "lose-influence",
  "return",
  "present",
  "judge",
  "bomb",
  "over",
] as const;
export type Question = (typeof QUESTIONS)[number];

/** Where coins can lie. */
export type Purse = Seat | "treasury" | "reserve";

/** A fact about the game. Cards that a viewer may not see are `null` in what `redact` gives them. */
export type CoupEvent =
  /** Cards dealt, by seat. */
  | { readonly type: "dealt"; readonly hands: readonly (readonly (Character | null)[])[] }
  /** The cards kept in the two-seat draft, by seat. */
  | { readonly type: "drafted"; readonly cards: readonly (Character | null)[] }
  /** The allegiances at the start, by seat. */
  | { readonly type: "sided"; readonly allegiances: readonly Allegiance[] }
  /** It is this seat's turn to act. */
  | { readonly type: "turn"; readonly seat: Seat }
  /** A question is open to these seats. */
  | { readonly type: "asked"; readonly question: Question; readonly seats: readonly Seat[] }
  /** A sealed answer: only who gave it knows of it until the window closes. */
  | Answered<Move>
  | {
      readonly type: "announced";
      readonly seat: Seat;
      readonly action: ActionName;
      readonly target: Seat | null;
      readonly as: Claim | null;
    }
  | { readonly type: "blocked"; readonly seat: Seat; readonly as: Character }
  | { readonly type: "challenged"; readonly seat: Seat; readonly claimant: Seat; readonly as: Claim }
  /** Cards shown to prove a claim. `stay`: they stay in hand until the turn ends. */
  | {
      readonly type: "showed";
      readonly seat: Seat;
      readonly as: Claim;
      readonly cards: readonly Character[];
      readonly stay: boolean;
    }
  /** A challenged claim that was not proven. */
  | { readonly type: "refused"; readonly seat: Seat; readonly as: Claim }
  | { readonly type: "lost"; readonly seat: Seat; readonly card: Character }
  | { readonly type: "out"; readonly seat: Seat }
  | { readonly type: "paid"; readonly from: Purse; readonly to: Purse; readonly coins: number }
  | { readonly type: "drew"; readonly seat: Seat; readonly cards: readonly (Character | null)[] }
  | {
      readonly type: "returned";
      readonly seat: Seat;
      readonly cards: readonly (Character | null)[];
      readonly to: "shuffled" | "under";
      readonly knownTo: Knowers;
    }
  /** At the end of the turn this player holds no card of the character they have proven: nothing is replaced (coup 4, `ru`). */
  | { readonly type: "none-left"; readonly seat: Seat; readonly card: Character }
  /** A card shown to the inquisitor alone. */
  | { readonly type: "presented"; readonly seat: Seat; readonly to: Seat; readonly card: Character | null }
  /** The inquisitor gave the presented card back. */
  | { readonly type: "gave-back"; readonly seat: Seat; readonly to: Seat }
  | { readonly type: "converted"; readonly seat: Seat; readonly allegiance: Allegiance }
  /** The bomb is in this player's hands. */
  | { readonly type: "bombed"; readonly seat: Seat }
  /** The bomb's holder claims the contessa, to defuse it or (`to`) to pass it on. */
  | { readonly type: "claimed"; readonly seat: Seat; readonly as: Character; readonly to: Seat | null }
  /** The bomb is back on the table. */
  | { readonly type: "bomb-ended"; readonly seat: Seat; readonly how: "exploded" | "defused" | "dropped" }
  | { readonly type: "won"; readonly seat: Seat };
