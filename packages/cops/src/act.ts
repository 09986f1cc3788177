import { type Draw, ok, refuse, type Seat } from "@darbar/kernel";
import { ACTION_RULES } from "./action/index.ts";
import type { ActionRule } from "./action/rule.ts";
import { namesJust } from "./choice.ts";
import { begin, type Decision, emit } from "./decision.ts";
import { openMoment } from "./moment.ts";
import { ACTIONS, type ActionMove, type ActionName, type Move } from "./move.ts";
import { addPlays, barPlay } from "./play.ts";
import type { Bar, Decided, RefusalCode } from "./refusal.ts";
import { notAnAnswer } from "./refusal.ts";
import { playEquipment } from "./resolve.ts";
import type { State } from "./state.ts";

/*
 * The turn (cops 2). The active player may play equipment, as often as they have any, and announces an action; it
 * happens when nobody has anything to say to it any more. When a card has been played in answer, they announce anew.
 */

/** What the active player can do: announce an action, or play equipment first. */
export function legalActs(view: State, seat: Seat): readonly Move[] {
  const moves: Move[] = [];
  for (const name of ACTIONS_OF[standingOf(view, seat)]) {
    const rule = ruleOf(name);
    const form = rule.form(view, seat);
    if (form === null) continue;
    for (const move of form.moves[view.players.length]) if (rule.bars(view, seat, move) === null) moves.push(move);
  }
  addPlays(view, seat, moves);
  return moves;
}

/** An action whose name is not looked at: its rule only ever gets moves of its own. */
type AnyRule = ActionRule<ActionName> & { bars(view: State, seat: Seat, move: ActionMove): Bar | null };

type Taker = AnyRule["by"];

function standingOf(view: State, seat: Seat): Taker {
  return view.players[seat].standing === "criminal" ? "criminal" : "cop";
}

const ACTIONS_OF: Readonly<Record<Taker, readonly ActionName[]>> = {
  cop: ACTIONS.filter((name) => ruleOf(name).by === "cop"),
  criminal: ACTIONS.filter((name) => ruleOf(name).by === "criminal"),
};

function ruleOf(name: ActionName): AnyRule {
  return ACTION_RULES[name] as AnyRule;
}

/** The active player plays equipment, or announces an action. */
export function decideAct(state: State, seat: Seat, move: Move, draw: Draw): Decided {
  if (move.do === "play") {
    const bar = barPlay(state, seat, move);
    if (bar !== null) return refuse(bar, { equipment: move.equipment, moment: state.moment });
    const decision = begin(state, draw);
    playEquipment(decision, seat, move);
    return ok(decision.events);
  }
  if (!isAction(move)) return notAnAnswer(state, move);
  const bar = barAction(state, seat, move);
  if (bar !== null) return refuse(bar, { action: move.do });
  const decision = begin(state, draw);
  emit(decision, { type: "announced", seat, action: move });
  openMoment(decision, "announced");
  return ok(decision.events);
}

function isAction(move: Move): move is ActionMove {
  return ACTIONS.some((name) => name === move.do);
}

function barAction(view: State, seat: Seat, move: ActionMove): RefusalCode | null {
  const rule = ruleOf(move.do);
  if (rule.by !== standingOf(view, seat)) return "not-your-action";
  const bar = rule.bars(view, seat, move);
  if (bar !== null) return bar;
  const form = rule.form(view, seat);
  return form !== null && namesJust(move, form.naming) ? null : "wrong-names";
}

/** The announced action happens. */
export function performAction(decision: Decision): void {
  const { action, turn } = decision.table;
  if (action !== null) ruleOf(action.do).perform(decision, turn, action as never);
}

/** What is left of the action, now that its player has turned a card up. */
export function finishAction(decision: Decision): void {
  const { action, turn } = decision.table;
  if (action !== null) ruleOf(action.do).finish?.(decision, turn, action as never);
}
