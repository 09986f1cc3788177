import type { Chances, Forecast } from "@darbar/bots";

/** The ways to think of others that are compared. */
export const WAYS = ["believed", "counted"] as const satisfies readonly (keyof Chances)[];
export type Way = (typeof WAYS)[number];

/** Into so many bins claims are put, by the chance that they were given. */
export const BINS = 10;

/** Claims of about the same chance. */
export interface Bin {
  claims: number;
  /** What their chances add up to. */
  chances: number;
  /** How many of them were so. */
  so: number;
}

/** What came of forecasts, counted so that the counts of several threads add up. */
export interface ForecastTally {
  /** By the bot that was thought of: how many forecasts, and what their losses add up to. */
  readonly bots: Record<string, Record<Way, number> & { forecasts: number }>;
  readonly bins: Readonly<Record<Way, readonly Bin[]>>;
  /** Games in which there was something to find out; what they gained by reading, and its squares, added up. */
  games: number;
  gain: number;
  squares: number;
}

/** Nothing given a smaller chance than this: one miss must not outweigh everything. */
const LEAST = 1e-6;

/** No forecasts yet. */
export function newForecastTally(): ForecastTally {
  const bins = (): readonly Bin[] => Array.from({ length: BINS }, () => ({ claims: 0, chances: 0, so: 0 }));
  return { bots: {}, bins: { believed: bins(), counted: bins() }, games: 0, gain: 0, squares: 0 };
}

/** Counts the forecasts of one game. */
export function addGame(tally: ForecastTally, forecasts: readonly Forecast[], botAt: (seat: number) => string): void {
  if (forecasts.length === 0) return;
  let gained = 0;
  for (const { about, given, claims } of forecasts) {
    const name = botAt(about);
    tally.bots[name] ??= { forecasts: 0, believed: 0, counted: 0 };
    const own = tally.bots[name];
    own.forecasts++;
    for (const way of WAYS) own[way] += loss(given[way]);
    gained += loss(given.counted) - loss(given.believed);
    for (const { chances, isSo } of claims) for (const way of WAYS) addClaim(tally.bins[way], chances[way], isSo);
  }
  const gain = gained / forecasts.length;
  tally.games++;
  tally.gain += gain;
  tally.squares += gain * gain;
}

/** Adds what another thread has counted. */
export function addTally(tally: ForecastTally, other: ForecastTally): void {
  for (const [name, { forecasts, believed, counted }] of Object.entries(other.bots)) {
    const own = tally.bots[name] ?? { forecasts: 0, believed: 0, counted: 0 };
    tally.bots[name] = {
      forecasts: own.forecasts + forecasts,
      believed: own.believed + believed,
      counted: own.counted + counted,
    };
  }
  for (const way of WAYS) {
    for (const [place, { claims, chances, so }] of other.bins[way].entries()) {
      const bin = tally.bins[way][place];
      bin.claims += claims;
      bin.chances += chances;
      bin.so += so;
    }
  }
  tally.games += other.games;
  tally.gain += other.gain;
  tally.squares += other.squares;
}

/** The logarithmic loss of a forecast, in nats: 0 for one who was sure and right. */
function loss(chance: number): number {
  return -Math.log(Math.min(1, Math.max(LEAST, chance)));
}

function addClaim(bins: readonly Bin[], chance: number, isSo: boolean): void {
  const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
  bin.claims++;
  bin.chances += chance;
  if (isSo) bin.so++;
}
