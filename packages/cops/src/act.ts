import type { Seat } from "@darbar/kernel";
import { actionRule } from "./action/index.ts";
import { ACTIONS, type ActionMove, type Move } from "./move.ts";
import { addMove, beginList, listed } from "./move-list.ts";
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
  const moves = beginList();
  for (const rule of isCriminal(view, seat) ? CRIMINALS_ACTIONS : COPS_ACTIONS) {
    const form = rule.form(view, seat);
    if (form === null) continue;
    const all = form.moves[view.players.length] ?? [];
    if (rule.add !== null) rule.add(view, seat, all, moves);
    else for (const move of all) if (rule.bars(view, seat, move) === null) addMove(moves, move);
  }
  const playable = playableNow(view, seat);
  if (playable !== null) addPlays(view, seat, playable, moves);
  return listed(moves);
}

function isCriminal(view: State, seat: Seat): boolean {
  return playerAt(view, seat).standing === "criminal";
}

const EVERY_ACTION = ACTIONS.map(actionRule);
const COPS_ACTIONS = EVERY_ACTION.filter(({ by }) => by === "cop");
const CRIMINALS_ACTIONS = EVERY_ACTION.filter(({ by }) => by === "criminal");

export function barAction(view: State, seat: Seat, move: ActionMove): RefusalCode | null {
  const rule = actionRule(move.do);
  if ((rule.by === "criminal") !== isCriminal(view, seat)) return "not-your-action";
  const bar = rule.bars(view, seat, move);
  if (bar !== null) return bar;
  const form = rule.form(view, seat);
  return form !== null && namesJust(move, form.naming) ? null : "wrong-names";
}
