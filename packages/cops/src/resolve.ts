import type { Seat } from "@darbar/kernel";
import { shotIsPossible } from "./action/shoot.ts";
import { ask, type Decision, emit } from "./decision.ts";
import { equipmentRule } from "./equipment/index.ts";
import type { Moment } from "./event.ts";
import { openMoment } from "./moment.ts";
import type { Play } from "./move.ts";

/** Plays equipment. One at a time: nothing else is played until it has fully resolved (cops 4). */
export function playEquipment(decision: Decision, seat: Seat, play: Play): void {
  emit(decision, { type: "played", seat, play });
  equipmentRule(play.equipment).play(decision, seat, play);
  if (!decision.asked) resolved(decision);
}

/** A card has fully resolved. If anybody has looked at cards, that is a moment of its own (cops 7: camera). */
export function resolved(decision: Decision): void {
  const { table } = decision;
  if (table.playing !== null) emit(decision, { type: "used", equipment: table.playing.equipment });
  if (table.moment === "investigated") return openMoment(decision, "investigated", table.resume);
  if (table.seen.length > 0) return openMoment(decision, "investigated", table.moment);
  goOn(decision, table.moment);
}

/** The moment in which a card was played goes on: it opens again, or an action is announced again (cops 4). */
export function goOn(decision: Decision, moment: Moment): void {
  const { table } = decision;
  if (moment !== "turn" && moment !== "announced") return openMoment(decision, moment);
  if (table.committed && shotIsPossible(table, table.turn)) return openMoment(decision, "announced");
  ask(decision, "act", table.turn);
}
