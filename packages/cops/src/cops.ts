import { type Game, waitingIn } from "@darbar/kernel";
import { audit } from "./audit.ts";
import { advance, decide } from "./decide.ts";
import type { CopsEvent } from "./event.ts";
import { evolve } from "./evolve.ts";
import { fallback } from "./fallback.ts";
import { imagine } from "./imagine.ts";
import { legal } from "./legal.ts";
import { type Move, parseMove } from "./move.ts";
import { deal } from "./opening.ts";
import { type Options, parseOptions } from "./options.ts";
import { redact, unrevealed } from "./redact.ts";
import { VERSION } from "./rules.ts";
import { type State, setup } from "./state.ts";
import { view } from "./view.ts";

/** Good Cop Bad Cop: the base game and the gang. */
export const cops: Game<Options, State, Move, CopsEvent> = {
  id: "cops",
  version: VERSION,
  options: parseOptions,
  move: parseMove,
  setup,
  deal,
  decide,
  evolve,
  advance,
  redact,
  unrevealed,
  view,
  waiting: waitingIn,
  legal,
  fallback,
  imagine,
  outcome: (state) => state.outcome,
  audit,
};
