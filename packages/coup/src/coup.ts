import { type Game, type Outcome, waitingIn } from "@darbar/kernel";
import { audit } from "./audit.ts";
import { advance, decide } from "./decide.ts";
import { VERSION } from "./edition.ts";
import type { CoupEvent } from "./event.ts";
import { evolve } from "./evolve.ts";
import { fallback } from "./fallback.ts";
import { imagine } from "./imagine.ts";
import { legal } from "./legal.ts";
import { type Move, parseMove } from "./move.ts";
import { deal } from "./opening.ts";
import { type Options, parseOptions } from "./options.ts";
import { redact, unrevealed } from "./redact.ts";
import { type State, setup } from "./state.ts";
import { view } from "./view.ts";

/** Coup, in all its editions. */
export const coup: Game<Options, State, Move, CoupEvent> = {
  id: "coup",
  version: VERSION,
  options: parseOptions,
  move: parseMove,
  setup,
  deal,
  decide,
  advance,
  evolve,
  redact,
  unrevealed,
  view,
  waiting: waitingIn,
  legal,
  fallback,
  imagine,
  outcome,
  audit,
};

/** coup 2: the last player standing wins; there is no second place. */
function outcome(state: State): Outcome | null {
  return state.winner === null ? null : { winners: [state.winner], as: "last-standing" };
}
