import type { Answered, Outcome, Seat } from "@darbar/kernel";
import type { EquipmentName } from "./equipment/box.ts";
import type { Identity, Place, Slot } from "./identity.ts";
import type { ActionMove, Move, Play } from "./move.ts";

/** What a player can be asked. `over` asks nobody. */
export const QUESTIONS = [
  "arrange",
  "act",
  "moment",
  "aim",
  "retarget",
  "divert",
  "reveal",
  "look",
  "keep",
  "over",
] as const;
export type Question = (typeof QUESTIONS)[number];

/** When equipment may be played (cops 4). */
export const MOMENTS = ["turn", "announced", "investigated", "hit", "eliminated", "turn-end"] as const;
export type Moment = (typeof MOMENTS)[number];

/** What a card that lies before a player does to them (cops 5). */
export type Lasting = "concealed" | "reversed";

/** Cards that are to be looked at while a card is being played: by whom, whose, and how many at most. */
export interface Look {
  readonly by: Seat;
  /** Whose cards; `null`: the looker chooses another player, but not `but`. */
  readonly at: Seat | null;
  readonly but: Seat | null;
  readonly most: 1 | 3;
}

/** A fact about the game. What a viewer may not see is `null` in what `redact` gives them. */
export type CopsEvent =
  /** Identity cards and equipment, by seat, and the identity cards left over, which nobody sees. */
  | {
      readonly type: "dealt";
      readonly hands: readonly (readonly (Identity | null)[])[];
      readonly leftOver: readonly (Identity | null)[];
      readonly equipment: readonly (EquipmentName | null)[];
    }
  /** A player has laid their identity cards face down in this order. `wounded`: where the wound token lies now. */
  | {
      readonly type: "arranged";
      readonly seat: Seat;
      readonly order: readonly (Identity | null)[];
      readonly wounded: Slot | null;
    }
  /** It is this seat's turn to act. */
  | { readonly type: "turn"; readonly seat: Seat }
  /** A question is open to these seats. */
  | { readonly type: "asked"; readonly question: Question; readonly seats: readonly Seat[] }
  /** A moment is open to those who hold equipment. `resume`: the moment that goes on when this one has closed. */
  | {
      readonly type: "moment";
      readonly moment: Moment;
      readonly seats: readonly Seat[];
      readonly resume: Moment | null;
    }
  /** A sealed answer: only who gave it knows of it until the question closes. */
  | Answered<Move>
  | { readonly type: "announced"; readonly seat: Seat; readonly action: ActionMove }
  /** Equipment is being played; it has left the hand. */
  | { readonly type: "played"; readonly seat: Seat; readonly play: Play }
  /** The equipment that was played has resolved and goes under the deck. */
  | { readonly type: "used"; readonly equipment: EquipmentName }
  /** The equipment that was played lies before a player from now on. */
  | { readonly type: "laid"; readonly equipment: EquipmentName; readonly seat: Seat; readonly lasting: Lasting }
  | { readonly type: "looks"; readonly looks: readonly Look[] }
  /** Somebody looks at face-down cards of `seat`; only they see what these are. */
  | {
      readonly type: "looked";
      readonly by: Seat;
      readonly seat: Seat;
      readonly cards: readonly Slot[];
      readonly kinds: readonly (Identity | null)[];
    }
  | { readonly type: "turned-up"; readonly seat: Seat; readonly card: Slot; readonly kind: Identity }
  /** All identity cards of a player are turned face up. */
  | { readonly type: "exposed"; readonly seat: Seat; readonly kinds: readonly Identity[] }
  /** All identity cards of a player are face down and shuffled, to be laid in a new order. */
  | { readonly type: "flashed"; readonly seat: Seat }
  /**
   * Two identity cards change places. `kinds`: what was at each of the places before; each of the two players sees
   * what they get. `united`: who holds both leaders now.
   */
  | {
      readonly type: "swapped";
      readonly places: readonly [Place, Place];
      readonly kinds: readonly [Identity | null, Identity | null];
      readonly united: Seat | null;
    }
  /** A gun is taken from the table, or drawn. */
  | { readonly type: "armed"; readonly seat: Seat }
  /** A gun goes back to the table, or into its holster. */
  | { readonly type: "disarmed"; readonly seat: Seat }
  | { readonly type: "aimed"; readonly seat: Seat; readonly target: Seat }
  /** Whoever gets this may not shoot until the next turn. */
  | { readonly type: "held-fire"; readonly seat: Seat }
  /** The announced shot cannot be called off any more. */
  | { readonly type: "committed"; readonly seat: Seat }
  | { readonly type: "fired"; readonly seat: Seat; readonly target: Seat }
  /** The shot will hit somebody else. */
  | { readonly type: "diverted"; readonly seat: Seat; readonly target: Seat }
  | { readonly type: "wounded"; readonly seat: Seat; readonly card: Slot }
  | { readonly type: "healed"; readonly seat: Seat; readonly card: Slot }
  /** A player is eliminated; `by`: who shot them. */
  | { readonly type: "out"; readonly seat: Seat; readonly by: Seat | null }
  | { readonly type: "revived"; readonly seat: Seat }
  /** A player becomes a criminal: their identity cards leave the game. */
  | { readonly type: "criminal"; readonly seat: Seat }
  | { readonly type: "drew"; readonly seat: Seat; readonly equipment: EquipmentName | null }
  | { readonly type: "handed"; readonly from: Seat; readonly to: Seat; readonly equipment: EquipmentName | null }
  /** Equipment goes under the deck unseen. */
  | { readonly type: "discarded"; readonly seat: Seat; readonly equipment: EquipmentName | null }
  | { readonly type: "diamonds"; readonly from: Seat; readonly to: Seat; readonly count: number }
  /** Who plays when this turn has ended. */
  | { readonly type: "next"; readonly seat: Seat }
  /** The direction of play: 1 clockwise, -1 the other way. */
  | { readonly type: "turned-round"; readonly direction: 1 | -1 }
  | { readonly type: "won"; readonly outcome: Outcome };
