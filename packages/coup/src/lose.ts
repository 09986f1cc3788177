import { type Draw, type Refusal, type Result, refuse, type Seat } from "@darbar/kernel";
import { claimFalls, claimStands } from "./challenge.ts";
import { begin, type Decision, facts, lose } from "./decision.ts";
import type { CoupEvent } from "./event.ts";
import type { Move } from "./move.ts";
import { LOSSES, movesWith } from "./move-table.ts";
import { type AskedOnAction, type AskedOnChallenge, knownHand, playerAt, type State } from "./state.ts";
import { endTurn } from "./turn.ts";

/** The cards one can lose: the player chooses (coup 3). */
export function legalLosses(view: State, seat: Seat): readonly Move[] {
  return movesWith(knownHand(playerAt(view, seat)), LOSSES);
}

/** A player turns a card of their choice face up; then goes on what the loss interrupted. */
export function decideLoss(
  state: AskedOnAction | AskedOnChallenge,
  seat: Seat,
  move: Move,
  draw: Draw,
): Result<readonly CoupEvent[], Refusal> {
  if (move.do !== "lose") return refuse("not-an-answer", { move: move.do, question: state.question });
  if (!playerAt(state, seat).hidden.includes(move.card)) return refuse("not-held", { card: move.card });
  const decision = begin(state, draw);
  lose(decision, seat, move.card);
  if (state.question === "lose-challenge") afterChallenge(decision, state, seat);
  else endTurn(decision);
  return facts(decision);
}

function afterChallenge(decision: Decision, { action, claim }: AskedOnChallenge, loser: Seat): void {
  if (loser === claim.seat) claimFalls(decision, action, claim);
  else claimStands(decision, action, claim, loser);
}
