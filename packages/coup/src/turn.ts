import { allSeats, hasSeat, isOnly, nextSeat, type SeatSet } from "@darbar/kernel";
import { beginTurn, type Decision, drawInto, giveBack, handOf, pay, tell } from "./decision.ts";
import { livingAt, playerAt } from "./state.ts";

/** The action under way has resolved: what is left of it is cleared away, and the turn passes, or the game is won. */
export function endTurn(decision: Decision): void {
  const { state } = decision;
  const living = livingAt(state);
  emptyPursesOfTheFallen(decision, living);
  const next = nextSeat(living, state.turn);
  if (isOnly(living, next)) return tell(decision, { type: "won", seat: next }); // coup 2: the last player standing
  if (decision.proven.length > 0) replaceProvenCards(decision);
  beginTurn(decision, next);
}

/** coup 2: the coins of a player who is out go back when the action under way has resolved. */
function emptyPursesOfTheFallen(decision: Decision, living: SeatSet): void {
  const { players } = decision.state;
  if (living === allSeats(players.length)) return;
  for (let seat = 0; seat < players.length; seat++) {
    if (!hasSeat(living, seat)) pay(decision, seat, "treasury", playerAt(decision.state, seat).coins);
  }
}

/** coup 4 (`ru`): whoever still holds a card of what they have proven replaces one, in the order shown. */
function replaceProvenCards(decision: Decision): void {
  for (const { seat, card } of decision.proven) {
    const hand = handOf(decision, seat);
    if (hand.includes(card)) {
      giveBack(decision, seat, [card], "everyone");
      drawInto(decision, seat, 1);
    } else if (hand.length > 0) {
      tell(decision, { type: "none-left", seat, card });
    }
  }
}
