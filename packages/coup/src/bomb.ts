import { allSeats, type Draw, hasSeat, onlySeat, type Refusal, type Result, refuse, type Seat } from "@darbar/kernel";
import { ask, begin, type Decision, facts, handOf, livingBut, lose, tell } from "./decision.ts";
import { inTableOrder } from "./deck.ts";
import type { CoupEvent } from "./event.ts";
import { ASK } from "./event-table.ts";
import { loseInfluence } from "./influence.ts";
import type { Move } from "./move.ts";
import { DEFUSE, EXPLODE, PASS_ON } from "./move-table.ts";
import { type AskedOnAction, isLiving } from "./state.ts";
import { endTurn } from "./turn.ts";

/** The bomb is in this player's hands: explode, defuse or pass on (coup 7). */
export function handBomb(decision: Decision, to: Seat): void {
  tell(decision, { type: "bombed", seat: to });
  ask(decision, ASK.bomb, onlySeat(to));
}

/** What the bomb's holder can do. */
export function legalBombMoves(view: AskedOnAction): readonly Move[] {
  const moves: Move[] = [EXPLODE, DEFUSE];
  for (let seat = 0; seat < view.players.length; seat++) {
    const move = PASS_ON[seat];
    if (move !== undefined && whyNotPassTo(view, seat) === null) moves.push(move);
  }
  return moves;
}

/** coup 7: a living player who has not held it this turn and is not the one who paid. */
function whyNotPassTo(view: AskedOnAction, seat: Seat): "no-such-seat" | "target-out" | "held-bomb" | null {
  if (!hasSeat(allSeats(view.players.length), seat)) return "no-such-seat";
  if (!isLiving(view, seat)) return "target-out";
  return view.bomb?.held.includes(seat) || seat === view.action.seat ? "held-bomb" : null;
}

/** The holder decides. */
export function decideBomb(
  state: AskedOnAction,
  seat: Seat,
  move: Move,
  draw: Draw,
): Result<readonly CoupEvent[], Refusal> {
  const decision = begin(state, draw);
  switch (move.do) {
    case "explode":
      explode(decision, seat);
      return facts(decision);
    case "defuse":
      claimContessa(decision, seat, null);
      return facts(decision);
    case "pass-on": {
      const reason = whyNotPassTo(state, move.target);
      if (reason !== null) return refuse(reason, { target: move.target });
      claimContessa(decision, seat, move.target);
      return facts(decision);
    }
    default:
      return refuse("not-an-answer", { move: move.do, question: state.question });
  }
}

function explode(decision: Decision, seat: Seat): void {
  tell(decision, { type: "bomb-ended", seat, how: "exploded" });
  if (loseInfluence(decision, seat, ASK["lose-influence"])) endTurn(decision);
}

function claimContessa(decision: Decision, seat: Seat, to: Seat | null): void {
  tell(decision, { type: "claimed", seat, as: "contessa", to });
  ask(decision, ASK.contest, livingBut(decision, seat));
}

/** The holder's contessa went unchallenged or was proven. */
export function bombClaimStands(decision: Decision, holder: Seat): void {
  const to = decision.state.bomb?.to ?? null;
  if (to !== null && handOf(decision, to).length > 0) return handBomb(decision, to);
  // coup 9: passed on to a player whom the challenge about it just put out, it goes back to the table.
  tell(decision, { type: "bomb-ended", seat: holder, how: to === null ? "defused" : "dropped" });
  endTurn(decision);
}

/** coup 7: a holder caught bluffing loses two influences at once, one for the challenge and one for the bomb. */
export function bombClaimFalls(decision: Decision, holder: Seat): void {
  for (const card of inTableOrder(handOf(decision, holder))) lose(decision, holder, card);
  tell(decision, { type: "bomb-ended", seat: holder, how: "exploded" });
  endTurn(decision);
}
