import { type Identity, isLeader, type Player, type Slot, type State, type Team, teamOf } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { chance, type Knowledge, leaderAt } from "./knowledge/knowledge.ts";

/** What a player thinks of the others. Chances are from 0 to 1. */
export interface Beliefs {
  /** How likely a seat is of the honest team. */
  honest(seat: Seat): number;
  holds(seat: Seat, leader: "agent" | "kingpin"): number;
  /** How likely this leader lies at a place that the player has not seen. */
  at(seat: Seat, slot: Slot, leader: "agent" | "kingpin"): number;
}

/** The table as a player of a team sees it. */
export interface Outlook {
  readonly view: State;
  readonly me: Seat;
  /** `null` for a criminal: no team, and no friends among the cops (cops 6). */
  readonly team: Team | null;
  /** How likely a seat is an enemy; a criminal is everybody's. */
  enemy(seat: Seat): number;
  enemyLeader(seat: Seat): number;
  ownLeader(seat: Seat): number;
  /** How likely the enemies' leader lies there. */
  enemyLeaderAt(seat: Seat, slot: Slot): number;
  /** How uncertain a seat's team is, from 0 (known) to 1. */
  doubt(seat: Seat): number;
}

/** What exact knowledge makes one believe. */
export function beliefsOf(knowledge: Knowledge): Beliefs {
  return {
    honest: (seat) => chance(knowledge, seat, "honest"),
    holds: (seat, leader) => chance(knowledge, seat, leader),
    at: (seat, slot, leader) => leaderAt(knowledge, [seat, slot], leader),
  };
}

/** The others, as whoever sits here believes. */
export function outlook(view: State, me: Seat, beliefs: Beliefs): Outlook {
  const self = view.players[me];
  const team = self.standing === "criminal" ? null : teamOf(self);
  const own: Identity & ("agent" | "kingpin") = team === "honest" ? "agent" : "kingpin";
  const other = own === "agent" ? "kingpin" : "agent";
  const friend = (seat: Seat): number => (team === "honest" ? beliefs.honest(seat) : 1 - beliefs.honest(seat));
  const isCop = (seat: Seat): boolean => view.players[seat].standing !== "criminal";
  return {
    view,
    me,
    team,
    enemy: (seat) => (seat === me ? 0 : team === null || !isCop(seat) ? 1 : 1 - friend(seat)),
    enemyLeader: (seat) => (isCop(seat) && team !== null ? beliefs.holds(seat, other) : 0),
    ownLeader: (seat) => (isCop(seat) && team !== null ? beliefs.holds(seat, own) : 0),
    enemyLeaderAt: (seat, slot) => (team === null ? 0 : beliefs.at(seat, slot, other)),
    doubt: (seat) => (isCop(seat) ? 4 * beliefs.honest(seat) * (1 - beliefs.honest(seat)) : 0),
  };
}

/** Whether a player's wound token lies on one of the cards. */
export function isWounded({ cards }: Player): boolean {
  return cards.some((card) => card.wounded);
}

/** Whether a player knows themselves to hold a leader. */
export function isLeading({ cards }: Player): boolean {
  return cards.some(({ kind }) => isLeader(kind));
}

/** All others who are living and no criminals. */
export function otherCops({ view, me }: Outlook): readonly Seat[] {
  return [...view.players.keys()].filter((seat) => seat !== me && view.players[seat].standing === "in");
}
