import type { Seat } from "@darbar/kernel";
import { type Decision, disarm, discardAll, emit } from "./decision.ts";
import type { Identity } from "./identity.ts";
import { keepOne } from "./keep.ts";
import { hasFaceDown, isCop, playerAt } from "./player.ts";
import { type Fallen, rulesOf } from "./state.ts";

/** All identity cards of a player are turned face up and stay so (cops 3). */
export function expose(decision: Decision, seat: Seat): void {
  const player = playerAt(decision.table, seat);
  if (!hasFaceDown(player)) return;
  emit(decision, { type: "exposed", seat, kinds: player.cards.map((card) => card.kind as Identity) });
}

/** A player is eliminated: cards face up, no gun. Their equipment goes when the moment of it has closed (cops 3, 4). */
export function eliminate(decision: Decision, seat: Seat, by: Seat | null): void {
  expose(decision, seat);
  disarm(decision, seat);
  emit(decision, { type: "out", seat, by });
}

/** The moment of an elimination has closed: whoever has not been brought back is out, or a criminal, for good. */
export function buryTheFallen(decision: Decision): void {
  const { table } = decision;
  const criminals = rulesOf(table).criminals;
  for (const fallen of table.fallen) {
    if (criminals) becomeCriminal(decision, fallen);
    else discardAll(decision, fallen.seat);
  }
  for (const { by } of table.fallen) if (by !== null) keepOne(decision, by);
}

/** cops 6: equipment goes to the shooter, unless they have fallen themselves or it was no shot: then under the deck. */
function becomeCriminal(decision: Decision, { seat, by }: Fallen): void {
  const { table } = decision;
  if (by !== null && isCop(table, by)) {
    for (const { kind } of playerAt(table, seat).equipment) {
      emit(decision, { type: "handed", from: seat, to: by, equipment: kind });
    }
  } else {
    discardAll(decision, seat);
  }
  emit(decision, { type: "criminal", seat });
}
