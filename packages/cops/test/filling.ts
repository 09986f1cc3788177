import { at } from "@darbar/kernel";
import { commonCards, EQUIPMENT_CARDS, type EquipmentName, type Identity, isLeader } from "../src/index.ts";
import type { SpokenCard } from "./hand-words.ts";

/* What a scenario leaves open is filled with what the box has left. */

/** The identity cards of every seat, and those left over; "any" is whatever is left, both leaders being in play. */
export function filledHands(hands: readonly (readonly SpokenCard[])[]): {
  readonly hands: readonly (readonly Identity[])[];
  readonly leftOver: readonly Identity[];
} {
  const rest: Identity[] = ["agent", "kingpin", ...commonCards(hands.length)];
  const filled = hands.map((hand) => hand.map((card) => (card.kind === null ? null : take(rest, card.kind))));
  for (const leader of rest.filter(isLeader)) {
    const hand = filled.find((each) => each.includes(null) && !each.some(isLeader));
    if (hand === undefined) throw new Error(`there is no place for the ${leader}`);
    hand[hand.indexOf(null)] = take(rest, leader);
  }
  const complete = filled.map((hand) =>
    hand.map((kind, slot) => kind ?? take(rest, at(rest, (slot * 5) % rest.length))),
  );
  return { hands: complete, leftOver: rest };
}

/** One equipment card for each seat: those wanted, and for the others what nobody speaks of. */
export function filledEquipment(
  wanted: readonly (EquipmentName | null)[],
  spokenOf: readonly string[],
): readonly EquipmentName[] {
  const rest = EQUIPMENT_CARDS.slice();
  for (const kind of wanted) if (kind !== null) take(rest, kind);
  const free = rest.filter((kind) => !spokenOf.includes(kind));
  return wanted.map((kind) => {
    const given = kind ?? free.shift();
    if (given === undefined) throw new Error("there is no equipment left to give");
    return given;
  });
}

function take<Kind>(from: Kind[], wanted: Kind): Kind {
  const place = from.indexOf(wanted);
  if (place === -1) throw new Error(`there is no ${wanted} left in the box`);
  from.splice(place, 1);
  return wanted;
}
