import { botsOf } from "@darbar/bots";
import { NO_SEATS, type SeatSet, withSeat } from "@darbar/kernel";
import { optionsFor } from "../play/settings.ts";
import type { RawOptions } from "../table-game.ts";
import { countGames, gameAt, isOnes, type Plan } from "./plan.ts";
import { playArenaGame } from "./play.ts";
import { addTime, newTimes, type Times } from "./times.ts";
import { withWeights } from "./weights-bot.ts";

/** What every thread of an arena must know. Plain data. */
export interface ArenaJob {
  readonly game: string;
  readonly raw: RawOptions;
  readonly seed: string;
  readonly searchMilliseconds: number;
  readonly talks: boolean;
  readonly plan: Plan;
  /** The number of the next game that nobody plays yet: shared by all threads. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

/** How one game of the plan went. */
export interface GameResult {
  readonly game: number;
  readonly winners: SeatSet;
  /** The seats that the pairing's `one` had. */
  readonly ones: SeatSet;
  readonly turns: number;
}

/** What a thread tells while it works: new results, and all its times so far. */
export interface ArenaNews {
  readonly results: readonly GameResult[];
  readonly times: Readonly<Record<string, Times>>;
}

/** How often a thread tells, in milliseconds. */
const TELLING = 100;

/** Plays games of a plan until none is left. What a game comes to does not depend on who plays it, or when. */
export function runArenaJob(job: ArenaJob, tell: (news: ArenaNews) => void, now: () => number): void {
  const { plan, searchMilliseconds, talks } = job;
  const times: Record<string, Times> = Object.fromEntries(plan.bots.map((name) => [name, newTimes()]));
  const umpire = {
    budget: { milliseconds: searchMilliseconds, now },
    timed: (bot: string, milliseconds: number) => addTime(times[bot], milliseconds),
    talks,
  };
  const games = countGames(plan);
  let results: GameResult[] = [];
  let told = now();
  for (let game = Atomics.add(job.next, 0, 1); game < games; game = Atomics.add(job.next, 0, 1)) {
    results.push(playPlanned(job, game, umpire));
    if (now() - told < TELLING) continue;
    tell({ results, times });
    results = [];
    told = now();
  }
  tell({ results, times });
}

/** Plays one game of a plan. */
function playPlanned(
  { game: id, raw, seed, plan }: ArenaJob,
  game: number,
  umpire: Parameters<typeof playArenaGame>[2],
): GameResult {
  const planned = gameAt(plan, game);
  const { one, many } = planned.pairing;
  return botsOf(id).with((listed) => {
    const botGame = withWeights(listed, plan.bots);
    const options = optionsFor(botGame, { raw, seats: plan.seats }, 0);
    if (!options.ok) throw new Error(options.error);
    const fixture = {
      options: options.value,
      seats: plan.seats,
      seed: `${seed}, deal ${planned.deal}`,
      botAt: (seat: number, sides: readonly number[] | null) => (isOnes(planned, seat, sides) ? one : many),
    };
    const { winners, turns, sides } = playArenaGame(botGame, fixture, umpire);
    let ones = NO_SEATS;
    for (let seat = 0; seat < plan.seats; seat++) if (isOnes(planned, seat, sides)) ones = withSeat(ones, seat);
    return { game, winners, ones, turns };
  });
}
