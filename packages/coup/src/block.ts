import { NO_SEATS, type Seat, seatsOf, withSeat } from "@darbar/kernel";
import { ruleOf } from "./action-table.ts";
import type { Character } from "./character.ts";
import { ask, type Decision, handOf, livingBut, say } from "./decision.ts";
import { ASK, blocked } from "./event-table.ts";
import * as fold from "./fold.ts";
import { areFellows } from "./reformation.ts";
import { resolve } from "./resolve.ts";
import type { Action, State } from "./state.ts";

/** Whether a living opponent of whoever acts may block the action (coup 2, 4, 6). */
export function mayBlock(view: State, action: Action, seat: Seat): boolean {
  switch (ruleOf(action.kind).blockers) {
    case "nobody":
      return false;
    case "anyone":
      return !areFellows(view, seat, action.seat);
    case "target":
      return view.options.blockers === "anyone" || seat === action.target;
  }
}

/**
 * A challenge to the action has failed: whoever may block it still can, except the player who just lost that
 * challenge (coup 4.6; the option `secondDefence` lets them too).
 */
export function openBlockWindow(decision: Decision, action: Action, challenger: Seat): void {
  const { state } = decision;
  if (hasNothingToDo(decision, action)) return resolve(decision, action);
  let able = NO_SEATS;
  for (const seat of seatsOf(livingBut(decision, action.seat))) {
    if (mayBlock(state, action, seat) && (seat !== challenger || state.options.secondDefence))
      able = withSeat(able, seat);
  }
  if (able === NO_SEATS) resolve(decision, action);
  else ask(decision, ASK.block, able);
}

/** coup 4.7: a challenge has put the target of the assassination out, so there is nothing left to block. */
function hasNothingToDo(decision: Decision, { kind, target }: Action): boolean {
  return kind === "assassinate" && target !== null && handOf(decision, target).length === 0;
}

/** A block is itself a claim: every living player but the blocker may challenge it (coup 4.5). */
export function announceBlock(decision: Decision, seat: Seat, as: Character): void {
  const { event, claim } = blocked(seat, as);
  say(decision, event);
  fold.block(decision.state, claim);
  ask(decision, ASK.contest, livingBut(decision, seat));
}
