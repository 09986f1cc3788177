import { type Identity, isCop, isLeader, isReversed, type State, type Team, teamOf } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";

/** Where a leader is, as far as the viewer knows; `null`: they do not. */
export function seatOf(view: State, leader: "agent" | "kingpin"): Seat | null {
  const seat = view.players.findIndex(({ cards }) => cards.some(({ kind }) => kind === leader));
  return seat === -1 ? null : seat;
}

/** The leader of a team. */
export function leaderOf(team: Team): "agent" | "kingpin" {
  return team === "honest" ? "agent" : "kingpin";
}

/** The other team. */
export function against(team: Team): Team {
  return team === "honest" ? "crooked" : "honest";
}

/**
 * On whose side somebody surely is, from the cards of theirs that the viewer knows; `null`: that cannot be told. Two
 * cards of a kind decide, unless the third could be the leader of the other side (cops 1).
 */
export function sideOf(view: State, seat: Seat): Team | null {
  const player = view.players[seat];
  const known = player.cards.flatMap(({ kind }) => kind ?? []);
  if (known.length === 0) return null;
  if (known.length === player.cards.length || known.some(isLeader)) return teamOf(player);
  const [one, other] = known.map((kind) => countsAs(kind, isReversed(player)));
  if (one !== other) return null;
  return seatOf(view, leaderOf(against(one))) === null ? null : one;
}

function countsAs(kind: Identity, reversed: boolean): Team {
  return (kind === "honest") === reversed ? "crooked" : "honest";
}

/** Of all players these could be, one who is surely on a side. */
export function someoneOn(view: State, team: Team, among: readonly Seat[]): Seat | null {
  return among.find((seat) => isCop(view, seat) && sideOf(view, seat) === team) ?? null;
}
