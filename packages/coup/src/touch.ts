import type { Seat } from "@darbar/kernel";
import { ruleOf } from "./action-table.ts";
import type { ActionName } from "./move.ts";
import type { State } from "./state.ts";

/**
 * Whether the open window takes something from a seat: the action is aimed at it, what it has paid for is blocked, or it
 * is to get the bomb. From what everybody sees, never from a hand. A blocked steal costs nobody a coin they had.
 */
export function touches({ action, claim, bomb }: State, seat: Seat): boolean {
  if (claim?.on === "bomb") return bomb?.to === seat;
  if (action === null) return false;
  return claim?.on === "block" ? action.seat === seat && ruleOf(action.kind).cost > 0 : action.target === seat;
}

const HARMLESS: readonly (ActionName | undefined)[] = ["foreign-aid", "tax", "exchange"];

/** Whether the open window is about something that takes nothing from anybody. From what everybody sees. */
export function isHarmless({ question, action }: State): boolean {
  return question === "respond" && HARMLESS.includes(action?.kind);
}
