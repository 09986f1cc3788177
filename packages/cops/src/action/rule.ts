import type { Seat } from "@darbar/kernel";
import type { Naming } from "../choice.ts";
import type { Decision } from "../decision.ts";
import type { ActionMove, ActionName } from "../move.ts";
import type { Bar } from "../refusal.ts";
import type { Rules } from "../rules.ts";
import type { State } from "../state.ts";

/** The move that announces an action. */
export type Announced<Name extends ActionName> = Extract<ActionMove, { readonly do: Name }>;

/** Everything the table knows about an action (cops 2, 6). */
export interface ActionRule<Name extends ActionName> {
  /** Who takes it. */
  readonly by: "cop" | "criminal";
  /** What a move that announces it can name: one of these. */
  readonly namings: (rules: Rules) => readonly Naming[];
  /** Why it cannot be taken like this now; `null` if it can. */
  readonly bars: (view: State, seat: Seat, move: Announced<Name>) => Bar | null;
  /** What it does, when nobody has anything more to say to it. */
  readonly perform: (decision: Decision, seat: Seat, move: Announced<Name>) => void;
}
