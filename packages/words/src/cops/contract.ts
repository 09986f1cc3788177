import type { ActionName, CopsEvent, EquipmentName, Identity, Move, Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { ToldEvent } from "../storyteller.ts";

export type { Names } from "../names.ts";

/** A line of the log, and the event that it tells. */
export type StoryLine = ToldEvent<CopsEvent>;

/**
 * What is pressed on the way to a move: a button of the prompt, a player, or an identity card on the table. The picks of
 * a question are kept in the order of pressing; pressing a marked card that is on takes its pick out again (`afterPressing`).
 */
export type Pick =
  | { readonly on: "button"; readonly id: string }
  | { readonly on: "seat"; readonly seat: Seat }
  | { readonly on: "card"; readonly seat: Seat; readonly card: Slot };

/** What a button shows beside its words. */
export type OfferSign =
  | { readonly of: "action"; readonly action: ActionName }
  | { readonly of: "equipment"; readonly equipment: EquipmentName }
  | { readonly of: "identity"; readonly identity: Identity };

/** Something that can be pressed now. */
export interface Offer {
  /** Stable for the same thing: "investigate", "go-on", "play-coffee", "pass", "keep-taser", "seat-2", "card-2-0", "confirm", "as-they-lie". */
  readonly id: string;
  readonly pick: Pick;
  /** Names the act, or who or what is chosen: "Investigate", "Shoot Sara", "Sara", "Sara’s second card". */
  readonly label: string;
  /** What may come of it, in a sentence; `null` where the label says it all. */
  readonly consequence: string | null;
  /** A misclick would hurt: it must be pressed twice. Only where pressing makes the move. */
  readonly danger: boolean;
  /** Why it cannot be done now; shown but not pressable. */
  readonly barred: string | null;
  readonly sign: OfferSign | null;
  /** The move that pressing makes; `null` if more is to be chosen. */
  readonly move: Move | null;
  /** One of several that can be marked before confirming: whether it is marked, and as the how-manieth (from 1) where order counts. */
  readonly mark: { readonly isOn: boolean; readonly place: number | null } | null;
}

/** Where the reader is on the way to a move. */
export interface Step {
  /** What is to be chosen now ("Investigate: whose card?"); `null` at the start, where the open question is the heading. */
  readonly question: string | null;
  readonly offers: readonly Offer[];
}
