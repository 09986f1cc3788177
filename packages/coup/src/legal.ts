import { hasSeat, type Seat } from "@darbar/kernel";
import { legalActions } from "./action.ts";
import { legalBombMoves } from "./bomb.ts";
import { legalProofs } from "./challenge.ts";
import { LEGAL_JUDGEMENTS, legalPresentations } from "./examine.ts";
import { legalReturns } from "./exchange.ts";
import { legalLosses } from "./lose.ts";
import type { Move } from "./move.ts";
import { LEGAL_SIDES, legalKeeps } from "./opening.ts";
import type { State } from "./state.ts";
import { legalAnswers } from "./window.ts";

const NOTHING: readonly Move[] = [];

/** Every move a seat can make now; none if it is not asked, or if this view is not the seat's own. */
export function legal(view: State, seat: Seat): readonly Move[] {
  if (view.viewer !== "all" && view.viewer !== seat) return NOTHING;
  if (!hasSeat(view.awaited, seat)) return NOTHING;
  switch (view.question) {
    case "act":
      return legalActions(view, seat);
    case "respond":
    case "block":
    case "contest":
      return legalAnswers(view, seat);
    case "prove":
      return legalProofs(view, seat);
    case "lose-challenge":
    case "lose-influence":
      return legalLosses(view, seat);
    case "return":
      return legalReturns(view, seat);
    case "present":
      return legalPresentations(view, seat);
    case "judge":
      return LEGAL_JUDGEMENTS;
    case "bomb":
      return legalBombMoves(view);
    case "keep":
      return legalKeeps(view);
    case "side":
      return LEGAL_SIDES;
    case "over":
      return NOTHING;
  }
}
