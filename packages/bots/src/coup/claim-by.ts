import { type Character, type Claim, claimOf, type Move, ruleOf, type State } from "@darbar/coup";

/** What a move claims; `null`: nothing. */
export function claimBy({ options }: State, move: Move): Claim | null {
  switch (move.do) {
    case "tax":
    case "assassinate":
    case "steal":
    case "exchange":
    case "examine":
    case "embezzle":
      return claimOf(ruleOf(move.do), options);
    case "block":
      return move.as;
    case "defuse":
    case "pass-on":
      return "contessa"; // coup 7
    default:
      return null;
  }
}

export function bearsOut(hand: readonly (Character | null)[], claim: Claim | null): boolean {
  if (claim === null) return true;
  return claim === "no-duke" ? !hand.includes("duke") : hand.includes(claim);
}
