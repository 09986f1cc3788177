import { at, type Seat } from "@darbar/kernel";
import { ask, type Decision, emit, look } from "./decision.ts";
import type { Look } from "./event.ts";
import type { Move } from "./move.ts";
import { LOOKS } from "./move-table.ts";
import { barLooking, isFaceDown, playerAt } from "./player.ts";
import type { State } from "./state.ts";

/*
 * Looks that equipment brings (cops 5): one after the other, each by a player at cards of their choice. A look that finds
 * nothing to look at is left out; one that leaves no choice is taken at once, for everybody can see that there is none.
 */

/** Takes the looks in order, as far as that goes without asking. */
export function beginLooks(decision: Decision, looks: readonly Look[]): void {
  for (const [index, next] of looks.entries()) {
    const [only, ...others] = looksOf(decision.table, next);
    if (only !== undefined && others.length === 0) takeLook(decision, next.by, only);
    if (others.length === 0) continue;
    emit(decision, { type: "looks", looks: looks.slice(index) });
    return ask(decision, "look", next.by);
  }
}

export function nextLook(view: State): Look {
  return at(view.looks, 0);
}

export function legalLooks(view: State): readonly Move[] {
  return looksOf(view, nextLook(view));
}

function looksOf(view: State, { by, at: whose, but, most }: Look): readonly Move[] {
  const moves: Move[] = [];
  for (let seat = 0; seat < view.players.length; seat++) {
    const chosen = whose === null ? seat !== but : seat === whose;
    if (!chosen || barLooking(view, by, seat) !== null) continue;
    const player = playerAt(view, seat);
    for (const move of at(LOOKS, seat)) {
      if (move.cards.length <= most && move.cards.every((card) => isFaceDown(player, card))) moves.push(move);
    }
  }
  return moves;
}

function takeLook(decision: Decision, by: Seat, move: Move): void {
  if (move.do === "look") look(decision, by, move.target, move.cards);
}
