import { type Decision, disarm, drawEquipment, emit, type Next } from "./decision.ts";
import { eliminate, expose } from "./fall.ts";
import { keepOne } from "./keep.ts";
import { cardAt, leaderSlot, playerAt } from "./player.ts";
import { rulesOf } from "./state.ts";

/** How being shot goes, and what follows it (cops 3, 6). */
export function takeHit(decision: Decision): Next {
  const { table } = decision;
  const seat = table.hit;
  if (seat === null) return "aim";
  expose(decision, seat);
  if (rulesOf(table).criminals) disarm(decision, seat); // cops 6: also a leader's
  const leader = leaderSlot(playerAt(table, seat));
  if (leader !== null && !cardAt(playerAt(table, seat), leader).wounded) {
    emit(decision, { type: "wounded", seat, card: leader });
    drawEquipment(decision, seat);
    keepOne(decision, seat);
    return "aim";
  }
  eliminate(decision, seat, table.turn);
  return "eliminated";
}
