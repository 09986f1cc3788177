import type { Seat } from "@darbar/kernel";
import { actionRule } from "./action/index.ts";
import { ACTIONS, type ActionMove, type ActionName, type Move } from "./move.ts";
import { addPlays, playableNow } from "./play.ts";
import { playerAt } from "./player.ts";
import type { RefusalCode } from "./refusal.ts";
import { namesJust } from "./selection.ts";
import type { State } from "./state.ts";

/*
 * The turn (cops 2). The active player may play equipment, as often as they have any, and announces an action; it
 * happens when nobody has anything to say to it any more. When a card has been played in answer, they announce anew.
 */

/** What the active player can do: announce an action, or play equipment first. */
export function legalActs(view: State, seat: Seat): readonly Move[] {
  const moves: Move[] = [];
  for (const name of ACTIONS_OF[standingOf(view, seat)]) {
    const rule = actionRule(name);
    const form = rule.form(view, seat);
    if (form === null) continue;
    const all = form.moves[view.players.length] ?? [];
    if (rule.add !== null) rule.add(view, seat, all, moves);
    else for (const move of all) if (rule.bars(view, seat, move) === null) moves.push(move);
  }
  const kind = playableNow(view, seat);
  if (kind !== null) addPlays(view, seat, kind, moves);
  return moves;
}

type Taker = "cop" | "criminal";

function standingOf(view: State, seat: Seat): Taker {
  return playerAt(view, seat).standing === "criminal" ? "criminal" : "cop";
}

const ACTIONS_OF: Readonly<Record<Taker, readonly ActionName[]>> = {
  cop: ACTIONS.filter((name) => actionRule(name).by === "cop"),
  criminal: ACTIONS.filter((name) => actionRule(name).by === "criminal"),
};

export function barAction(view: State, seat: Seat, move: ActionMove): RefusalCode | null {
  const rule = actionRule(move.do);
  if (rule.by !== standingOf(view, seat)) return "not-your-action";
  const bar = rule.bars(view, seat, move);
  if (bar !== null) return bar;
  const form = rule.form(view, seat);
  return form !== null && namesJust(move, form.naming) ? null : "wrong-names";
}
