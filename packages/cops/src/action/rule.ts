import type { Seat } from "@darbar/kernel";
import type { Decision, Next } from "../decision.ts";
import type { ActionMove, ActionName } from "../move.ts";
import type { MoveList } from "../move-list.ts";
import type { Bar } from "../refusal.ts";
import { MOST_SEATS } from "../rules.ts";
import { everySelection, type Naming } from "../selection.ts";
import type { State } from "../state.ts";

export type Announced<Name extends ActionName> = Extract<ActionMove, { readonly do: Name }>;

/** A way to announce an action: what the move names, and every such move, allowed or not, by number of seats. */
export interface Form<Name extends ActionName> {
  readonly naming: Naming;
  readonly moves: readonly (readonly Announced<Name>[])[];
}

/** The moves of a form are made once. */
export function form<Name extends ActionName>(name: Name, naming: Naming): Form<Name> {
  const counts = Array.from({ length: MOST_SEATS + 1 }, (_, seats) => seats);
  const moves = counts.map((seats) => everySelection(naming, seats).map((choice) => ({ do: name, ...choice })));
  return { naming, moves: moves as unknown as Form<Name>["moves"] };
}

/** Everything the table knows about an action (cops 2, 6). */
export interface ActionRule<Name extends ActionName> {
  readonly by: "cop" | "criminal";
  /** How it is announced now; `null` if it cannot be taken now, whatever is named. */
  readonly form: (view: State, seat: Seat) => Form<Name> | null;
  /** Why it cannot be taken like this now; `null` if it can. */
  readonly bars: (view: State, seat: Seat, move: Announced<Name>) => Bar | null;
  readonly leadsTo: Next;
  /** What it does, when nobody has anything more to say to it. */
  readonly perform: (decision: Decision, seat: Seat, move: Announced<Name>) => void;
  /** Adds those of all its moves that nothing bars; `null` if each of them is asked about by itself. */
  readonly add: Adding<Name> | null;
  /** The rest of it, if it asks the player in its middle which card they turn up (cops 2). */
  readonly finish: ((decision: Decision, seat: Seat, move: Announced<Name>) => void) | null;
}

type Adding<Name extends ActionName> = (
  view: State,
  seat: Seat,
  all: readonly Announced<Name>[],
  moves: MoveList,
) => void;

type Unsaid = "add" | "finish";

/** An action: what it says itself, and the usual for what it leaves out. */
export function actionOf<Name extends ActionName>(
  own: Omit<ActionRule<Name>, Unsaid> & Partial<Pick<ActionRule<Name>, Unsaid>>,
): ActionRule<Name> {
  const { by, form, bars, add = null, leadsTo, perform, finish = null } = own;
  return { by, form, bars, add, leadsTo, perform, finish };
}
