import { type EquipmentName, equipmentRule, isLeader, type Move, SLOTS, type Slot } from "@darbar/cops";
import type { Reader } from "./reader.ts";

/** Which of one's own cards a move turns up; `null` if none, or one that is chosen later (cops 2). */
export function turnedUp(move: Move, reader: Reader): Slot | null {
  if (move.do !== "arm" && move.do !== "equip" && move.do !== "reveal") return null;
  if (move.card !== undefined) return move.card;
  const down = faceDown(reader);
  return down.length === 1 ? down[0] : null;
}

/** The cards of the reader that lie face down. */
export function faceDown({ view, me }: Reader): readonly Slot[] {
  return SLOTS.filter((slot) => view.players[me].cards[slot]?.up === false);
}

/** Whether a misclick would hurt: somebody is hit, everybody learns who the leader is, or a card is gone at one press. */
export function isDangerous(move: Move, reader: Reader): boolean {
  const { view, me } = reader;
  if (move.do === "shoot" || move.do === "divert") return true;
  if (move.do === "aim") return view.question === "retarget";
  if (move.do === "play") return isDeadly(move.equipment) || SPENT_AT_ONCE.includes(move.equipment);
  const card = turnedUp(move, reader);
  return card !== null && isLeader(view.players[me].cards[card].kind);
}

/** Equipment for which nothing is chosen, and that is played for some advantage, not in an emergency. */
const SPENT_AT_ONCE: readonly EquipmentName[] = ["coffee", "metal-detector", "smoke-grenade"];

/** Equipment that the fallen play takes somebody down with them (cops 5). */
function isDeadly(equipment: EquipmentName): boolean {
  return equipmentRule(equipment).holder === "fallen";
}
