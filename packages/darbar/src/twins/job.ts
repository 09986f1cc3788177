import { countingBudget, type Leak, type Level, STYLES, TWIN_GAMES, tryGame } from "@darbar/bots";

/** What every thread of a trial must know. Plain data. */
export interface TwinJob {
  readonly game: string;
  readonly level: Level;
  readonly seed: string;
  readonly positions: number;
  /** How often a bot that thinks may look at the clock; 0: it answers at first sight. */
  readonly ticks: number;
  /** The number of the next game that nobody plays yet, and how many positions were tried: shared by all threads. */
  readonly shared: Int32Array<SharedArrayBuffer>;
}

/** What a thread tells after each game. */
export interface TwinNews {
  readonly positions: number;
  /** How often a bot could have spoken in both worlds. */
  readonly words: number;
  readonly unlike: number;
  readonly leaks: readonly Leak[];
}

const NEXT = 0;
const TRIED = 1;

/** So few choices of a game are tried that ten thousand positions come from every variant. */
const TRIED_PERCENT = 10;

/** Styles come by turns, and none among them. */
const STYLES_AND_NONE = [null, ...STYLES] as const;

/** Every so often there is more time, enough also for those who think only if they have some. */
const LONG = { every: 8, least: 120, times: 10 } as const;

/** Nothing played and nothing tried. */
export function newShared(): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
}

/** Plays games until enough positions were tried. What a game shows does not depend on who plays it. */
export function runTwinJob(
  { game: id, level, seed, positions, ticks, shared }: TwinJob,
  tell: (news: TwinNews) => void,
): void {
  const listed = TWIN_GAMES.find((game) => game.id === id);
  if (listed === undefined) throw new Error(`there is no game ${id}`);
  const budgetFor = (position: number) => {
    if (ticks === 0) return undefined;
    return countingBudget(position % LONG.every === 0 ? Math.max(LONG.least, LONG.times * ticks) : ticks);
  };
  listed.with((game, newBot) => {
    const variants = game.variants().length;
    while (Atomics.load(shared, TRIED) < positions) {
      const number = Atomics.add(shared, NEXT, 1);
      const style = STYLES_AND_NONE[(number + Math.floor(number / variants)) % STYLES_AND_NONE.length];
      const most = positions - Atomics.load(shared, TRIED);
      const own = `${seed}, game ${number}`;
      const report = tryGame(game, {
        bot: newBot({ level, style }),
        number,
        seed: own,
        percent: TRIED_PERCENT,
        most,
        budgetFor,
      });
      Atomics.add(shared, TRIED, report.positions);
      tell(report);
    }
  });
}
