import type { Seat } from "@darbar/kernel";
import { handBomb } from "./bomb.ts";
import { type Decision, pay } from "./decision.ts";
import { ASK } from "./event-table.ts";
import { beginExamination } from "./examine.ts";
import { beginExchange } from "./exchange.ts";
import { loseInfluence } from "./influence.ts";
import { convert } from "./reformation.ts";
import { type Action, targetOf } from "./state.ts";
import { endTurn } from "./turn.ts";

/** Nothing stands in the way of the action any more: it happens (coup 2). */
export function resolve(decision: Decision, action: Action): void {
  const { kind, seat } = action;
  const target = targetOf(action);
  switch (kind) {
    case "income":
      return gain(decision, "treasury", seat, 1);
    case "foreign-aid":
      return gain(decision, "treasury", seat, 2);
    case "tax":
      return gain(decision, "treasury", seat, 3);
    case "steal":
      // coup 2: the purse of a thief's victim is still there when a challenge has just put them out.
      return gain(decision, target, seat, 2);
    case "embezzle":
      return gain(decision, "reserve", seat, decision.state.reserve);
    case "coup":
    case "assassinate":
      // coup 4.7: a target who is out already has nothing more to lose.
      if (loseInfluence(decision, target, ASK["lose-influence"])) endTurn(decision);
      return;
    case "exchange":
      return beginExchange(decision, seat);
    case "examine":
      return beginExamination(decision, seat, target);
    case "convert":
      return convert(decision, seat, target);
    case "bomb":
      return handBomb(decision, target);
  }
}

function gain(decision: Decision, from: Seat | "treasury" | "reserve", seat: Seat, coins: number): void {
  pay(decision, from, seat, coins);
  endTurn(decision);
}
