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

/** What comes of a move: the facts, or why it is refused. All the rules start here, one file of `answer/` for each question. */
export function decide(state: State, seat: Seat, move: Move, draw: Draw): DecidedEvents {
  if (state.viewer !== "all") throw new Error("only the table itself can decide; this is a view of it");
  if (!hasSeat(state.awaited, seat)) return refuse(state.question === "over" ? "game-over" : "not-asked", { seat });
  switch (state.question) {
    case "moment":
      return decideMoment(state, seat, move, draw);
    case "act":
      return decideAct(state, seat, move, draw);
    case "aim":
      return decideAim(state, seat, move, draw);
    case "arrange":
      return decideArrange(state, seat, move, draw);
    case "retarget":
      return decideRetarget(state, seat, move, draw);
    case "divert":
      return decideDivert(state, seat, move, draw);
    case "reveal":
      return decideReveal(state, seat, move, draw);
    case "look":
      return decideLook(state, seat, move, draw);
    case "keep":
      return decideKeep(state, seat, move, draw);
    case "over":
      return refuse("game-over", { seat });
  }
}
