import type { Seat } from "@darbar/kernel";
import { isLeader } from "./identity.ts";
import { legal } from "./legal.ts";
import type { ActionName, Move } from "./move.ts";
import { cardAt, isCop, playerAt } from "./player.ts";
import type { State } from "./state.ts";

/** After so many turns of each seat quiet players begin to act: a table of timeouts must end, too. */
const PATIENCE = 10;

/** What a timeout does on its turn, the first of these that is possible. */
const QUIET: readonly ActionName[] = ["investigate", "equip", "snatch", "infiltrate", "swap", "arm", "shoot"];
const RESTLESS: readonly ActionName[] = ["shoot", "arm", "snatch", "swap", "equip"];

/** What a timeout plays: the quiet move. It keeps its equipment, its aim, the order of its cards, and its leader hidden. */
export function fallback(view: State, seat: Seat): Move {
  const moves = legal(view, seat);
  const [first] = moves;
  if (first === undefined) throw new Error(`seat ${seat} is not asked anything`);
  if (view.question === "reveal") return moves.find((move) => !showsLeader(view, seat, move)) ?? first;
  if (view.question !== "act") return first; // `legal` lists the quiet answer first.
  const wishes = view.turns > PATIENCE * view.players.length ? RESTLESS : QUIET;
  for (const wish of wishes) {
    const move = moves.find((each) => each.do === wish && !aimsAtCriminal(view, each));
    if (move !== undefined) return move;
  }
  return first;
}

function showsLeader(view: State, seat: Seat, move: Move): boolean {
  return move.do === "reveal" && isLeader(cardAt(playerAt(view, seat), move.card).kind);
}

/** A gun on a criminal can never be fired. */
function aimsAtCriminal(view: State, move: Move): boolean {
  return move.do === "arm" && move.target !== undefined && !isCop(view, move.target);
}
