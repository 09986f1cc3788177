import type { Seat } from "@darbar/kernel";
import { type Decision, emit } from "./decision.ts";
import { type Identity, isLeader, SLOTS, type Slot } from "./identity.ts";
import type { TwoPlaces } from "./move.ts";
import { cardAt, playerAt } from "./player.ts";
import type { Player } from "./state.ts";

/** Two identity cards change places, each with its facing and its wound. */
export function swapCards(decision: Decision, places: TwoPlaces): void {
  const [[oneSeat, oneCard], [otherSeat, otherCard]] = places;
  const { table } = decision;
  const one = playerAt(table, oneSeat);
  const other = playerAt(table, otherSeat);
  const kinds = [cardAt(one, oneCard).kind, cardAt(other, otherCard).kind] as const;
  let united: Seat | null = null;
  if (wouldUnite(one, oneCard, kinds[1])) united = oneSeat;
  if (wouldUnite(other, otherCard, kinds[0])) united = otherSeat;
  emit(decision, { type: "swapped", places, kinds, united });
}

/** Whether a player would hold both leaders with this card in that place. */
function wouldUnite(player: Player, place: Slot, card: Identity | null): boolean {
  if (!isLeader(card)) return false;
  return SLOTS.some((slot) => slot !== place && isLeader(cardAt(player, slot).kind));
}
