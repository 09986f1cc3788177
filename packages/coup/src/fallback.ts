import type { Seat } from "@darbar/kernel";
import { legal } from "./legal.ts";
import type { Move } from "./move.ts";
import { INFLUENCE, playerAt, type State } from "./state.ts";

/** What a timeout plays: the quiet move. It shows a card to win a challenge and never starts one. */
export function fallback(view: State, seat: Seat): Move {
  const moves = legal(view, seat);
  const [quiet] = moves; // `legal` lists the quiet answer first: pass, show, give-back, explode.
  if (quiet === undefined) throw new Error(`seat ${seat} is not asked anything`);
  switch (view.question) {
    case "act":
      // With an empty treasury income brings nothing, and a table of quiet players would never end.
      return (view.treasury === 0 ? moves.find(isDeadly) : undefined) ?? quiet;
    case "return":
      return moves.find((move) => returnsWhatWasDrawn(view, seat, move)) ?? quiet;
    default:
      return quiet;
  }
}

/** The cards just drawn came last into the hand. */
function returnsWhatWasDrawn(view: State, seat: Seat, move: Move): boolean {
  const { hidden, shown } = playerAt(view, seat);
  const drawn = hidden
    .slice(INFLUENCE - shown.length)
    .sort()
    .join();
  return move.do === "return" && move.cards.toSorted().join() === drawn;
}

function isDeadly(move: Move): boolean {
  return move.do === "coup" || move.do === "assassinate";
}
