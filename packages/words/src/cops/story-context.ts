import type { ActionMove, ActionName, CopsEvent, EquipmentName } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { afterGiving, afterTurning, type Runner } from "./race.ts";

/** What has to be remembered of a past to tell why something happens, and what has been told already. */
export interface Context {
  /** How many turns have begun, and whose the last one is. */
  turns: number;
  turn: Seat;
  /** Whether any cards have been laid yet. */
  isLaid: boolean;
  /** The action that is announced in this turn. */
  action: ActionMove | null;
  /** The player that the gun of the announcer pointed at then. */
  aimThen: Seat | null;
  /** What the next event follows from: an announced action, or equipment that is being played. */
  cause: ActionName | EquipmentName | null;
  /** How many times cards were looked at for that cause. */
  looks: number;
  before: CopsEvent | null;
  /** At whom each gun points. */
  readonly aims: Map<Seat, Seat>;
  /** Who is a criminal, and everybody's diamonds; where none are played with, none change hands. */
  race: readonly Runner[];
}

/** Nothing has happened yet. */
export function newContext(): Context {
  return {
    turns: 0,
    turn: 0,
    isLaid: false,
    action: null,
    aimThen: null,
    cause: null,
    looks: 0,
    before: null,
    aims: new Map(),
    race: [],
  };
}

/** Folds an event, as the viewer sees it, into the context. */
export function remember(context: Context, event: CopsEvent): void {
  context.before = event;
  context.race = raceAfter(context.race, event);
  switch (event.type) {
    case "turn":
      context.turns++;
      context.turn = event.seat;
      context.action = null;
      return follow(context, null);
    case "arranged":
      context.isLaid = true;
      return;
    case "announced":
      context.action = event.action;
      context.aimThen = context.aims.get(event.seat) ?? null;
      return follow(context, event.action.do);
    case "played":
      return follow(context, event.play.equipment);
    case "used":
    case "laid":
      return follow(context, null);
    case "looked":
      context.looks++;
      return;
    case "aimed":
      context.aims.set(event.seat, event.target);
      return;
    case "disarmed":
      context.aims.delete(event.seat);
      return;
    default:
      return;
  }
}

function follow(context: Context, cause: Context["cause"]): void {
  context.cause = cause;
  context.looks = 0;
}

/** How the race stands when an event has happened. */
export function raceAfter(race: readonly Runner[], event: CopsEvent): readonly Runner[] {
  switch (event.type) {
    case "dealt": // cops 6: everybody begins with one diamond.
      return event.hands.map(() => ({ standing: "in", diamonds: 1 }));
    case "diamonds":
      return afterGiving(race, event.from, event.to, event.count);
    case "criminal":
      return afterTurning(race, event.seat);
    default:
      return race;
  }
}
