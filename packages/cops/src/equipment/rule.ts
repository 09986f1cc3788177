import type { Seat } from "@darbar/kernel";
import type { Decision } from "../decision.ts";
import { MOMENTS, type Moment } from "../event.ts";
import type { Slot } from "../identity.ts";
import type { Play, TwoPlaces } from "../move.ts";
import type { Bar } from "../refusal.ts";
import type { Naming } from "../selection.ts";
import type { State } from "../state.ts";

/** Everything the table knows about a kind of equipment: a piece of data, what bars it, and what it does (cops 5). */
export interface EquipmentRule {
  /** The moments in which it may be played (cops 4). */
  readonly moments: readonly Moment[];
  /** Who plays it: a living player, or one who has just been eliminated. */
  readonly holder: "living" | "fallen";
  /** Whether it comes before whatever else is played in the same moment (cops 4). */
  readonly first: boolean;
  readonly naming: Naming;
  /** Why it cannot be played like this now; `null` if it can. Everybody at the table could say so. */
  readonly bars: (view: State, seat: Seat, play: Play) => Bar | null;
  /** What it does. It may end with a question; what it does then follows the answer. */
  readonly play: (decision: Decision, seat: Seat, play: Play) => void;
}

export const ANY: readonly Moment[] = MOMENTS;

interface Data {
  readonly moments: readonly Moment[];
  readonly holder?: "living" | "fallen";
  readonly first?: boolean;
}

const UNLESS_SAID = { holder: "living", first: false } as const;

/** Equipment that is simply played. */
export function namingNothing(
  rule: Data & {
    readonly bars: (view: State, seat: Seat) => Bar | null;
    readonly play: (decision: Decision, seat: Seat) => void;
  },
): EquipmentRule {
  return { ...UNLESS_SAID, ...rule, naming: [] };
}

export function namingPlayer(
  rule: Data & {
    readonly bars: (view: State, seat: Seat, target: Seat) => Bar | null;
    readonly play: (decision: Decision, seat: Seat, target: Seat) => void;
  },
): EquipmentRule {
  return {
    ...UNLESS_SAID,
    ...rule,
    naming: ["target"],
    bars: (view, seat, { target = seat }) => rule.bars(view, seat, target),
    play: (decision, seat, { target = seat }) => rule.play(decision, seat, target),
  };
}

/** Equipment that takes something from one player and turns it on, or gives it to, another. */
export function namingTwoPlayers(
  rule: Data & {
    readonly bars: (view: State, seat: Seat, target: Seat, to: Seat) => Bar | null;
    readonly play: (decision: Decision, seat: Seat, target: Seat, to: Seat) => void;
  },
): EquipmentRule {
  return {
    ...UNLESS_SAID,
    ...rule,
    naming: ["target", "to"],
    bars: (view, seat, { target = seat, to = seat }) => rule.bars(view, seat, target, to),
    play: (decision, seat, { target = seat, to = seat }) => rule.play(decision, seat, target, to),
  };
}

export function namingCard(
  rule: Data & {
    readonly bars: (view: State, seat: Seat, target: Seat, card: Slot) => Bar | null;
    readonly play: (decision: Decision, seat: Seat, target: Seat, card: Slot) => void;
  },
): EquipmentRule {
  return {
    ...UNLESS_SAID,
    ...rule,
    naming: ["target", "card"],
    bars: (view, seat, { target = seat, card = 0 }) => rule.bars(view, seat, target, card),
    play: (decision, seat, { target = seat, card = 0 }) => rule.play(decision, seat, target, card),
  };
}

const NO_PLACES: TwoPlaces = [
  [0, 0],
  [0, 0],
];

export function namingTwoCards(
  rule: Data & {
    readonly bars: (view: State, seat: Seat, places: TwoPlaces) => Bar | null;
    readonly play: (decision: Decision, seat: Seat, places: TwoPlaces) => void;
  },
): EquipmentRule {
  return {
    ...UNLESS_SAID,
    ...rule,
    naming: ["places"],
    bars: (view, seat, { places = NO_PLACES }) => rule.bars(view, seat, places),
    play: (decision, seat, { places = NO_PLACES }) => rule.play(decision, seat, places),
  };
}

export function nothingBars(): null {
  return null;
}
