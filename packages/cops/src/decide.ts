import { type Draw, hasSeat, refuse, type Seat } from "@darbar/kernel";
import { decideAct } from "./answer/act.ts";
import { decideAim, decideRetarget } from "./answer/aim.ts";
import { decideArrange } from "./answer/arrange.ts";
import { decideDivert } from "./answer/divert.ts";
import { decideKeep } from "./answer/keep.ts";
import { decideLook } from "./answer/look.ts";
import { decideMoment } from "./answer/moment.ts";
import { decideReveal } from "./answer/reveal.ts";
import type { Move } from "./move.ts";
import type { DecidedEvents } from "./refusal.ts";
import type { State } from "./state.ts";

/** What comes of a move: the facts, or why it is refused. Nothing has happened yet: they are worked out on a copy. */
export function decide(state: State, seat: Seat, move: Move, draw: Draw): DecidedEvents {
  return advance({ ...state }, seat, move, draw);
}

/**
 * Makes a move: the facts, each of them folded as it is stated, or why it is refused, which changes nothing. All the rules start here, one
 * file of `answer/` for each question.
 */
export function advance(table: State, seat: Seat, move: Move, draw: Draw): DecidedEvents {
  if (table.viewer !== "all") throw new Error("only the table itself can decide; this is a view of it");
  if (!hasSeat(table.awaited, seat)) return refuse(table.question === "over" ? "game-over" : "not-asked", { seat });
  switch (table.question) {
    case "moment":
      return decideMoment(table, seat, move, draw);
    case "act":
      return decideAct(table, seat, move, draw);
    case "aim":
      return decideAim(table, seat, move, draw);
    case "arrange":
      return decideArrange(table, seat, move, draw);
    case "retarget":
      return decideRetarget(table, seat, move, draw);
    case "divert":
      return decideDivert(table, seat, move, draw);
    case "reveal":
      return decideReveal(table, seat, move, draw);
    case "look":
      return decideLook(table, seat, move, draw);
    case "keep":
      return decideKeep(table, seat, move, draw);
    case "over":
      return refuse("game-over", { seat });
  }
}
