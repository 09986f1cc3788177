import { type EquipmentName, equipmentRule, isLeader, type Move, type Slot } from "@darbar/cops";
import type { Reader } from "./reader.ts";

/** Which of one's own cards a move turns up; `null` if none. */
export function turnedUp(move: Move): Slot | null {
  if (move.do !== "arm" && move.do !== "equip" && move.do !== "reveal") return null;
  return move.card ?? null;
}

/** Whether a misclick would hurt: somebody is hit, or everybody learns who the leader is. */
export function isDangerous(move: Move, { view, me }: Reader): boolean {
  if (move.do === "shoot" || move.do === "divert") return true;
  if (move.do === "aim") return view.question === "retarget";
  if (move.do === "play") return isDeadly(move.equipment);
  const card = turnedUp(move);
  return card !== null && isLeader(view.players[me].cards[card].kind);
}

/** Equipment that the fallen play takes somebody down with them (cops 5). */
function isDeadly(equipment: EquipmentName): boolean {
  return equipmentRule(equipment).holder === "fallen";
}
