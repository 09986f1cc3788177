import type { Asking, AtTable, Draw, Remark } from "@darbar/kernel";
import type { Forecaster } from "./beliefs/forecast.ts";
import type { Bot, Sight } from "./bot.ts";
import type { Network } from "./coup/network/network.ts";
import type { SpokenClaim } from "./coup/spoken-claims.ts";
import { type BotOptions, LEVELS, type Level, STYLES } from "./level.ts";
import type { TwinGame } from "./twins/twins.ts";

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
  /** Somebody to play against, of a level and a style. */
  newBot(options: BotOptions): Bot<State, Move, GameEvent>;
  /** Everybody who can be asked for by name. */
  readonly bots: readonly NamedBot<State, Move, GameEvent>[];
  /** Which side each seat was dealt, 0 or 1, once the cards are out; `null` where everybody plays alone. */
  readonly sides: ((dealt: State) => readonly number[]) | null;
  /** The endgames in which it is known exactly how far a bot can be exploited; `null`: there are none. */
  readonly endgames: Endgames<State, Move, GameEvent> | null;
  /** How what a seat cannot know is dealt anew, to try what its bots see; `null`: that is not tried. */
  readonly twins: TwinGame<Options, State, Move, GameEvent> | null;
  /** What its master believes of others, to be held against what is so; `null`: it does not say. */
  readonly forecasts: Forecaster<State, Move, GameEvent> | null;
  /** The claims of a game and what was said of each, to try whether words tell of hands; `null`: bots weigh them, which shows. */
  readonly spokenClaims:
    | ((
        options: Options,
        seats: number,
        events: readonly GameEvent[],
        said: readonly Remark[],
      ) => readonly SpokenClaim[])
    | null;
  /** A player that does what a trained network says; `null`: none is trained for this game. */
  readonly ofNetwork: ((network: Network) => Bot<State, Move, GameEvent>) | null;
  /** What one who learns to beat a bot tells apart, of a sight and a move, from coarse to fine; `null`: nobody learns. */
  readonly exploitFeatures: ((sight: Sight<State, Move, GameEvent>, move: Move) => readonly string[]) | null;
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
export function atEveryLevel<State, Move, GameEvent>(
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

/** A game and its bots to be put in a list. */
export function listBots<Options, State extends Asking, Move, GameEvent>(
  game: BotGame<Options, State, Move, GameEvent>,
): ListedBots {
  return { id: game.rules.id, names: game.bots.map(({ name }) => name), with: (use) => use(game) };
}
