import type { Dwell } from "./dwell.ts";
import type { Asking, Game, Outcome } from "./game.ts";
import type { OptionList } from "./options/option-list.ts";
import type { Seat, Viewer } from "./seat.ts";

/** An answer that somebody has given to the open question. */
export type Given<Move> = readonly [seat: Seat, move: Move];

/** One way to play: options and a number of seats. */
export interface Variant<Options> {
  readonly options: Options;
  readonly seats: number;
}

/**
 * All that a host asks of a game beside its rules: a server, practice in a page, a terminal, an arena of bots. What is asked
 * of a state here is answered from what everybody sees, never from a hand.
 */
export interface AtTable<Options, State extends Asking, Move, GameEvent> {
  readonly rules: Game<Options, State, Move, GameEvent>;
  /** What its tables can agree on. */
  readonly options: OptionList;
  /** Every way to play it, for trials. */
  variants(): readonly Variant<Options>[];
  /** The answers that count, of all that were given to one question at the same time. */
  thoseThatCount(state: State, given: readonly Given<Move>[]): readonly Given<Move>[];
  /** Whether an answer closes the open window at once, whoever else is still awaited. */
  closes(state: State, given: Given<Move>): boolean;
  /** Whether the open window is about something that takes nothing from anybody. */
  isHarmless(state: State): boolean;
  /** Whether the open window is a seat's own affair. */
  touches(state: State, seat: Seat): boolean;
  /** Whether what is claimed in the open window looks false by counting. */
  looksFalse(state: State): boolean;
  /** Whether a seat plays no more in this game, or only if somebody brings it back. */
  isOut(state: State, seat: Seat): boolean;
  /** Whether a fact is that a turn begins. */
  isTurn(event: GameEvent): boolean;
  /** How long an event, as everybody sees it, is looked at. */
  dwellOf(event: GameEvent): Dwell;
  /** How long a bot pauses over the open question: at least, and at most so much longer. */
  pauseOver(state: State): readonly [least: number, more: number];
  /**
   * Whether the open question is about nothing that presses: it does not wait for what is still being shown, its window closes
   * sooner, and several such windows one after the other, with nothing to be seen between them, are as long as one.
   */
  isQuiet(state: State): boolean;
  /** Whether in the open question somebody is struck unless they act at once: by orders there is a limit to that time. */
  isReflex(state: State): boolean;
  /** Whose turn it is; `null` while it is nobody's. */
  turnOf(state: State): Seat | null;
  /** Who starts the next game; `null` if the rules leave it open. */
  startsNext(options: Options, last: Outcome): Seat | null;
  /** The cards that a quick phrase can speak of. */
  readonly spokenCards: readonly string[];
  /** Whether an event, as everybody sees it, is one that bots may speak of. */
  isTalkedOf(event: GameEvent): boolean;
  /** The table in short, for programs (docs/records.md). */
  summary(view: State): object;
}

/** A game in a list of games of different types: only those who look inside need to know its own. */
export interface ListedGame {
  readonly id: string;
  readonly options: OptionList;
  readonly spokenCards: readonly string[];
  /** What a viewer may see of events: those that reach this viewer. */
  redactAll(events: readonly unknown[], viewer: Viewer): readonly unknown[];
  /** Does something with the game that would be done with any other alike. */
  with<Result>(
    use: <Options, State extends Asking, Move, GameEvent extends { readonly type: string }>(
      game: AtTable<Options, State, Move, GameEvent>,
    ) => Result,
  ): Result;
}

/** A game to be put in a list. */
export function listGame<Options, State extends Asking, Move, GameEvent extends { readonly type: string }>(
  game: AtTable<Options, State, Move, GameEvent>,
): ListedGame {
  const { rules, options, spokenCards } = game;
  return {
    id: rules.id,
    options,
    spokenCards,
    redactAll: (events, viewer) => redactAll(rules, events as readonly GameEvent[], viewer),
    with: (use) => use(game),
  };
}

/** What a viewer may see of events: those that reach this viewer. */
export function redactAll<Options, State extends Asking, Move, GameEvent>(
  { redact }: Game<Options, State, Move, GameEvent>,
  events: readonly GameEvent[],
  viewer: Viewer,
): readonly GameEvent[] {
  const seen: GameEvent[] = [];
  for (const event of events) {
    const redacted = redact(event, viewer);
    if (redacted !== null) seen.push(redacted);
  }
  return seen;
}

/** What a game has to say for itself; for all the rest there is a usual answer. */
type Needed = "rules" | "options" | "variants";

/** A game at a table: what it says itself, and the usual for what it leaves out. */
export function atTable<Options, State extends Asking, Move, GameEvent extends { readonly type: string }>(
  own: Pick<AtTable<Options, State, Move, GameEvent>, Needed> & Partial<AtTable<Options, State, Move, GameEvent>>,
): AtTable<Options, State, Move, GameEvent> {
  return {
    thoseThatCount: (_, given) => given,
    closes: () => false,
    isHarmless: () => false,
    touches: () => true,
    looksFalse: () => false,
    isOut: () => false,
    isTurn: ({ type }) => type === "turn",
    dwellOf: () => ({ lasts: 300, holds: false }),
    pauseOver: () => [400, 400],
    isQuiet: () => false,
    isReflex: () => false,
    turnOf: () => null,
    startsNext: () => null,
    spokenCards: [],
    isTalkedOf: () => false,
    summary: (view) => view,
    ...own,
  };
}
