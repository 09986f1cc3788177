import { type Identity, isLeader, isReversed, SLOTS, type State } from "@darbar/cops";
import { AGENT, HONEST, KINGPIN } from "@darbar/cops/deduce";
import type { Seat } from "@darbar/kernel";

/** All hands that a seat can have if it has a role, card by card: those that the viewer knows, and any others. */
export function possibleHands(view: State, seat: Seat, role: number): readonly (readonly Identity[])[] {
  const { cards } = view.players[seat];
  const leader: Identity | null = role === AGENT ? "agent" : role === KINGPIN ? "kingpin" : null;
  const isMajority = (role === HONEST) !== isReversed(view.players[seat]);
  let hands: readonly (readonly Identity[])[] = [[]];
  for (const slot of SLOTS) {
    const known = cards[slot].kind;
    const kinds: readonly Identity[] = known !== null ? [known] : leader === null ? COMMON : [...COMMON, leader];
    hands = hands.flatMap((hand) => kinds.map((kind) => [...hand, kind]));
  }
  return hands.filter((hand) => {
    if (leader !== null) return hand.filter(isLeader).length === 1 && hand.includes(leader);
    return !hand.some(isLeader) && hand.filter((kind) => kind === "honest").length >= 2 === isMajority;
  });
}

const COMMON = ["honest", "crooked"] as const;
