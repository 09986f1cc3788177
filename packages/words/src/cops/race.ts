import type { Player } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Words } from "../words.ts";

/** What the race is run with: who is a criminal, and everybody's diamonds. All of it lies open (cops 6). */
export type Runner = Pick<Player, "standing" | "diamonds">;

/** How near the criminals are to winning (cops 6: all diamonds held by criminals). */
export interface Standings {
  readonly held: number;
  readonly all: number;
  /** Whether one snatch would win: a single player holds all that the criminals lack. */
  readonly isUrgent: boolean;
  readonly isWon: boolean;
}

export function standingsOf(runners: readonly Runner[]): Standings {
  const sum = (some: readonly Runner[]): number => some.reduce((total, { diamonds }) => total + diamonds, 0);
  const criminals = runners.filter(isCriminal);
  const holders = runners.filter((runner) => !isCriminal(runner) && runner.diamonds > 0);
  return {
    held: sum(criminals),
    all: sum(runners),
    isUrgent: criminals.length > 0 && holders.length === 1,
    isWon: criminals.length > 0 && holders.length === 0,
  };
}

function isCriminal({ standing }: Runner): boolean {
  return standing === "criminal";
}

/** The same players when diamonds have changed hands. */
export function afterGiving(runners: readonly Runner[], from: Seat, to: Seat, count: number): readonly Runner[] {
  const won = (seat: Seat): number => (seat === to ? count : 0) - (seat === from ? count : 0);
  return runners.map(({ standing, diamonds }, seat) => ({ standing, diamonds: diamonds + won(seat) }));
}

/** The same players when one of them has become a criminal: their diamonds stay with them (cops 6). */
export function afterTurning(runners: readonly Runner[], turned: Seat): readonly Runner[] {
  return runners.map(({ standing, diamonds }, seat) => ({
    standing: seat === turned ? "criminal" : standing,
    diamonds,
  }));
}

/** What somebody is about to do means for the race; `null` where it changes nothing. */
export function raceThen(before: Standings, after: Standings, { t }: Words): string | null {
  const told = { held: after.held, all: after.all };
  if (after.isWon) return t("cops.then.race.won");
  if (after.isUrgent) return t("cops.then.race.urgent", told);
  if (before.isUrgent) return t("cops.then.race.eased", told);
  return before.held === after.held ? null : t("cops.then.race", told);
}

/** That one snatch would win from now on, or would not any more; `null` if neither is news. */
export function raceNews(before: Standings, after: Standings, { t }: Words): string | null {
  if (before.isUrgent === after.isUrgent || after.isWon) return null;
  return t(after.isUrgent ? "cops.mission.race.urgent" : "cops.mission.race.eased", {
    held: after.held,
    all: after.all,
  });
}
