import { type Draw, onlySeat, type Refusal, type Result, refuse, type Seat } from "@darbar/kernel";
import { ruleOf } from "./action-table.ts";
import { openBlockWindow } from "./block.ts";
import { bombClaimFalls, bombClaimStands } from "./bomb.ts";
import type { Character, Claim } from "./character.ts";
import { ask, begin, type Decision, drawInto, facts, giveBack, handOf, pay, say } from "./decision.ts";
import { inTableOrder } from "./deck.ts";
import type { CoupEvent } from "./event.ts";
import { ASK, challenged, refused } from "./event-table.ts";
import * as fold from "./fold.ts";
import { loseInfluence } from "./influence.ts";
import type { Move } from "./move.ts";
import { REFUSE, SHOW } from "./move-table.ts";
import { resolve } from "./resolve.ts";
import { type Action, type AskedOnChallenge, type OpenClaim, playerAt, rulesOf } from "./state.ts";
import { endTurn } from "./turn.ts";

/**
 * How a challenge resolves (coup 4): the claimant shows the card or does not; the loser loses an influence; then the
 * claim stands, and what was claimed goes on, or falls.
 */
export function challenge(decision: Decision, action: Action, claim: OpenClaim, challenger: Seat): void {
  say(decision, challenged(challenger, claim.seat, claim.as));
  fold.challenge(decision.state, challenger);
  if (rulesOf(decision.state).mayRefuseToShow) return ask(decision, ASK.prove, onlySeat(claim.seat));
  // `ru`: a held card must be shown, so there is nothing to ask.
  if (isTrue(claim.as, handOf(decision, claim.seat))) prove(decision, action, claim, challenger);
  else admit(decision, action, claim);
}

/** Whether a hand proves a claim. */
function isTrue(claim: Claim, hand: readonly (Character | null)[]): boolean {
  return claim === "no-duke" ? !hand.includes("duke") : hand.includes(claim);
}

const CAN_SHOW: readonly Move[] = [SHOW, REFUSE];
const CANNOT_SHOW: readonly Move[] = [REFUSE];

/** A challenged player may show the card if they have it, and may always refuse (coup 4.2). */
export function legalProofs(view: AskedOnChallenge, seat: Seat): readonly Move[] {
  return isTrue(view.claim.as, playerAt(view, seat).hidden) ? CAN_SHOW : CANNOT_SHOW;
}

/** The challenged player shows, or does not. */
export function decideProof(
  state: AskedOnChallenge,
  seat: Seat,
  move: Move,
  draw: Draw,
): Result<readonly CoupEvent[], Refusal> {
  const { action, claim, challenger } = state;
  if (move.do !== "show" && move.do !== "refuse") {
    return refuse("not-an-answer", { move: move.do, question: state.question });
  }
  if (move.do === "show" && !isTrue(claim.as, playerAt(state, seat).hidden))
    return refuse("cannot-show", { as: claim.as });
  const decision = begin(state, draw);
  if (move.do === "show") prove(decision, action, claim, challenger);
  else admit(decision, action, claim);
  return facts(decision);
}

/** coup 4.4: the shown card is replaced, so that it stays secret what they hold; the challenger loses an influence. */
function prove(decision: Decision, action: Action, claim: OpenClaim, challenger: Seat): void {
  const cards = claim.as === "no-duke" ? inTableOrder(handOf(decision, claim.seat)) : [claim.as]; // coup 6: all of them
  const stay = rulesOf(decision.state).provenIsReplaced === "at-turn-end";
  const showed = { type: "showed", seat: claim.seat, as: claim.as, cards, stay } as const;
  say(decision, showed);
  fold.show(decision.state, showed);
  if (stay) {
    decision.proven = [...decision.proven, ...cards.map((card) => ({ seat: claim.seat, card }))];
  } else {
    giveBack(decision, claim.seat, cards, "everyone");
    drawInto(decision, claim.seat, cards.length);
  }
  if (loseInfluence(decision, challenger, ASK["lose-challenge"])) claimStands(decision, action, claim, challenger);
}

/** coup 4.3: the claimant has lost the challenge. */
function admit(decision: Decision, action: Action, claim: OpenClaim): void {
  say(decision, refused(claim.seat, claim.as));
  if (claim.on === "bomb") return bombClaimFalls(decision, claim.seat);
  if (claim.on === "action" && rulesOf(decision.state).challengeReturnsCost) {
    pay(decision, "treasury", claim.seat, ruleOf(action.kind).cost);
  }
  if (loseInfluence(decision, claim.seat, ASK["lose-challenge"])) claimFalls(decision, action, claim);
}

/** The claim was proven and its challenger has paid for it: what was claimed goes on. */
export function claimStands(decision: Decision, action: Action, claim: OpenClaim, challenger: Seat): void {
  switch (claim.on) {
    case "action":
      return openBlockWindow(decision, action, challenger);
    case "block":
      return endTurn(decision); // coup 4.5: what a blocked action cost stays paid
    case "bomb":
      return bombClaimStands(decision, claim.seat);
  }
}

/** The claim was not proven and the claimant has paid for it. */
export function claimFalls(decision: Decision, action: Action, claim: OpenClaim): void {
  if (claim.on === "block") resolve(decision, action);
  else endTurn(decision);
}
