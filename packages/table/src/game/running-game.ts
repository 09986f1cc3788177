import { type BotOptions, type Inquiry, inquire, look, type Since, sinceAt } from "@darbar/bots/inquiry";
import {
  type Asking,
  type AtTable,
  advance,
  type Draw,
  type Dwell,
  fail,
  type Game,
  type Given,
  isPass,
  type LeadIn,
  type ListedGame,
  leadIn,
  type Outcome,
  ok,
  type Refusal,
  type Remark,
  type Result,
  recordingDraw,
  redactAll,
  type Seat,
  type Viewer,
  versionOf,
} from "@darbar/kernel";
import { Lookahead } from "./lookahead.ts";

/** What came of a move: the facts and what chance has yielded. Plain data, to be kept. */
interface DecidedMove {
  readonly move: unknown;
  readonly events: readonly unknown[];
  readonly drawn: readonly (string | number)[];
}

/** A game some moves ahead of the table. */
export interface GameAhead {
  /** Decides a move that came from outside, on what came of those before. */
  decide(seat: Seat, raw: unknown, draw: Draw): Result<DecidedMove, Refusal | string>;
  prompt(): number;
  waiting(): readonly Seat[];
  outcome(): Outcome | null;
  /** Whether a seat can pass on the question that is open then. */
  canPass(seat: Seat): boolean;
}

/** A game at a table, whatever its types: the table hands moves and events through without looking into them. */
export interface RunningGame {
  readonly id: string;
  readonly version: number;
  readonly seats: number;
  readonly options: unknown;
  prompt(): number;
  waiting(): readonly Seat[];
  outcome(): Outcome | null;
  view(viewer: Viewer): Asking;
  /** What a viewer may see of events: those that reach this viewer. */
  redactAll(events: readonly unknown[], viewer: Viewer): readonly unknown[];
  deal(draw: Draw): Omit<DecidedMove, "move">;
  /** A move that came from outside, if a seat may play it now. What is listed as legal is not decided for that. */
  check(seat: Seat, raw: unknown, draw: Draw): Result<unknown, Refusal | string>;
  /** Tries moves out, as the game is now; what was tried before is forgotten. Nothing of it shows here. */
  ahead(): GameAhead;
  /** A game that this viewer cannot tell from this one. */
  imagine(viewer: Viewer, draw: Draw): RunningGame;
  /** All but what an event, as this viewer gets it, reveals by the rules; `null` if it reveals nothing. */
  unrevealed(event: unknown, viewer: Viewer): unknown;
  thoseThatCount(given: readonly Given<unknown>[]): readonly Given<unknown>[];
  /** Whether an answer closes the open window at once. */
  closes(given: Given<unknown>): boolean;
  fold(events: readonly unknown[]): void;
  fallback(seat: Seat): unknown;
  /** What a seat may answer to the open question, found in that seat's own view; nothing if it is not asked. */
  legal(seat: Seat): readonly unknown[];
  /** Whether a seat can pass on the open question. */
  canPass(seat: Seat): boolean;
  /** Whether a seat can do nothing but pass. */
  canOnlyPass(seat: Seat): boolean;
  /** The only answer of a seat to the open question; `null` if there are several, or it is not asked. */
  onlyAnswer(seat: Seat): unknown;
  /** Whether the open window is about something that takes nothing from anybody. */
  isHarmless(): boolean;
  /** Whether the open window is a seat's own affair. */
  touches(seat: Seat): boolean;
  /** Whether what is claimed in the open window looks false by counting what everybody sees. */
  looksFalse(): boolean;
  /** Whether a seat plays no more in this game. */
  isOut(seat: Seat): boolean;
  /** How long it takes to show what led to the open question: as everybody sees it, so that it tells nothing. */
  leadIn(events: readonly unknown[]): LeadIn;
  /** How long a bot pauses over the open question: at least, and at most so much longer. Public facts only. */
  pauseOver(): readonly [least: number, more: number];
  /** Whether the open question is about nothing that presses. */
  isQuiet(): boolean;
  /** Whether in the open question somebody is struck unless they act at once. */
  isReflex(): boolean;
  /** Whether bots may speak of any of these events, as everybody sees them. */
  isTalkedOf(events: readonly unknown[]): boolean;
  /**
   * What a bot is asked in this seat: no more than the seat sees of the game and of its events so far, and hears of what was
   * said. With `since` it is asked for words, not for a move: of what is new since so many events and remarks of the table.
   */
  inquire(
    seat: Seat,
    options: BotOptions,
    seed: string,
    events: readonly unknown[],
    said: readonly Remark[],
    since?: Since,
  ): Inquiry;
  /** Whose turn it is; `null` while it is nobody's. */
  turn(): Seat | null;
  startsNext(last: Outcome): Seat | null;
}

const NOT_SEEN: Dwell = { lasts: 0, holds: false };

/** Sets up a game at a table of so many seats. */
export function setUpGame(listed: ListedGame, rawOptions: unknown, seats: number): Result<RunningGame> {
  return listed.with((hosted) => setUp(hosted, rawOptions, seats));
}

function setUp<Options, State extends Asking, Move, GameEvent extends { readonly type: string }>(
  hosted: AtTable<Options, State, Move, GameEvent>,
  rawOptions: unknown,
  seats: number,
): Result<RunningGame> {
  const { rules } = hosted;
  const options = rules.options(rawOptions, seats);
  if (!options.ok) return options;
  return ok(running(hosted, options.value, rules.setup(options.value, seats), seats));
}

function running<Options, State extends Asking, Move, GameEvent extends { readonly type: string }>(
  hosted: AtTable<Options, State, Move, GameEvent>,
  options: Options,
  state: State,
  seats: number,
): RunningGame {
  const { rules } = hosted;
  const legal = (seat: Seat): readonly Move[] => rules.legal(rules.view(state, seat), seat);
  const dwellOf = (event: GameEvent): Dwell => {
    const seen = rules.redact(event, "public");
    return seen === null ? NOT_SEEN : hosted.dwellOf(seen);
  };
  const lookahead = new Lookahead<State, GameEvent>(() => rules.view(state, "all"), rules.evolve);
  return {
    id: rules.id,
    version: versionOf(rules, options),
    seats,
    options,
    prompt: () => state.prompt,
    waiting: () => rules.waiting(state),
    outcome: () => rules.outcome(state),
    view: (viewer) => rules.view(state, viewer),
    redactAll: (events, viewer) => redactAll(rules, events as readonly GameEvent[], viewer),
    deal: (draw) => {
      const recording = recordingDraw(draw);
      return { events: rules.deal(state, recording), drawn: recording.drawn };
    },
    check: (seat, raw, draw) => {
      const move = rules.move(raw);
      if (!move.ok || rules.legal(state, seat).some((each) => isSame(each, move.value))) return move;
      const decided = rules.decide(state, seat, move.value, draw);
      return decided.ok ? move : decided;
    },
    ahead: () => goAhead(rules, lookahead),
    imagine: (viewer, draw) => running(hosted, options, rules.imagine(rules.view(state, viewer), draw), seats),
    unrevealed: (event, viewer) => rules.unrevealed(event as GameEvent, viewer),
    thoseThatCount: (given) => hosted.thoseThatCount(state, given as readonly Given<Move>[]),
    closes: (given) => hosted.closes(state, given as Given<Move>),
    fold: (raw) => {
      const events = raw as readonly GameEvent[];
      for (const event of events) rules.evolve(state, event);
      lookahead.follow(events);
    },
    fallback: (seat) => rules.fallback(rules.view(state, seat), seat),
    legal,
    canPass: (seat) => legal(seat).some(isPass),
    canOnlyPass: (seat) => legal(seat).every(isPass),
    onlyAnswer: (seat) => {
      const [only = null, ...others] = legal(seat);
      return others.length === 0 ? only : null;
    },
    isHarmless: () => hosted.isHarmless(state),
    touches: (seat) => hosted.touches(state, seat),
    looksFalse: () => hosted.looksFalse(state),
    isOut: (seat) => hosted.isOut(state, seat),
    leadIn: (events) => leadIn(events as readonly GameEvent[], dwellOf),
    pauseOver: () => hosted.pauseOver(state),
    isQuiet: () => hosted.isQuiet(state),
    isReflex: () => hosted.isReflex(state),
    isTalkedOf: (events) => redactAll(rules, events as readonly GameEvent[], "public").some(hosted.isTalkedOf),
    inquire: (seat, options, seed, raw, said, since) => {
      const events = raw as readonly GameEvent[];
      const sight = look(rules, state, seat, events, said);
      return inquire(sight, options, seed, since && sinceAt(rules, events, seat, since));
    },
    turn: () => hosted.turnOf(state),
    startsNext: (last) => hosted.startsNext(options, last),
  };
}

function goAhead<Options, State extends Asking, Move, GameEvent>(
  rules: Game<Options, State, Move, GameEvent>,
  lookahead: Lookahead<State, GameEvent>,
): GameAhead {
  const state = lookahead.begin();
  return {
    decide: (seat, raw, draw) => {
      const move = rules.move(raw);
      if (!move.ok) return fail(move.error);
      const recording = recordingDraw(draw);
      const decided = advance(rules, state, seat, move.value, recording);
      if (!decided.ok) return fail(decided.error);
      lookahead.tried(decided.value);
      return ok({ move: move.value, events: decided.value, drawn: recording.drawn });
    },
    prompt: () => state.prompt,
    waiting: () => rules.waiting(state),
    outcome: () => rules.outcome(state),
    canPass: (seat) => rules.legal(state, seat).some(isPass),
  };
}

/** Whether two moves are the same, part by part. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
