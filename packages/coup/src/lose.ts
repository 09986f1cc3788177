import { type Draw, ok, type Refusal, type Result, refuse, type Seat } from "@darbar/kernel";
import { claimFalls, claimStands } from "./challenge.ts";
import type { Character } from "./character.ts";
import { begin, lose } from "./decision.ts";
import type { CoupEvent } from "./event.ts";
import type { Move } from "./move.ts";
import { LOSE } from "./move-table.ts";
import type { OpenClaim, State } from "./state.ts";
import { endTurn } from "./turn.ts";

/** The cards one can lose: the player chooses (coup 3). Two of a kind are one choice. */
export function legalLosses(view: State, seat: Seat): readonly Move[] {
  const [one, other] = view.players[seat].hidden as Character[];
  return one === other ? [LOSE[one]] : [LOSE[one], LOSE[other]];
}

/** A player turns a card of their choice face up; then goes on what the loss interrupted. */
export function decideLoss(state: State, seat: Seat, move: Move, draw: Draw): Result<readonly CoupEvent[], Refusal> {
  if (move.do !== "lose") return refuse("not-an-answer", { move: move.do, question: state.question });
  if (!state.players[seat].hidden.includes(move.card)) return refuse("not-held", { card: move.card });
  const decision = begin(state, draw);
  lose(decision, seat, move.card);
  if (state.question === "lose-influence") {
    endTurn(decision);
  } else {
    const claim = state.claim as OpenClaim;
    if (seat === claim.seat) claimFalls(decision, claim);
    else claimStands(decision, claim, seat);
  }
  return ok(decision.events);
}
