import { type Draw, ok, refuse, type Seat } from "@darbar/kernel";
import { ask, begin, type Decision, emit, look } from "./decision.ts";
import type { Look } from "./event.ts";
import type { Move } from "./move.ts";
import { LOOKS } from "./move-table.ts";
import { barLooking, faceDown, isFaceDown } from "./player.ts";
import { type Decided, notAnAnswer } from "./refusal.ts";
import { resolved } from "./resolve.ts";
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

/** A player looks; then the next one does, or the card that brought the looks has resolved. */
export function decideLook(state: State, seat: Seat, move: Move, draw: Draw): Decided {
  if (move.do !== "look") return notAnAnswer(state, move);
  const [{ at, but, most }, ...rest] = state.looks;
  if (at === null ? move.target === but : move.target !== at) return refuse("not-this-player", { target: move.target });
  const bar = barLooking(state, seat, move.target);
  if (bar !== null) return refuse(bar, { target: move.target });
  if (move.cards.length > most) return refuse("too-many-cards", { most, given: move.cards.length });
  const open = faceDown(state.players[move.target]);
  const shown = move.cards.find((card) => !open.includes(card));
  if (shown !== undefined) return refuse("face-up", { target: move.target, card: shown });
  const decision = begin(state, draw);
  takeLook(decision, seat, move);
  beginLooks(decision, rest);
  if (!decision.asked) resolved(decision);
  return ok(decision.events);
}
