import {
  type Answered,
  at,
  type Draw,
  NO_SEATS,
  nearestAnswer,
  ok,
  PASS,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  sealAnswer,
  withoutSeat,
} from "@darbar/kernel";
import { ACTION_LIST, blockedAs, ruleOf } from "./action-table.ts";
import { announceBlock, mayBlock } from "./block.ts";
import { bombClaimStands } from "./bomb.ts";
import { challenge } from "./challenge.ts";
import { EXCHANGERS, type Exchanger } from "./character.ts";
import { begin, type Decision, facts, say } from "./decision.ts";
import type { CoupEvent } from "./event.ts";
import { PASSED } from "./event-table.ts";
import type { Move } from "./move.ts";
import { BLOCK, byName, CHALLENGE } from "./move-table.ts";
import { resolve } from "./resolve.ts";
import type { AskedOnAction, AskedOnClaim, OpenClaim } from "./state.ts";
import { endTurn } from "./turn.ts";

/*
 * The response windows (coup 4). One question is open to many seats; they answer in any order, sealed. A challenge
 * closes the window at once; otherwise it closes when everybody has answered.
 *
 * `respond`: after an announced action, all opponents. `block`: after a failed challenge, those who may still block.
 * `contest`: after a block, or a bomb holder's claim, all but the claimant.
 */

type AskedInWindow = AskedOnAction | AskedOnClaim;

const PASS_ONLY: readonly Move[] = [PASS];
const PASS_OR_CHALLENGE: readonly Move[] = [PASS, CHALLENGE];

/** The answers of those who may block, by the deck's exchanger and the action, made once. */
const BLOCK_ANSWERS = byName(EXCHANGERS, (exchanger: Exchanger) =>
  ACTION_LIST.map((rule) => {
    const moves = rule.blockedAs[exchanger].map((character) => BLOCK[character]);
    return { withoutChallenge: [PASS, ...moves], withChallenge: [PASS, CHALLENGE, ...moves] };
  }),
);

/** The answers a seat can give in the window that is open. */
export function legalAnswers(view: AskedInWindow, seat: Seat): readonly Move[] {
  const canChallenge = openClaim(view) !== null;
  if (view.question === "contest" || !mayBlock(view, view.action, seat))
    return canChallenge ? PASS_OR_CHALLENGE : PASS_ONLY;
  const answers = at(BLOCK_ANSWERS[view.options.character], ruleOf(view.action.kind).row);
  return canChallenge ? answers.withChallenge : answers.withoutChallenge;
}

/** A claim is open to a challenge until the window about it has closed: never afterwards (coup 4.1). */
function openClaim({ claim, question }: AskedInWindow): OpenClaim | null {
  return question === "block" ? null : claim;
}

/** A seat answers. */
export function decideAnswer(
  state: AskedInWindow,
  seat: Seat,
  move: Move,
  draw: Draw,
): Result<readonly CoupEvent[], Refusal> {
  switch (move.do) {
    case "challenge": {
      const claim = openClaim(state);
      if (claim === null) return refuse("nothing-to-challenge");
      const decision = begin(state, draw);
      challenge(decision, state.action, claim, seat);
      return facts(decision);
    }
    case "block": {
      if (state.question === "contest" || !mayBlock(state, state.action, seat)) return refuse("may-not-block");
      const { kind } = state.action;
      if (!blockedAs(kind, state.options.character).includes(move.as)) {
        return refuse("does-not-block", { as: move.as, action: kind });
      }
      return answer(state, seat, move, draw);
    }
    case "pass":
      return answer(state, seat, move, draw);
    default:
      return refuse("not-an-answer", { move: move.do, question: state.question });
  }
}

/** A sealed pass that leaves the window open is the commonest decision of all: made once for each seat. */
const ONLY_PASSED = PASSED.map((event) => ok([event]));

function sealed(seat: Seat, move: Move): Answered<Move> {
  return (move.do === "pass" ? PASSED[seat] : undefined) ?? { type: "answered", seat, move };
}

/** coup 4: no answer but a challenge is shown to others before the window closes. */
function answer(state: AskedInWindow, seat: Seat, move: Move, draw: Draw): Result<readonly CoupEvent[], Refusal> {
  const answered = sealed(seat, move);
  if (withoutSeat(state.awaited, seat) !== NO_SEATS) {
    sealAnswer(state, answered);
    return (move.do === "pass" ? ONLY_PASSED[seat] : undefined) ?? ok([answered]);
  }
  const decision = begin(state, draw);
  say(decision, answered);
  sealAnswer(state, answered);
  closeWindow(decision, state, answered);
  return facts(decision);
}

/** Everybody has answered and nobody has challenged. */
function closeWindow(decision: Decision, state: AskedInWindow, last: Answered<Move>): void {
  if (state.question === "contest") return claimIsUncontested(decision, state.claim);
  const { action } = state;
  // coup 4: with several blockers, the one nearest clockwise from whoever acts blocks.
  const blocker = nearestAnswer(state, action.seat, last, isBlock);
  if (blocker === null) resolve(decision, action);
  else announceBlock(decision, blocker.seat, blocker.move.as);
}

function isBlock(move: Move): move is Move & { readonly do: "block" } {
  return move.do === "block";
}

function claimIsUncontested(decision: Decision, claim: OpenClaim): void {
  if (claim.on === "bomb") bombClaimStands(decision, claim.seat);
  else endTurn(decision); // coup 4.5: an unchallenged block stops the action
}
