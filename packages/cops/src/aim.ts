import { NO_SEATS, type Seat, withSeat } from "@darbar/kernel";
import { aim, ask, type Decision, emit } from "./decision.ts";
import type { Move } from "./move.ts";
import { aimingAt } from "./move-table.ts";
import { barAim, barOthers, isCop, playerAt } from "./player.ts";
import type { Bar } from "./refusal.ts";
import type { State } from "./state.ts";

/** cops 2.2: whoever holds a gun at the end of their turn must aim it; keeping the aim is fine. */
export function aimPhase(decision: Decision): void {
  const { table } = decision;
  const seat = table.turn;
  if (!isCop(table, seat) || !playerAt(table, seat).armed) return;
  const targets = legalAims(table, seat);
  if (targets.length > 1) return ask(decision, "aim", seat);
  const [only] = targets;
  if (only?.do === "aim") aim(decision, seat, only.target);
}

/** Everybody one can aim at; the present aim first. */
export function legalAims(view: State, seat: Seat): readonly Move[] {
  let targets = NO_SEATS;
  for (let target = 0; target < view.players.length; target++) {
    if (barAim(view, seat, target) === null) targets = withSeat(targets, target);
  }
  return aimingAt(targets, playerAt(view, seat).aim);
}

/** A shooter must turn the gun on somebody else: the only one at once, otherwise one of their choice (cops 5). */
export function retarget(decision: Decision): void {
  const seat = decision.table.turn;
  const [only, ...others] = legalRetargets(decision.table, seat);
  if (only?.do === "aim" && others.length === 0) bindShot(decision, seat, only.target);
  else ask(decision, "retarget", seat);
}

/** The gun is on somebody else, and the shot cannot be called off any more (cops 5). */
export function bindShot(decision: Decision, seat: Seat, target: Seat): void {
  aim(decision, seat, target);
  emit(decision, { type: "committed", seat });
}

/** Whom a shooter can shoot instead (cops 5). */
export function legalRetargets(view: State, seat: Seat): readonly Move[] {
  let targets = NO_SEATS;
  for (let target = 0; target < view.players.length; target++) {
    if (barRetarget(view, seat, target) === null) targets = withSeat(targets, target);
  }
  return aimingAt(targets, null);
}

/** Bars the present target, and whoever cannot be shot. */
export function barRetarget(view: State, seat: Seat, target: Seat): Bar | null {
  return target === playerAt(view, seat).aim ? "same-target" : barOthers(view, seat, target);
}
