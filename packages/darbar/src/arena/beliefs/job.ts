import { botsOf, type ForecastMoment, forecasterOf } from "@darbar/bots";
import type { RawOptions } from "../../table-game.ts";
import { playArenaGame } from "../play.ts";
import { addGame, type ForecastTally, newForecastTally } from "./tally.ts";

/** What every thread must know. Plain data. */
export interface BeliefJob {
  readonly game: string;
  readonly raw: RawOptions;
  readonly seats: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly searchMilliseconds: number;
  /** The number of the next game that nobody plays yet: shared by all threads. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

/** Whose beliefs are measured. */
const BELIEVER = "master";

/** Plays games until none is left, and tells of each what the master thought of its opponents. */
export function runBeliefJob(job: BeliefJob, tell: (tally: ForecastTally) => void, now: () => number): void {
  for (let game = Atomics.add(job.next, 0, 1); game < job.games; game = Atomics.add(job.next, 0, 1)) {
    tell(believeGame(job, game, now));
  }
}

/** One game: the master in every seat by turns, and around it the bots by turns. Each of its choices is a forecast. */
export function believeGame(
  { game: id, raw, seats, seed, bots, searchMilliseconds }: BeliefJob,
  game: number,
  now: () => number,
): ForecastTally {
  const believer = game % seats;
  const turn = Math.floor(game / seats);
  const botAt = (seat: number): string => (seat === believer ? BELIEVER : bots[(turn + seat) % bots.length]);
  const moments: ForecastMoment<unknown, unknown, unknown>[] = [];
  botsOf(id).with((botGame) => {
    const options = botGame.rules.options({ ...raw, first: 0 }, seats);
    if (!options.ok) throw new Error(options.error);
    const umpire = { budget: { milliseconds: searchMilliseconds, now }, timed: () => {} };
    playArenaGame(
      botGame,
      { options: options.value, seats, seed: `${seed}, game ${game}`, botAt },
      umpire,
      (sight, table) => {
        if (sight.seat === believer) moments.push({ sight, table: botGame.rules.view(table, "all") });
      },
    );
  });
  const tally = newForecastTally();
  addGame(tally, forecasterOf(id)(moments), botAt);
  return tally;
}
