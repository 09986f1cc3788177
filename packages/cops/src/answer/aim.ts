import { type Draw, refuse, type Seat } from "@darbar/kernel";
import { barRetarget, bindShot } from "../aim.ts";
import { aim, begin, facts } from "../decision.ts";
import { openMoment, resolved } from "../flow.ts";
import type { Move } from "../move.ts";
import { barAim } from "../player.ts";
import { type DecidedEvents, notAnAnswer } from "../refusal.ts";
import type { State } from "../state.ts";

/** The active player aims; then the turn ends (cops 2.2). */
export function decideAim(table: State, seat: Seat, move: Move, draw: Draw): DecidedEvents {
  if (move.do !== "aim") return notAnAnswer(table, move);
  const bar = barAim(table, seat, move.target);
  if (bar !== null) return refuse(bar, { target: move.target });
  const decision = begin(table, draw);
  aim(decision, seat, move.target);
  openMoment(decision, "turn-end");
  return facts(decision);
}

/** The shooter turns the gun on somebody else, and is bound to shoot. */
export function decideRetarget(table: State, seat: Seat, move: Move, draw: Draw): DecidedEvents {
  if (move.do !== "aim") return notAnAnswer(table, move);
  const bar = barRetarget(table, seat, move.target);
  if (bar !== null) return refuse(bar, { target: move.target });
  const decision = begin(table, draw);
  bindShot(decision, seat, move.target);
  resolved(decision);
  return facts(decision);
}
