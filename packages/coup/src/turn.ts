import { clockwise, type Seat } from "@darbar/kernel";
import { coinsOf, type Decision, drawInto, giveBack, handOf, pay } from "./decision.ts";

/** The action under way has resolved: what is left of it is cleared away, and the turn passes, or the game is won. */
export function endTurn(decision: Decision): void {
  emptyPursesOfTheFallen(decision);
  const next = nextLiving(decision);
  if (next === decision.state.turn || nextLivingAfter(decision, next) === next) {
    decision.events.push({ type: "won", seat: next }); // coup 2: the last player standing
    return;
  }
  replaceProvenCards(decision);
  decision.events.push({ type: "turn", seat: next });
}

/** coup 2: the coins of a player who is out go back when the action under way has resolved. */
function emptyPursesOfTheFallen(decision: Decision): void {
  for (let seat = 0; seat < decision.state.players.length; seat++) {
    if (handOf(decision, seat).length === 0) pay(decision, seat, "treasury", coinsOf(decision, seat));
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
      decision.events.push({ type: "none-left", seat, card });
    }
  }
}

function nextLiving(decision: Decision): Seat {
  return nextLivingAfter(decision, decision.state.turn);
}

/** The next living player clockwise; the seat itself if there is no other. */
function nextLivingAfter(decision: Decision, from: Seat): Seat {
  let seat = clockwise(from, decision.state.players.length);
  while (seat !== from && handOf(decision, seat).length === 0) seat = clockwise(seat, decision.state.players.length);
  return seat;
}
