import { hasSeat, type Seat } from "@darbar/kernel";
import { legalActs } from "./act.ts";
import { legalAims, legalRetargets } from "./aim.ts";
import { legalDiversions } from "./divert.ts";
import { legalKeeps } from "./keep.ts";
import { legalLooks } from "./look.ts";
import { legalInMoment } from "./moment.ts";
import type { Move } from "./move.ts";
import { legalOrders } from "./opening.ts";
import { legalReveals } from "./reveal.ts";
import type { State } from "./state.ts";

const NOTHING: readonly Move[] = [];

/** Every move a seat can make now; none if it is not asked, or if this view is not the seat's own. */
export function legal(view: State, seat: Seat): readonly Move[] {
  if (view.viewer !== "all" && view.viewer !== seat) return NOTHING;
  if (!hasSeat(view.awaited, seat)) return NOTHING;
  switch (view.question) {
    case "moment":
      return legalInMoment(view, seat);
    case "act":
      return legalActs(view, seat);
    case "aim":
      return legalAims(view, seat);
    case "arrange":
      return legalOrders(view, seat);
    case "retarget":
      return legalRetargets(view, seat);
    case "divert":
      return legalDiversions(view, seat);
    case "reveal":
      return legalReveals(view, seat);
    case "look":
      return legalLooks(view);
    case "keep":
      return legalKeeps(view, seat);
    case "over":
      return NOTHING;
  }
}
