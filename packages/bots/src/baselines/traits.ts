import { type Character, type CoupEvent, INFLUENCE, type Move, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Sight } from "../bot.ts";
import { bearsOut, claimBy } from "../coup/claim-by.ts";

/**
 * What one who learns to beat somebody at a table of two tells apart, of a sight and a move, from coarse to fine: the
 * question and whether a claim is true; then the coins and the cards; then what the other one has claimed before.
 */
export function traits({ seat, view, past }: Sight<State, Move, CoupEvent>, move: Move): readonly string[] {
  const hand = view.players[seat].hidden as readonly Character[];
  const other = view.players[seat === 0 ? 1 : 0];
  const about = view.claim === null ? "" : `${view.claim.as}${inSight(view, hand, view.claim.as)}`;
  const asked = `${view.question} ${view.action?.kind ?? ""} ${about} ${view.presented ?? ""}`;
  const coarse = `${asked}|${nameOf(move, seat)} ${isTrue(view, hand, move)} ${hand.length}${other.hidden.length}`;
  const middle = `${coarse}|${step(view.players[seat].coins)}${step(other.coins)}|${hand.toSorted().join()}`;
  return [coarse, middle, `${middle}|${claimedBy(past, seat).join()}|${other.shown.join()}`];
}

/** A move without its target: at a table of two that is clear. */
function nameOf(move: Move, me: Seat): string {
  switch (move.do) {
    case "block":
      return `block ${move.as}`;
    case "lose":
    case "present":
    case "keep":
      return `${move.do} ${move.card}`;
    case "return":
      return `return ${move.cards.join()}`;
    case "side":
      return `side ${move.allegiance}`;
    case "convert":
      return move.target === me ? "convert own" : "convert";
    default:
      return move.do;
  }
}

function isTrue(view: State, hand: readonly Character[], move: Move): string {
  const claim = claimBy(view, move);
  if (claim === null) return "";
  return bearsOut(hand, claim) ? "held" : "bluff";
}

/** How many of the cards that bear out a claim lie elsewhere, for this viewer. */
function inSight({ players }: State, hand: readonly Character[], claim: string): number {
  return [...hand, ...players.flatMap(({ shown }) => shown)].filter((card) => card === claim).length;
}

/** What coins allow: nothing, an assassin, two coups soon, a coup, nothing else. */
function step(coins: number): number {
  return [3, 5, 7, 10].filter((enough) => coins >= enough).length;
}

/** The characters that the others have claimed since they last changed a card, in the order of their names. */
function claimedBy(past: readonly CoupEvent[], me: Seat): readonly string[] {
  const claimed = new Set<string>();
  for (const event of past) {
    switch (event.type) {
      case "announced":
        if (event.seat !== me && event.as !== null) claimed.add(event.as);
        break;
      case "blocked":
        if (event.seat !== me) claimed.add(event.as);
        break;
      case "refused":
      case "returned":
        if (event.seat !== me) claimed.clear();
        break;
    }
  }
  return [...claimed].sort().slice(0, 2 * INFLUENCE);
}
