import type { Seat } from "@darbar/kernel";
import type { Decision } from "../decision.ts";
import { MOMENTS, type Moment } from "../event.ts";
import type { Slot } from "../identity.ts";
import type { Play, TwoPlaces } from "../move.ts";
import { addMove, type MoveList } from "../move-list.ts";
import type { Bar } from "../refusal.ts";
import type { Naming } from "../selection.ts";
import type { State } from "../state.ts";
import { addAll, addNamingPlayer, addNamingTwoCards, addNamingTwoPlayers } from "../unbarred.ts";

/** Everything the table knows about a kind of equipment: a piece of data, what bars it, and what it does (cops 5). */
export interface EquipmentRule {
  /** The moments in which it may be played (cops 4). */
  readonly moments: readonly Moment[];
  /** Who plays it: a living player, or one who has just been eliminated. */
  readonly holder: "living" | "fallen";
  /** Whether it comes before whatever else is played in the same moment (cops 4). */
  readonly first: boolean;
  readonly naming: Naming;
  /** Whether it cannot be played now, whatever is named: only where that is sooner seen than by asking about every play. */
  readonly useless: (view: State, seat: Seat) => boolean;
  /** Why it cannot be played like this now; `null` if it can. Everybody at the table could say so. */
  readonly bars: (view: State, seat: Seat, play: Play) => Bar | null;
  /** Adds those of all its plays that nothing bars now. */
  readonly add: (view: State, seat: Seat, all: readonly Play[], moves: MoveList) => void;
  /** What it does. It may end with a question; what it does then follows the answer. */
  readonly play: (decision: Decision, seat: Seat, play: Play) => void;
}

export const ANY: readonly Moment[] = MOMENTS;

interface Data {
  readonly moments: readonly Moment[];
  readonly holder?: "living" | "fallen";
  readonly first?: boolean;
  readonly useless?: EquipmentRule["useless"];
}

/** Of all kinds alike, so that whoever asks a rule meets one shape. */
function equipmentOf(
  { moments, holder = "living", first = false, useless = neverUseless }: Data,
  naming: Naming,
  bars: EquipmentRule["bars"],
  add: EquipmentRule["add"],
  play: EquipmentRule["play"],
): EquipmentRule {
  return { moments, holder, first, naming, useless, bars, add, play };
}

function neverUseless(): boolean {
  return false;
}

/** Equipment that is simply played. */
export function namingNothing(
  rule: Data & {
    readonly bars: (view: State, seat: Seat) => Bar | null;
    readonly play: (decision: Decision, seat: Seat) => void;
  },
): EquipmentRule {
  const { bars, play } = rule;
  const useless: EquipmentRule["useless"] = (view, seat) => bars(view, seat) !== null;
  return equipmentOf({ ...rule, useless }, [], bars, addAll, play);
}

export function namingPlayer(
  rule: Data & {
    readonly bars: (view: State, seat: Seat, target: Seat) => Bar | null;
    readonly play: (decision: Decision, seat: Seat, target: Seat) => void;
  },
): EquipmentRule {
  const { bars, play } = rule;
  return equipmentOf(
    rule,
    ["target"],
    (view, seat, { target = seat }) => bars(view, seat, target),
    (view, seat, all, moves) => addNamingPlayer(view, seat, bars, all, moves),
    (decision, seat, { target = seat }) => play(decision, seat, target),
  );
}

/**
 * Equipment that takes something from one player and turns it on, or gives it to, another. `barsTo`: what bars the other, if the
 * first is not barred.
 */
export function namingTwoPlayers(
  rule: Data & {
    readonly bars: (view: State, seat: Seat, target: Seat) => Bar | null;
    readonly barsTo: (view: State, seat: Seat, target: Seat, to: Seat) => Bar | null;
    readonly play: (decision: Decision, seat: Seat, target: Seat, to: Seat) => void;
  },
): EquipmentRule {
  const { bars, barsTo, play } = rule;
  return equipmentOf(
    rule,
    ["target", "to"],
    (view, seat, { target = seat, to = seat }) => bars(view, seat, target) ?? barsTo(view, seat, target, to),
    (view, seat, all, moves) => addNamingTwoPlayers(view, seat, bars, barsTo, all, moves),
    (decision, seat, { target = seat, to = seat }) => play(decision, seat, target, to),
  );
}

/** `add`: a quicker way to list its plays than to ask about each of them. */
export function namingCard(
  rule: Data & {
    readonly bars: (view: State, seat: Seat, target: Seat, card: Slot) => Bar | null;
    readonly add?: EquipmentRule["add"];
    readonly play: (decision: Decision, seat: Seat, target: Seat, card: Slot) => void;
  },
): EquipmentRule {
  const { bars, play } = rule;
  const barsPlay: EquipmentRule["bars"] = (view, seat, { target = seat, card = 0 }) => bars(view, seat, target, card);
  const add: EquipmentRule["add"] = (view, seat, all, moves) => {
    for (const play of all) if (barsPlay(view, seat, play) === null) addMove(moves, play);
  };
  return equipmentOf(
    rule,
    ["target", "card"],
    barsPlay,
    rule.add ?? add,
    (decision, seat, { target = seat, card = 0 }) => play(decision, seat, target, card),
  );
}

const NO_PLACES: TwoPlaces = [
  [0, 0],
  [0, 0],
];

/** A card of each of two players: `bars` is asked about either of them. */
export function namingTwoCards(
  rule: Data & {
    readonly bars: (view: State, seat: Seat, owner: Seat) => Bar | null;
    readonly play: (decision: Decision, seat: Seat, places: TwoPlaces) => void;
  },
): EquipmentRule {
  const { bars, play } = rule;
  return equipmentOf(
    rule,
    ["places"],
    (view, seat, { places: [[one], [other]] = NO_PLACES }) =>
      one === other ? "same-player" : (bars(view, seat, one) ?? bars(view, seat, other)),
    (view, seat, all, moves) => addNamingTwoCards(view, seat, bars, all, moves),
    (decision, seat, { places = NO_PLACES }) => play(decision, seat, places),
  );
}

export function nothingBars(): null {
  return null;
}
