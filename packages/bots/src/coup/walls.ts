import type { ActionName, CoupEvent, Move } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";

/** By action, the seats that have turned it away with a character that they may still hold. */
export type Walls = ReadonlyMap<ActionName, ReadonlySet<Seat>>;

/**
 * Who has turned away what, from the events of a game. Who plays by rules of thumb does not try that again until they have
 * lost or changed a card: else an assassin and a contessa could go on for ever.
 */
export function wallsIn(past: readonly CoupEvent[]): Walls {
  const walls = new Map<ActionName, Set<Seat>>();
  const raise = (action: ActionName, seat: Seat): void => {
    const seats = walls.get(action);
    if (seats === undefined) walls.set(action, new Set([seat]));
    else seats.add(seat);
  };
  let action: ActionName = "income";
  for (const event of past) {
    switch (event.type) {
      case "announced":
        action = event.action;
        break;
      case "blocked":
        raise(action, event.seat);
        break;
      case "claimed": // coup 7: the contessa, with the bomb in hand
        raise("bomb", event.seat);
        raise("assassinate", event.seat);
        break;
      case "lost":
      case "returned":
        for (const seats of walls.values()) seats.delete(event.seat);
        break;
    }
  }
  return walls;
}

/** Whether a move would run into one of these walls. */
export function isTurnedAway(move: Move, walls: Walls): boolean {
  switch (move.do) {
    case "foreign-aid":
      return (walls.get(move.do)?.size ?? 0) > 0;
    case "assassinate":
    case "steal":
    case "bomb":
      return walls.get(move.do)?.has(move.target) ?? false;
    default:
      return false;
  }
}
