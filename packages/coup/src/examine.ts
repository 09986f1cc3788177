import { type Draw, onlySeat, type Refusal, type Result, refuse, type Seat, seatSet, seatsOf } from "@darbar/kernel";
import type { Character } from "./character.ts";
import { ask, begin, type Decision, drawInto, facts, giveBack, handOf, tell } from "./decision.ts";
import type { CoupEvent } from "./event.ts";
import { ASK } from "./event-table.ts";
import type { Move } from "./move.ts";
import { GIVE_BACK, movesWith, PRESENTATIONS, REPLACE } from "./move-table.ts";
import { type AskedOnAction, knownHand, playerAt, rulesOf, type State, targetOf } from "./state.ts";
import { endTurn } from "./turn.ts";

/** The target chooses a card to show to the inquisitor alone; a last card needs no choosing (coup 5). */
export function beginExamination(decision: Decision, inquisitor: Seat, target: Seat): void {
  const hand = handOf(decision, target);
  const card = hand[0];
  if (card === undefined) return endTurn(decision); // Put out by a challenge: there is nothing left to look at.
  if (hand.length === 1) return present(decision, inquisitor, target, card);
  ask(decision, ASK.present, onlySeat(target));
}

/** The cards one can present. */
export function legalPresentations(view: State, seat: Seat): readonly Move[] {
  return movesWith(knownHand(playerAt(view, seat)), PRESENTATIONS);
}

/** The target presents a card. */
export function decidePresentation(
  state: AskedOnAction,
  seat: Seat,
  move: Move,
  draw: Draw,
): Result<readonly CoupEvent[], Refusal> {
  if (move.do !== "present") return refuse("not-an-answer", { move: move.do, question: state.question });
  if (!playerAt(state, seat).hidden.includes(move.card)) return refuse("not-held", { card: move.card });
  const decision = begin(state, draw);
  present(decision, state.action.seat, seat, move.card);
  return facts(decision);
}

function present(decision: Decision, inquisitor: Seat, target: Seat, card: Character): void {
  tell(decision, { type: "presented", seat: target, to: inquisitor, card });
  if (rulesOf(decision.state).examinedCard === "judged") {
    ask(decision, ASK.judge, onlySeat(inquisitor));
    return;
  }
  // `ru`: always exchanged, under the deck first and then from the top.
  giveBack(decision, target, [card], seatsOf(seatSet([target, inquisitor])));
  drawInto(decision, target, 1);
  endTurn(decision);
}

export const LEGAL_JUDGEMENTS: readonly Move[] = [GIVE_BACK, REPLACE];

/** The inquisitor gives the card back, or makes the target draw one and return it (coup 5). */
export function decideJudgement(
  state: AskedOnAction,
  seat: Seat,
  move: Move,
  draw: Draw,
): Result<readonly CoupEvent[], Refusal> {
  if (move.do !== "give-back" && move.do !== "replace") {
    return refuse("not-an-answer", { move: move.do, question: state.question });
  }
  const target = targetOf(state.action);
  const decision = begin(state, draw);
  if (move.do === "give-back") {
    tell(decision, { type: "gave-back", seat, to: target });
  } else {
    if (state.presented === null) throw new Error("the table itself knows the card on show");
    drawInto(decision, target, 1);
    giveBack(decision, target, [state.presented], seatsOf(seatSet([target, seat])));
  }
  endTurn(decision);
  return facts(decision);
}
