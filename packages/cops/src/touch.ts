import type { Seat } from "@darbar/kernel";
import type { ActionMove } from "./move.ts";
import type { State } from "./state.ts";

/**
 * Whether the open moment is a seat's own affair: the announced action is aimed at it, the shot will hit it, or it has
 * just fallen. From what everybody sees, never from a hand: whoever sits there is treated alike, whatever they hold.
 */
export function touches({ moment, action, turn, players, hit, fallen }: State, seat: Seat): boolean {
  switch (moment) {
    case "announced":
      return action !== null && isAimedAt(action, players[turn].aim, seat);
    case "hit":
      return hit === seat;
    case "eliminated":
      return fallen.some((each) => each.seat === seat);
    case "turn":
    case "investigated":
    case "turn-end":
      return false;
  }
}

/** `aim`: at whom the gun of whoever acts points. */
function isAimedAt(action: ActionMove, aim: Seat | null, seat: Seat): boolean {
  switch (action.do) {
    case "shoot":
      return aim === seat;
    case "investigate":
    case "arm": // cops 6: holds somebody up; in the base game nobody is named.
    case "snatch":
      return action.target === seat;
    case "infiltrate":
      return action.target === seat || action.to === seat;
    case "swap":
      return action.places.some(([owner]) => owner === seat);
    case "equip":
      return false; // cops 6: a diamond that one is given takes nothing.
  }
}
