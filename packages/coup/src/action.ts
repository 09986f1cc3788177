import {
  allSeats,
  type Draw,
  hasSeat,
  NO_SEATS,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  withSeat,
} from "@darbar/kernel";
import { ACTION_LIST, type ActionRule, claimOf, findRule, MUST_COUP } from "./action-table.ts";
import { announce, ask, begin, facts, livingBut, pay } from "./decision.ts";
import { MOST_SEATS } from "./edition.ts";
import type { CoupEvent } from "./event.ts";
import { ASK } from "./event-table.ts";
import type { Move } from "./move.ts";
import { ACTION_MOVES, type ActionMoves } from "./move-table.ts";
import type { Options } from "./options.ts";
import { areFellows, conversionPrice } from "./reformation.ts";
import { resolve } from "./resolve.ts";
import { COINS, isLiving, playerAt, type State } from "./state.ts";

/** The actions a player can choose on their turn. There is always one, and passing is not among them (coup 2). */
export function legalActions(view: State, seat: Seat): readonly Move[] {
  // Where there are sides it also depends on who is whose fellow: that is not worth remembering.
  if (view.options.reformation) return listActions(view, seat);
  const what = whatDecides(view, seat);
  const known = LISTS.get(what);
  if (known !== undefined) return known;
  const listed = listActions(view, seat);
  if (LISTS.size < MOST_LISTS) LISTS.set(what, listed);
  return listed;
}

/** The lists that were made already, by what decides about them. */
const LISTS = new Map<number, readonly Move[]>();
const MOST_LISTS = 10_000;

/** All that the list depends on where there are no sides: what is at the table and can be paid, who is there, and who has coins. */
function whatDecides(view: State, seat: Seat): number {
  let others = NO_SEATS;
  let withCoins = NO_SEATS;
  for (let other = 0; other < view.players.length; other++) {
    const { hidden, coins } = playerAt(view, other);
    if (hidden.length === 0 || other === seat) continue;
    others = withSeat(others, other);
    if (coins > 0) withCoins = withSeat(withCoins, other);
  }
  const table = (view.options.character === "inquisitor" ? 1 : 0) | (view.options.anarchist ? 2 : 0);
  const { coins } = playerAt(view, seat);
  return (((table * PURSES + (PURSE_OF[coins] ?? 0)) << MOST_SEATS) | others) * SETS + withCoins;
}

/** For so many coins, how many of the prices a purse can pay: purses that can pay the same are alike. */
const PRICES = [...new Set([...ACTION_LIST.map(({ cost }) => cost), MUST_COUP])];
const PURSES = PRICES.length + 1;
const PURSE_OF = Array.from({ length: COINS + 1 }, (_, coins) => PRICES.filter((price) => price <= coins).length);
/** How many sets of seats there are. */
const SETS = 1 << MOST_SEATS;

function listActions(view: State, seat: Seat): readonly Move[] {
  const legal: Move[] = [];
  for (const { rule, moves } of atTable(view.options)) {
    if (whyNot(view, seat, rule) !== null) continue;
    if (!rule.targeted) {
      const only = moves[0];
      if (only !== undefined) legal.push(only);
      continue;
    }
    for (let target = 0; target < view.players.length; target++) {
      if (whyNotAt(view, seat, rule, target) !== null) continue;
      const move = moves[target];
      if (move !== undefined) legal.push(move);
    }
  }
  return legal;
}

type WhyNot = "must-coup" | "not-at-this-table" | "too-few-coins" | "reserve-empty";

/** Why a player may not choose an action, whoever it is aimed at; `null` if they may. */
function whyNot(view: State, seat: Seat, rule: ActionRule): WhyNot | null {
  const { coins } = playerAt(view, seat);
  if (coins >= MUST_COUP && rule.name !== "coup") return "must-coup"; // coup 2
  if (!isAtTable(view.options, rule)) return "not-at-this-table";
  if (coins < rule.cost) return "too-few-coins";
  if (rule.name === "embezzle" && view.reserve === 0) return "reserve-empty"; // coup 9
  return null;
}

/** Whether the options have brought an action to this table. */
function isAtTable(options: TableOptions, rule: ActionRule): boolean {
  switch (rule.comesWith) {
    case "base":
      return true;
    case "inquisitor":
      return options.character === "inquisitor"; // coup 5
    case "reformation":
      return options.reformation; // coup 6
    case "anarchist":
      return options.anarchist; // coup 7
  }
}

type TableOptions = Pick<Options, "character" | "reformation" | "anarchist">;

/** The actions at a table with these options. Few tables differ: their lists are made once. */
function atTable(options: TableOptions): readonly ActionMoves[] {
  const bits =
    (options.character === "inquisitor" ? 1 : 0) | (options.reformation ? 2 : 0) | (options.anarchist ? 4 : 0);
  AT_TABLE[bits] ??= ACTION_MOVES.filter(({ rule }) => isAtTable(options, rule));
  return AT_TABLE[bits];
}

const AT_TABLE: (readonly ActionMoves[] | undefined)[] = [];

type WhyNotAt = "no-such-seat" | "target-self" | "target-out" | "target-fellow" | "target-poor" | "too-few-coins";

/** Why a player may not aim an action at somebody; `null` if they may. */
function whyNotAt(view: State, seat: Seat, rule: ActionRule, target: Seat): WhyNotAt | null {
  if (!hasSeat(allSeats(view.players.length), target)) return "no-such-seat";
  if (target === seat && rule.name !== "convert") return "target-self";
  if (!isLiving(view, target)) return "target-out";
  if (rule.sparesFellows && areFellows(view, seat, target)) return "target-fellow"; // coup 6
  if (rule.name === "steal" && playerAt(view, target).coins === 0) return "target-poor"; // coup 9
  if (rule.name === "convert" && playerAt(view, seat).coins < conversionPrice(seat, target)) return "too-few-coins";
  return null;
}

/** A player acts: the action is announced and paid for, and those who may react to it are asked. */
export function decideAction(state: State, seat: Seat, move: Move, draw: Draw): Result<readonly CoupEvent[], Refusal> {
  const rule = findRule(move.do);
  if (rule === undefined) return refuse("not-an-answer", { move: move.do, question: state.question });
  const target = targetIn(move);
  const reason = whyNot(state, seat, rule) ?? (target === null ? null : whyNotAt(state, seat, rule, target));
  if (reason !== null) return refuse(reason, refusalFacts(state, seat, rule, target));

  const decision = begin(state, draw);
  const as = claimOf(rule, state.options);
  const action = announce(decision, rule, seat, target, as);
  if (rule.cost > 0) pay(decision, seat, "treasury", rule.cost);
  if (as === null && rule.blockers === "nobody") resolve(decision, action);
  else ask(decision, ASK.respond, livingBut(decision, seat));
  return facts(decision);
}

/** Whom an action names; `null` where it names nobody. */
function targetIn(move: Move): Seat | null {
  switch (move.do) {
    case "coup":
    case "assassinate":
    case "steal":
    case "examine":
    case "convert":
    case "bomb":
      return move.target;
    default:
      return null;
  }
}

function refusalFacts(state: State, seat: Seat, rule: ActionRule, target: Seat | null): Refusal["facts"] {
  const { coins } = playerAt(state, seat);
  const cost = rule.name === "convert" && target !== null ? conversionPrice(seat, target) : rule.cost;
  return target === null ? { action: rule.name, coins, cost } : { action: rule.name, coins, cost, target };
}
