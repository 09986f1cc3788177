import type { State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";

/** Whether an assassination is under way that this seat may still turn away. */
export function isAssassinated({ question, action }: State, seat: Seat): boolean {
  return question !== "contest" && action?.kind === "assassinate" && action.target === seat;
}

/** Whether the action under way is aimed at this seat, or at nobody. */
export function concerns({ action }: State, seat: Seat): boolean {
  return action !== null && (action.target === null || action.target === seat);
}
