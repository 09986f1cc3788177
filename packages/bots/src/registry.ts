import { type CopsEvent, type Move as CopsMove, type State as CopsState, copsAtTable, teamOf } from "@darbar/cops";
import { type CoupEvent, type Move as CoupMove, type State as CoupState, coupAtTable } from "@darbar/coup";
import type { Asking, AtTable, Draw } from "@darbar/kernel";
import { baselineCoup } from "./baselines/baseline-coup.ts";
import { ismctsCoup } from "./baselines/ismcts/ismcts.ts";
import { PERSONALITIES } from "./baselines/personality.ts";
import { randomMoves } from "./baselines/random-moves.ts";
import { traits } from "./baselines/traits.ts";
import type { Bot, Sight } from "./bot.ts";
import { uncertainCops } from "./cops/baselines.ts";
import { copsBot } from "./cops/levels.ts";
import {
  ENDGAME_SUITE,
  exploitabilityOf,
  measureSolution,
  policyOf,
  solve,
  USUAL_EFFORT,
} from "./coup/endgame/index.ts";
import { coupBot } from "./coup/levels.ts";
import { type BotOptions, LEVELS, type Level, STYLES } from "./level.ts";

export interface NamedBot<State, Move, GameEvent> {
  readonly name: string;
  /** What it is like, in a few words. */
  readonly about: string;
  /** A new player, for one game; what chance decides about it comes from the draw. */
  make(draw: Draw): Bot<State, Move, GameEvent>;
}

interface Endgames<State, Move, GameEvent> {
  readonly count: number;
  /**
   * The mean payoff of the best answer to a bot in one of them, between 0 and 1. How the bot mixes its moves is found by
   * asking it so many times wherever it may have to choose; the fewer, the more the best answer gains from mere chance.
   */
  exploitability(place: number, bot: Bot<State, Move, GameEvent>, asks: number, seed: string): number;
  /** The same of the exact solver that the best player asks there, from the public belief. */
  solver(place: number): number;
}

/** A game as bots play it among themselves. */
export interface BotGame<Options, State extends Asking, Move, GameEvent>
  extends AtTable<Options, State, Move, GameEvent> {
  readonly bots: readonly NamedBot<State, Move, GameEvent>[];
  /** Which side each seat was dealt, 0 or 1, once the cards are out; `null` where everybody plays alone. */
  readonly sides: ((dealt: State) => readonly number[]) | null;
  /** The endgames in which it is known exactly how far a bot can be exploited; `null`: there are none. */
  readonly endgames: Endgames<State, Move, GameEvent> | null;
  /** What one who learns to beat a bot tells apart, of a sight and a move, from coarse to fine; `null`: nobody learns. */
  readonly traits: ((sight: Sight<State, Move, GameEvent>, move: Move) => readonly string[]) | null;
}

/** A game in a list of games of different types. */
export interface ListedBots {
  readonly id: string;
  readonly names: readonly string[];
  /** Does something with the game that would be done with any other alike. */
  with<Result>(
    use: <Options, State extends Asking, Move, GameEvent>(game: BotGame<Options, State, Move, GameEvent>) => Result,
  ): Result;
}

const ABOUT: Readonly<Record<Level, string>> = {
  newcomer: "honest, forgets, and takes others at their word",
  regular: "counts cards and bluffs now and then",
  sharp: "a practised eye, at first sight",
  master: "the best there is, with time to think",
};

/** Every level without a style, and in every style: `sharp`, `sharp-bluffer`. */
function atEveryLevel<State, Move, GameEvent>(
  make: (options: BotOptions) => Bot<State, Move, GameEvent>,
): readonly NamedBot<State, Move, GameEvent>[] {
  return [null, ...STYLES].flatMap((style) =>
    LEVELS.map((level) => ({
      name: style === null ? level : `${level}-${style}`,
      about: style === null ? ABOUT[level] : `${ABOUT[level]}; ${style}`,
      make: () => make({ level, style }),
    })),
  );
}

const COUP_BOTS: readonly NamedBot<CoupState, CoupMove, CoupEvent>[] = [
  { name: "random", about: "any legal move", make: randomMoves },
  {
    name: "honest",
    about: "claims only what it holds, challenges only what it knows to be false",
    make: () => baselineCoup(PERSONALITIES.honest),
  },
  { name: "bluffer", about: "claims freely, and lets others claim", make: () => baselineCoup(PERSONALITIES.bluffer) },
  { name: "balanced", about: "bluffs and challenges now and then", make: () => baselineCoup(PERSONALITIES.balanced) },
  { name: "ismcts", about: "information-set tree search, 4,000 worlds for each move", make: () => ismctsCoup() },
  ...atEveryLevel(coupBot),
];

const COPS_BOTS: readonly NamedBot<CopsState, CopsMove, CopsEvent>[] = [
  { name: "random", about: "any legal move", make: randomMoves },
  {
    name: "uncertain",
    about: "investigates the most uncertain, shoots above 80 %",
    make: () => uncertainCops,
  },
  ...atEveryLevel(copsBot),
];

export const BOT_GAMES: readonly ListedBots[] = [
  listBots({
    ...coupAtTable,
    bots: COUP_BOTS,
    sides: null,
    endgames: {
      count: ENDGAME_SUITE.length,
      exploitability: (place, bot, asks, seed) =>
        exploitabilityOf(ENDGAME_SUITE[place], policyOf(bot, asks, seed)).exploitability,
      solver: (place) => measureSolution(solve(ENDGAME_SUITE[place], USUAL_EFFORT)).exploitability,
    },
    traits,
  }),
  listBots({
    ...copsAtTable,
    bots: COPS_BOTS,
    sides: ({ players }) => players.map((player) => (teamOf(player) === "honest" ? 0 : 1)),
    endgames: null,
    traits: null,
  }),
];

/** The bots of the game of this name, which must be in the list. */
export function botsOf(id: string): ListedBots {
  const found = BOT_GAMES.find((game) => game.id === id);
  if (found === undefined) throw new Error(`there are no bots for ${id}`);
  return found;
}

/** A new player by its name, which must be in the list. */
export function makeBot<Options, State extends Asking, Move, GameEvent>(
  game: BotGame<Options, State, Move, GameEvent>,
  name: string,
  draw: Draw,
): Bot<State, Move, GameEvent> {
  const found = game.bots.find((bot) => bot.name === name);
  if (found === undefined) throw new Error(`there is no bot ${name} for ${game.rules.id}`);
  return found.make(draw);
}

function listBots<Options, State extends Asking, Move, GameEvent>(
  game: BotGame<Options, State, Move, GameEvent>,
): ListedBots {
  return { id: game.rules.id, names: game.bots.map(({ name }) => name), with: (use) => use(game) };
}
