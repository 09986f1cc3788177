import type { Seat } from "@darbar/kernel";
import { disarm, emit } from "../decision.ts";
import { isCop, playerAt } from "../player.ts";
import type { Bar } from "../refusal.ts";
import type { State } from "../state.ts";
import { actionOf, form } from "./rule.ts";

const NOTHING = form("shoot", []);

/** cops 2: shoot the living player one aims at. cops 6: a criminal cannot be shot. */
export const shoot = actionOf<"shoot">({
  by: "cop",
  form: (view, seat) => (shotIsPossible(view, seat) ? NOTHING : null),
  bars: barShooting,
  leadsTo: "hit",
  perform: (decision, seat) => {
    const { aim } = playerAt(decision.table, seat);
    if (aim !== null) emit(decision, { type: "fired", seat, target: aim });
    disarm(decision, seat); // The book: right after the shot, the gun goes back.
  },
});

function barShooting(view: State, seat: Seat): Bar | null {
  const { armed, aim } = playerAt(view, seat);
  if (!armed) return "unarmed";
  if (view.heldFire) return "hold-fire";
  return aim !== null && isCop(view, aim) ? null : "no-aim";
}

export function shotIsPossible(view: State, seat: Seat): boolean {
  return barShooting(view, seat) === null;
}
