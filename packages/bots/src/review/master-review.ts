import {
  type CopsEvent,
  type Move as CopsMove,
  type Options as CopsOptions,
  type State as CopsState,
  cops,
  touches,
} from "@darbar/cops";
import { type CoupEvent, type Move as CoupMove, type Options as CoupOptions, coup } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Budget } from "../bot.ts";
import type { Network } from "../coup/network/network.ts";
import { trainedCoup } from "../coup/network/trained.ts";
import { copsCritic } from "./cops-critic.ts";
import { coupCritic } from "./coup-critic.ts";
import type { SeenGame } from "./decisions.ts";
import { goOver, type Reviewing } from "./go-over.ts";

export function reviewCoup(
  game: SeenGame<CoupOptions, CoupEvent>,
  network: Network = trainedCoup().network,
): Reviewing<CoupMove> {
  return goOver(coup, game, (whole) => coupCritic(network, whole));
}

export function reviewCops(game: SeenGame<CopsOptions, CopsEvent>): Reviewing<CopsMove> {
  return goOver(cops, game, copsCritic, isDecided);
}

/** cops 4: who passes in a moment that is not their affair has hardly been asked: equipment stays in the pocket. */
function isDecided({ view, seat }: { readonly view: CopsState; readonly seat: Seat }, played: CopsMove): boolean {
  return view.question !== "moment" || played.do !== "pass" || touches(view, seat);
}

/** How often moves are played on for one decision, unless told otherwise. */
const TRIES = 240;

/** What a decision may take so that a game gets the same review on every machine: tries are counted, no clock is read. */
export function reviewBudget(tries = TRIES): Budget {
  let counted = 0;
  return { milliseconds: tries, now: () => counted++ };
}
