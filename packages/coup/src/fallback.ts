import type { Seat } from "@darbar/kernel";
import { legal } from "./legal.ts";
import type { Move } from "./move.ts";
import type { State } from "./state.ts";

/** What a timeout plays: the quiet move. It shows a card to win a challenge and never starts one. */
export function fallback(view: State, seat: Seat): Move {
  const moves = legal(view, seat);
  switch (view.question) {
    case "act":
      // With an empty treasury income brings nothing, and a table of quiet players would never end.
      return (view.treasury === 0 ? moves.find(isDeadly) : undefined) ?? moves[0];
    case "return":
      return moves[moves.length - 1]; // Back go the cards just drawn.
    default:
      return moves[0]; // `legal` lists the quiet answer first: pass, show, give-back, explode.
  }
}

function isDeadly(move: Move): boolean {
  return move.do === "coup" || move.do === "assassinate";
}
