import type { Asking } from "@darbar/kernel";
import type { Bot } from "../src/bot.ts";
import { type Leak, type TwinGame, type TwinReport, type TwinTrial, tryGame } from "../src/twins/twins.ts";

/** Plays games of a bot against itself until so many positions were tried. Gives back every leak. */
export function tryTwins<Options, State extends Asking, Move, GameEvent>(
  game: TwinGame<Options, State, Move, GameEvent>,
  bot: Bot<State, Move, GameEvent>,
  positions: number,
  { seed, ...more }: Pick<TwinTrial<State, Move, GameEvent>, "seed" | "budgetFor" | "eyes">,
): TwinReport {
  let tried = 0;
  let words = 0;
  let unlike = 0;
  const leaks: Leak[] = [];
  for (let number = 0; tried < positions; number++) {
    const report = tryGame(game, {
      bot,
      number,
      seed: `${seed} ${number}`,
      percent: 50,
      most: positions - tried,
      ...more,
    });
    tried += report.positions;
    words += report.words;
    unlike += report.unlike;
    leaks.push(...report.leaks);
  }
  return { positions: tried, words, unlike, leaks };
}
