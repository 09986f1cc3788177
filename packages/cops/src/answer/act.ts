import { type Draw, refuse, type Seat } from "@darbar/kernel";
import { barAction } from "../act.ts";
import { announce, begin, facts } from "../decision.ts";
import { openMoment, playEquipment } from "../flow.ts";
import { type ActionMove, isActionName, type Move } from "../move.ts";
import { barPlay } from "../play.ts";
import { type DecidedEvents, notAnAnswer } from "../refusal.ts";
import type { State } from "../state.ts";

/** The active player plays equipment, or announces an action. */
export function decideAct(table: State, seat: Seat, move: Move, draw: Draw): DecidedEvents {
  if (move.do === "play") {
    const bar = barPlay(table, seat, move);
    if (bar !== null) return refuse(bar, { equipment: move.equipment, moment: table.moment });
    const decision = begin(table, draw);
    playEquipment(decision, seat, move);
    return facts(decision);
  }
  if (!isAction(move)) return notAnAnswer(table, move);
  const bar = barAction(table, seat, move);
  if (bar !== null) return refuse(bar, { action: move.do });
  const decision = begin(table, draw);
  announce(decision, seat, move);
  openMoment(decision, "announced");
  return facts(decision);
}

function isAction(move: Move): move is ActionMove {
  return isActionName(move.do);
}
