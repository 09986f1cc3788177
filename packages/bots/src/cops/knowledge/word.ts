import { type ClaimWord, type Identity, isLeader, type Team } from "@darbar/cops";

/** What players call a card that they have seen: how they talk, and how listeners expect them to. */

/** The side that a card speaks for: a leader's holder is of their side (cops 1). */
function sideOf(kind: Identity): Team {
  return kind === "honest" || kind === "agent" ? "honest" : "crooked";
}

/** The truth; who finds the leader of their own team says of it no more than its side. `null`: they hide nothing. */
export function truthOf(kind: Identity, team: Team | null): ClaimWord {
  return isLeader(kind) && sideOf(kind) !== team ? "leader" : sideOf(kind);
}

/** The opposite of the truth. */
export function lieOf(kind: Identity): ClaimWord {
  return sideOf(kind) === "honest" ? "crooked" : "honest";
}

/** Whether a lie pays: what speaks for the others makes them shoot their own if they believe that it speaks against them. */
export function lyingPays(kind: Identity, team: Team): boolean {
  return !isLeader(kind) && sideOf(kind) !== team;
}
