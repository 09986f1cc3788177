import { type Bot, look } from "@darbar/bots";
import type { Asking, Draw, GameRecord } from "@darbar/kernel";
import { USUAL_BOTS } from "../../src/practice/manner.ts";
import { dealGame, play, recordedGame, type SoloGame } from "../../src/practice/solo-game.ts";
import type { SoloRules } from "../../src/practice/solo-rules.ts";

/** Deals a practice game, and lets these bots play it to its end. */
export function playOut<Options, State extends Asking, Move, GameEvent>(
  solo: SoloRules<Options, State, Move, GameEvent>,
  rawOptions: object,
  bots: readonly Bot<State, Move, GameEvent>[],
  draw: Draw,
): GameRecord {
  const { rules } = solo;
  const options = rules.options(rawOptions, bots.length);
  if (!options.ok) throw new Error(options.error);
  const manners = bots.map(() => USUAL_BOTS);
  const game = dealGame(solo, { number: 1, rawOptions, options: options.value, manners }, draw, 0);
  while (rules.outcome(game.state) === null) {
    const [seat] = rules.waiting(game.state);
    const move = bots[seat].choose(look(rules, game.state, seat, game.events), draw);
    const played = play(game as unknown as SoloGame, seat, move, draw, 0);
    if (!played.ok) throw new Error(`a bot was refused: ${JSON.stringify(played.error)}`);
  }
  return recordedGame(game as unknown as SoloGame);
}
