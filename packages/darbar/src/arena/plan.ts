import type { Seat } from "@darbar/kernel";

/** Two bots that meet: `one` in one place, `many` in all the others. */
interface Pairing {
  readonly one: string;
  readonly many: string;
}

/**
 * How the two share a table: of two seats each has one; of more, `one` has a single seat among `many`; where the game
 * deals sides, each has a side.
 */
export type Seating = "head-to-head" | "one-among-many" | "side-against-side";

/** Which games are played. */
export interface Plan {
  /** As they were asked for. */
  readonly bots: readonly string[];
  readonly seats: number;
  readonly seating: Seating;
  readonly pairings: readonly Pairing[];
  /** In how many places `one` plays each deal: in every seat, or on either side. */
  readonly places: number;
  readonly deals: number;
}

/** What is asked of a plan. */
export interface PlanWish {
  readonly bots: readonly string[];
  readonly seats: number;
  /** The bot whose games are wanted; `null`: everybody's. */
  readonly focus: string | null;
  /** Games for each pairing; as many more as it takes for every place to be played as often. */
  readonly games: number;
  readonly hasSides: boolean;
}

/** One game of a plan. */
export interface PlannedGame {
  readonly pairing: Pairing;
  /** Which deal: every pairing plays the same ones, from every place. */
  readonly deal: number;
  readonly place: number;
}

/** Plans the games of an arena. The order in which the bots were named changes nothing. */
export function planGames({ bots, seats, focus, games, hasSides }: PlanWish): Plan {
  const seating: Seating = hasSides ? "side-against-side" : seats === 2 ? "head-to-head" : "one-among-many";
  const isAlone = bots.length === 1;
  const places = isAlone ? 1 : seating === "one-among-many" ? seats : 2;
  const names = bots.toSorted();
  const pairings = isAlone ? [{ one: bots[0], many: bots[0] }] : pairUp(names, focus, seating);
  return { bots, seats, seating, pairings, places, deals: Math.ceil(games / places) };
}

/** Everybody against everybody; where the roles differ, each pair both ways. */
function pairUp(names: readonly string[], focus: string | null, seating: Seating): readonly Pairing[] {
  if (focus !== null) return names.flatMap((many) => (many === focus ? [] : [{ one: focus, many }]));
  return names.flatMap((one, place) =>
    names.flatMap((many, other) => {
      const isPlayed = seating === "one-among-many" ? other !== place : other > place;
      return isPlayed ? [{ one, many }] : [];
    }),
  );
}

/** How many games a plan has. */
export function countGames({ deals, pairings, places }: Plan): number {
  return deals * pairings.length * places;
}

/** A game of a plan by its number: deal by deal, so that an arena that ends early has played everything alike. */
export function gameAt({ pairings, places }: Plan, game: number): PlannedGame {
  const round = Math.floor(game / places);
  return {
    pairing: pairings[round % pairings.length],
    deal: Math.floor(round / pairings.length),
    place: game % places,
  };
}

/** Whether a seat is `one`'s, given the sides that were dealt, if there are any. */
export function isOnes({ place }: PlannedGame, seat: Seat, sides: readonly number[] | null): boolean {
  return (sides === null ? seat : sides[seat]) === place;
}
