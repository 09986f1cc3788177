import { type Bot, copsBot, coupBot, type Manner } from "@darbar/bots";
import * as theCops from "@darbar/cops";
import { cops, EQUIPMENT_NAMES, IDENTITIES } from "@darbar/cops";
import { CHARACTERS, coup, dwellOf, isHarmless, pauseOver, RULES, thoseThatCount, touches } from "@darbar/coup";
import type { Asking, Dwell, Game, Outcome, Seat } from "@darbar/kernel";

/** An answer that somebody has given to the open question. */
export type Given<Move> = readonly [Seat, Move];

/** A game that a server hosts: its rules, and what a table needs besides. */
export interface HostedGame<Options, State extends Asking, Move, GameEvent extends { readonly type: string }> {
  readonly rules: Game<Options, State, Move, GameEvent>;
  newBot(manner: Manner): Bot<State, Move, GameEvent>;
  /** The answers that count, of all that were given at the same time. */
  thoseThatCount(state: State, given: readonly Given<Move>[]): readonly Given<Move>[];
  /** Whether the open window is about something that takes nothing from anybody: public facts only. */
  isHarmless(state: State): boolean;
  /** Whether the open window is a seat's own affair: public facts only, never what it holds. */
  touches(state: State, seat: Seat): boolean;
  /** How long an event, as everybody sees it, is looked at. */
  dwellOf(event: GameEvent): Dwell;
  /** How long a bot pauses over the open question: at least, and at most so much longer. Public facts only. */
  pauseOver(state: State): readonly [least: number, more: number];
  /** The cards that a quick phrase can speak of. */
  readonly cards: readonly string[];
  /** Who starts the next game; `null` if the rules leave it open. */
  startsNext(options: Options, last: Outcome): Seat | null;
}

/** A hosted game whose types only those need to know who use it. */
export interface ListedGame {
  readonly id: string;
  readonly cards: readonly string[];
  with<Result>(
    use: <Options, State extends Asking, Move, GameEvent extends { readonly type: string }>(
      game: HostedGame<Options, State, Move, GameEvent>,
    ) => Result,
  ): Result;
}

function listed<Options, State extends Asking, Move, GameEvent extends { readonly type: string }>(
  game: HostedGame<Options, State, Move, GameEvent>,
): ListedGame {
  return { id: game.rules.id, cards: game.cards, with: (use) => use(game) };
}

const GAMES: readonly ListedGame[] = [
  listed({
    rules: coup,
    cards: CHARACTERS,
    newBot: coupBot,
    thoseThatCount,
    isHarmless,
    touches,
    dwellOf,
    pauseOver,
    startsNext: ({ edition }, { winners }) => (RULES[edition].nextGameStarts === "winner" ? winners[0] : null),
  }),
  listed({
    rules: cops,
    cards: [...IDENTITIES, ...EQUIPMENT_NAMES],
    newBot: copsBot,
    thoseThatCount: (_, given) => given,
    isHarmless: ({ moment, action }) => !["hit", "eliminated"].includes(moment) && action?.do !== "shoot",
    touches: theCops.touches,
    dwellOf: theCops.dwellOf,
    pauseOver: theCops.pauseOver,
    startsNext: () => null,
  }),
];

/** The game of this name, if this server hosts it. */
export function hostedGame(id: string): ListedGame | undefined {
  return GAMES.find((game) => game.id === id);
}
