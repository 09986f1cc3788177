import { aimPhase } from "./aim.ts";
import { type Decision, disarm, drawEquipment, emit } from "./decision.ts";
import { eliminate, expose } from "./fall.ts";
import { keepOne } from "./keep.ts";
import { openMoment } from "./moment.ts";
import { leaderSlot } from "./player.ts";
import { rulesOf } from "./state.ts";

/** How being shot goes (cops 3, 6). */
export function takeHit(decision: Decision): void {
  const { table } = decision;
  const seat = table.hit;
  if (seat === null) return;
  expose(decision, seat);
  if (rulesOf(table).criminals) disarm(decision, seat); // cops 6: also a leader's
  const leader = leaderSlot(table.players[seat]);
  if (leader !== null && !table.players[seat].cards[leader].wounded) {
    emit(decision, { type: "wounded", seat, card: leader });
    drawEquipment(decision, seat);
    keepOne(decision, seat);
    if (!decision.asked) aimPhase(decision);
    return;
  }
  eliminate(decision, seat, table.turn);
  openMoment(decision, "eliminated");
}
