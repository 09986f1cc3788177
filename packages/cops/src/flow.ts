import { NO_SEATS, type Seat } from "@darbar/kernel";
import { actionRule } from "./action/index.ts";
import type { ActionRule } from "./action/rule.ts";
import { shotIsPossible } from "./action/shoot.ts";
import { aimPhase } from "./aim.ts";
import { ask, askInMoment, type Decision, emit, type Next } from "./decision.ts";
import { equipmentRule } from "./equipment/index.ts";
import type { Moment } from "./event.ts";
import { buryTheFallen } from "./fall.ts";
import { takeHit } from "./hit.ts";
import { askedIn } from "./moment.ts";
import type { ActionMove, ActionName, Play } from "./move.ts";
import { passTurn } from "./turn.ts";

/*
 * How the game goes on until somebody is asked. Actions, cards and questions say what happens; what comes after it is said
 * here and nowhere else, so that none of them has to know the others.
 */

/** Goes on to what comes next, unless somebody has been asked first. */
export function follow(decision: Decision, next: Next): void {
  if (decision.asked) return;
  if (next !== "aim") return openMoment(decision, next);
  aimPhase(decision);
  if (!decision.asked) openMoment(decision, "turn-end");
}

/** Opens a moment; one in which nobody holds equipment has closed already. */
export function openMoment(decision: Decision, moment: Moment, resume: Moment | null = null): void {
  const holders = askedIn(decision.table, moment);
  if (holders === NO_SEATS) return closeMoment(decision, moment, resume);
  askInMoment(decision, moment, holders, resume);
}

/** Nobody plays anything any more: what the moment held up happens now. */
export function closeMoment(decision: Decision, moment: Moment, resume: Moment | null): void {
  if (decision.table.outcome !== null) return;
  switch (moment) {
    case "announced":
      return performAction(decision);
    case "investigated":
      return resume === null ? follow(decision, "aim") : reopenMoment(decision, resume);
    case "hit":
      return follow(decision, takeHit(decision));
    case "eliminated":
      buryTheFallen(decision);
      return follow(decision, "aim");
    case "turn-end":
      return passTurn(decision);
    case "turn":
      return; // It closes when the active player announces an action.
  }
}

function performAction(decision: Decision): void {
  const { action, turn } = decision.table;
  if (action === null) return;
  const rule = actionRule(action.do);
  rule.perform(decision, turn, action);
  if (!decision.asked) finish(decision, rule, turn, action);
}

/** What is left of the action when its player has turned a card up, and what it leads to. */
export function finishAction(decision: Decision): void {
  const { action, turn } = decision.table;
  if (action !== null) finish(decision, actionRule(action.do), turn, action);
}

function finish(decision: Decision, rule: ActionRule<ActionName>, turn: Seat, action: ActionMove): void {
  if (rule.finish !== null) rule.finish(decision, turn, action);
  follow(decision, rule.leadsTo);
}

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
  reopenMoment(decision, table.moment);
}

/** The moment in which a card was played goes on: it opens again, or an action is announced again (cops 4). */
function reopenMoment(decision: Decision, moment: Moment): void {
  const { table } = decision;
  if (moment !== "turn" && moment !== "announced") return openMoment(decision, moment);
  if (table.committed && shotIsPossible(table, table.turn)) return openMoment(decision, "announced");
  ask(decision, "act", table.turn);
}
