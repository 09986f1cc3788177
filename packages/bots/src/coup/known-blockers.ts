import type { ActionName, CoupEvent, Move } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";

/** By action, the seats that have turned it away with a character that they may still hold. */
export type KnownBlockers = ReadonlyMap<ActionName, ReadonlySet<Seat>>;

/**
 * Who has turned away what, from the events of a game. Who plays by rules of thumb does not try that again until they have
 * lost or changed a card: else an assassin and a contessa could go on for ever.
 */
export function knownBlockersIn(past: readonly CoupEvent[]): KnownBlockers {
  const blockers = new Map<ActionName, Set<Seat>>();
  const add = (action: ActionName, seat: Seat): void => {
    const seats = blockers.get(action);
    if (seats === undefined) blockers.set(action, new Set([seat]));
    else seats.add(seat);
  };
  let action: ActionName = "income";
  for (const event of past) {
    switch (event.type) {
      case "announced":
        action = event.action;
        break;
      case "blocked":
        add(action, event.seat);
        break;
      case "claimed": // coup 7: the contessa, with the bomb in hand
        add("bomb", event.seat);
        add("assassinate", event.seat);
        break;
      case "lost":
      case "returned":
        for (const seats of blockers.values()) seats.delete(event.seat);
        break;
    }
  }
  return blockers;
}

export function wouldBeBlocked(move: Move, blockers: KnownBlockers): boolean {
  switch (move.do) {
    case "foreign-aid":
      return (blockers.get(move.do)?.size ?? 0) > 0;
    case "assassinate":
    case "steal":
    case "bomb":
      return blockers.get(move.do)?.has(move.target) ?? false;
    default:
      return false;
  }
}
