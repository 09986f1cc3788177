import { type Identity, isReversed, RULES, type State, type Team, teamOf } from "@darbar/cops";
import type { Conclusions } from "@darbar/cops/deduce";
import type { Seat } from "@darbar/kernel";
import type { Words } from "../words.ts";
import { nothingCertain } from "./certainty.ts";
import type { Names } from "./contract.ts";
import { type Standings, standingsOf } from "./race.ts";
import { identityName } from "./things.ts";

/** What the reader plays for. */
export interface Goal {
  /** By which emblem it is known. */
  readonly as: Identity | "criminal";
  /** Their side and what it wants, in one sentence. */
  readonly text: string;
}

/** A leader, as far as the reader knows where it is. */
export interface KnownLeader {
  readonly leader: LeaderName;
  /** Who holds it; `null`: not known. */
  readonly seat: Seat | null;
  readonly isWounded: boolean;
  readonly text: string;
}

/** How near the criminals are to winning (cops 6), in one sentence. */
export interface Race extends Standings {
  readonly text: string;
}

/** What the reader wants, and what stands in its way: nothing but what they have seen, and what follows from it. */
export interface Mission {
  /** `null` for whoever only watches, and before the deal. */
  readonly goal: Goal | null;
  readonly leaders: readonly KnownLeader[];
  /** `null` in a game without diamonds. */
  readonly race: Race | null;
}

type LeaderName = Identity & ("agent" | "kingpin");
const LEADERS: readonly LeaderName[] = ["agent", "kingpin"];

/** The mission of a player, as their view of the table tells it. `conclusions`: what follows from what they have seen. */
export function missionOf(
  view: State,
  home: Seat | null,
  words: Words,
  names: Names,
  conclusions: Conclusions = nothingCertain(view),
): Mission {
  return {
    goal: home === null ? null : goalOf(view, home, words),
    leaders: LEADERS.map((leader) => {
      const isFound = (seat: Seat): boolean => view.players[seat].cards.some(({ kind }) => kind === leader);
      const holders = new Set(conclusions[leader].map(([seat]) => seat));
      const certain = holders.size === 1 ? [...holders] : [];
      const seat = view.players.map((_, each) => each).find(isFound) ?? certain[0] ?? null;
      return whereIs(leader, seat, view, home, words, names);
    }),
    race: raceIn(view, words),
  };
}

function goalOf(view: State, home: Seat, words: Words): Goal | null {
  const { t } = words;
  const player = view.players[home];
  const { cards, standing } = player;
  if (standing === "criminal") {
    const count = view.players.reduce((sum, each) => sum + (each.standing === "criminal" ? 0 : each.diamonds), 0);
    return { as: "criminal", text: t("cops.mission.criminal", { count }) };
  }
  if (cards.length === 0 || cards.some(({ kind }) => kind === null)) return null;
  const team = teamOf(player);
  const own = cards.find(({ kind }) => LEADERS.some((leader) => leader === kind));
  const goal = t(`cops.mission.${team}`);
  if (standing === "out") return { as: team, text: t("cops.mission.out", { goal }) };
  if (own !== undefined) {
    const leader = leaderOf(team);
    const told = { leader: identityName(leader, words, "is") };
    return { as: leader, text: t(own.wounded ? "cops.mission.leads.wounded" : "cops.mission.leads", told) };
  }
  return { as: team, text: isReversed(player) ? t("cops.mission.planted", { goal }) : goal };
}

/** Whoever holds a leader is on its side, and leads it (cops 1). */
function leaderOf(team: Team): LeaderName {
  return team === "honest" ? "agent" : "kingpin";
}

function whereIs(
  leader: LeaderName,
  found: Seat | null,
  view: State,
  home: Seat | null,
  words: Words,
  names: Names,
): KnownLeader {
  const name = identityName(leader, words);
  if (found === null) {
    return { leader, seat: null, isWounded: false, text: words.t("cops.mission.leader.unknown", { leader: name }) };
  }
  const isWounded = view.players[found].cards.some(({ kind, wounded }) => kind === leader && wounded);
  const told = { leader: name, name: found === home ? words.t("cops.you") : names(found) };
  const text = words.t(isWounded ? "cops.mission.leader.wounded" : "cops.mission.leader", told);
  return { leader, seat: found, isWounded, text };
}

/** How near the criminals are; `null` in a game without diamonds. */
export function raceIn({ options, players }: State, { t }: Words): Race | null {
  if (RULES[options.mode].diamonds === 0) return null;
  const race = standingsOf(players);
  const { held, all, isUrgent } = race;
  return { ...race, text: t(isUrgent ? "cops.mission.race.urgent" : "cops.mission.race", { held, all }) };
}
