import type { Seat } from "@darbar/kernel";
import { ask, type Decision, emit, look } from "./decision.ts";
import type { Look } from "./event.ts";
import type { Move } from "./move.ts";
import { LOOKS } from "./move-table.ts";
import { barLooking, isFaceDown } from "./player.ts";
import type { State } from "./state.ts";

/*
 * Looks that equipment brings (cops 5): one after the other, each by a player at cards of their choice. A look that finds
 * nothing to look at is left out; one that leaves no choice is taken at once, for everybody can see that there is none.
 */

/** Takes the looks in order, as far as that goes without asking. */
export function beginLooks(decision: Decision, looks: readonly Look[]): void {
  for (const [index, next] of looks.entries()) {
    const moves = looksOf(decision.table, next);
    if (moves.length === 1) takeLook(decision, next.by, moves[0]);
    if (moves.length <= 1) continue;
    emit(decision, { type: "looks", looks: looks.slice(index) });
    return ask(decision, "look", next.by);
  }
}

/** What can be looked at in the look that is to be taken. */
export function legalLooks(view: State): readonly Move[] {
  return looksOf(view, view.looks[0]);
}

function looksOf(view: State, { by, at, but, most }: Look): readonly Move[] {
  const moves: Move[] = [];
  for (let seat = 0; seat < view.players.length; seat++) {
    const chosen = at === null ? seat !== but : seat === at;
    if (!chosen || barLooking(view, by, seat) !== null) continue;
    const player = view.players[seat];
    for (const move of LOOKS[seat]) {
      if (move.cards.length <= most && move.cards.every((card) => isFaceDown(player, card))) moves.push(move);
    }
  }
  return moves;
}

function takeLook(decision: Decision, by: Seat, move: Move): void {
  if (move.do === "look") look(decision, by, move.target, move.cards);
}
