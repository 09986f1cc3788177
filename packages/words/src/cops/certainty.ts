import type { Identity, State } from "@darbar/cops";
import { type Concluded, type Conclusions, conclude, NOTHING_SEEN } from "@darbar/cops/deduce";
import type { Words } from "../words.ts";

/** What is certain of a player: their leader, that they hold one of the two, or their side. */
export type Certainty = Identity | "leader";

/** The most that is certain of a player; `null` if nothing tells their side. */
export function certaintyOf({ team, leader }: Concluded): Certainty | null {
  if (leader === "agent" || leader === "kingpin") return leader;
  return leader === "either" ? "leader" : team;
}

/** "honest for sure". */
export function certainText(certainty: Certainty, { t }: Words): string {
  return t(`cops.certain.${certainty}`);
}

/** Players are replaced, never changed: what was concluded from them once stays so. */
const CONCLUDED = new WeakMap<State["players"], Conclusions>();

/** What follows from what a view shows now; whoever has seen more may conclude more. */
export function concludedFrom(view: State): Conclusions {
  const before = CONCLUDED.get(view.players);
  if (before !== undefined) return before;
  const conclusions = conclude(view, NOTHING_SEEN);
  CONCLUDED.set(view.players, conclusions);
  return conclusions;
}
