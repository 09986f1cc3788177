import { type Draw, hasSeat, type Refusal, type Result, refuse, type Seat } from "@darbar/kernel";
import { decideAction } from "./action.ts";
import { decideBomb } from "./bomb.ts";
import { decideProof } from "./challenge.ts";
import type { CoupEvent } from "./event.ts";
import { decideJudgement, decidePresentation } from "./examine.ts";
import { decideReturn } from "./exchange.ts";
import { decideLoss } from "./lose.ts";
import type { Move } from "./move.ts";
import { decideKeep, decideSide } from "./opening.ts";
import type { State } from "./state.ts";
import { view } from "./view.ts";
import { decideAnswer } from "./window.ts";

/** What would come of a move: the facts, or why it is refused. Found on a copy of the table. */
export function decide(state: State, seat: Seat, move: Move, draw: Draw): Result<readonly CoupEvent[], Refusal> {
  return advance(state.viewer === "all" ? view(state, "all") : state, seat, move, draw);
}

/**
 * What comes of a move: the facts, folded as they are found, or why it is refused, which changes nothing. All the rules start
 * here, one file for each question.
 */
export function advance(state: State, seat: Seat, move: Move, draw: Draw): Result<readonly CoupEvent[], Refusal> {
  if (state.viewer !== "all") throw new Error("only the table itself can decide; this is a view of it");
  if (!hasSeat(state.awaited, seat)) return refuse(state.question === "over" ? "game-over" : "not-asked", { seat });
  switch (state.question) {
    case "act":
      return decideAction(state, seat, move, draw);
    case "respond":
    case "block":
    case "contest":
      return decideAnswer(state, seat, move, draw);
    case "prove":
      return decideProof(state, seat, move, draw);
    case "lose-challenge":
    case "lose-influence":
      return decideLoss(state, seat, move, draw);
    case "return":
      return decideReturn(state, seat, move, draw);
    case "present":
      return decidePresentation(state, seat, move, draw);
    case "judge":
      return decideJudgement(state, seat, move, draw);
    case "bomb":
      return decideBomb(state, seat, move, draw);
    case "keep":
      return decideKeep(state, seat, move, draw);
    case "side":
      return decideSide(state, seat, move, draw);
    case "over":
      return refuse("game-over", { seat });
  }
}
