import type { Seat } from "@darbar/kernel";
import type { ActionName } from "./move.ts";
import type { State } from "./state.ts";

/**
 * Whether the open window is a seat's own affair: the action is aimed at it, its own action is blocked, or it is to get
 * the bomb. From what everybody sees, never from a hand.
 */
export function touches({ action, claim, bomb }: State, seat: Seat): boolean {
  if (claim?.on === "bomb") return bomb?.to === seat;
  return action !== null && (action.target === seat || action.seat === seat);
}

const HARMLESS: readonly (ActionName | undefined)[] = ["foreign-aid", "tax", "exchange"];

/** Whether the open window is about something that takes nothing from anybody. From what everybody sees. */
export function isHarmless({ question, action }: State): boolean {
  return question === "respond" && HARMLESS.includes(action?.kind);
}
