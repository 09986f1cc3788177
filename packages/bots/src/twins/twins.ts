import {
  type Asking,
  type AtTable,
  advance,
  type Draw,
  type GameRecord,
  type Remark,
  recordingDraw,
  type Seat,
  seededDraw,
} from "@darbar/kernel";
import { type Bot, type Budget, look, type Sight, type Since } from "../bot.ts";
import { chance } from "../chance.ts";
import { newLookout } from "../lookout.ts";

/*
 * A bot sees its seat and nothing else. Everything it cannot know is dealt anew: what lies face down, what the past hid
 * from it, what others have answered in secret. It must see the same, and from the same seed make the same move and say
 * the same.
 */

/** A game in which what a seat cannot know can be dealt anew. */
export interface TwinGame<Options, State extends Asking, Move, GameEvent>
  extends AtTable<Options, State, Move, GameEvent> {
  /** Another table at which this seat could sit, and another past that it could have seen like this. */
  redeal(
    sight: Sight<State, Move, GameEvent>,
    draw: Draw,
  ): { readonly state: State; readonly events: readonly GameEvent[] };
  /** That a seat has answered in secret. */
  answered(seat: Seat, move: Move): GameEvent;
}

/** A game that a bot plays against itself. */
export interface TwinTrial<State, Move, GameEvent> {
  readonly bot: Bot<State, Move, GameEvent>;
  /** Which of the variants: they come by turns. */
  readonly number: number;
  readonly seed: string;
  /** So many choices in a hundred are tried: the fewer, the more a trial gets around. */
  readonly percent: number;
  readonly most: number;
  /** What time there is for a position, by its number in the game; the same one in both worlds. */
  budgetFor?(position: number): Budget | undefined;
  /** How a bot looks at the table; others than the usual way are for tests. */
  readonly eyes?: Eyes<State, Move, GameEvent>;
}

/** A way to look at a table from one seat. */
type Eyes<State, Move, GameEvent> = (
  state: State,
  seat: Seat,
  events: readonly GameEvent[],
  said: readonly Remark[],
) => Sight<State, Move, GameEvent>;

/** A position in which a bot saw or did something else when what it cannot know was dealt anew. */
export interface Leak {
  /** The game up to there. */
  readonly record: GameRecord;
  readonly seat: Seat;
  /** What was not the same. */
  readonly differs: "sight" | "move" | "word";
}

/**
 * How many positions with a choice were tried, in how many of them other things lay hidden, how often a bot could have
 * said something in both worlds, and where it knew too much.
 */
export interface TwinReport {
  readonly positions: number;
  readonly words: number;
  readonly unlike: number;
  readonly leaks: readonly Leak[];
}

/** Neighbours in the list of variants are alike: those that are tried one after the other lie so far apart. */
const STRIDE = 89;
/** A game of more decisions than this is left. */
const LONGEST = 6_000;

/** Plays one game of a bot against itself, and tries positions of it. */
export function tryGame<Options, State extends Asking, Move, GameEvent>(
  game: TwinGame<Options, State, Move, GameEvent>,
  { bot, number, seed, percent, most, budgetFor, eyes }: TwinTrial<State, Move, GameEvent>,
): TwinReport {
  const { rules } = game;
  const variants = game.variants();
  const { options, seats } = variants[(number * STRIDE) % variants.length];
  const lookout = newLookout(rules, seats);
  const draw = recordingDraw(seededDraw(seed));
  const dreams = seededDraw(`${seed}, dreams`);
  const state = rules.setup(options, seats);
  const events: GameEvent[] = [];
  const moves: (readonly [Seat, Move])[] = [];
  const leaks: Leak[] = [];
  const said: Remark[] = [];
  const see: Eyes<State, Move, GameEvent> = eyes ?? ((...seen) => look(rules, ...seen));
  const seeHere = (seat: Seat): Sight<State, Move, GameEvent> =>
    eyes === undefined ? lookout.look(state, seat, said) : eyes(state, seat, events, said);
  let words = 0;
  let positions = 0;
  let unlike = 0;
  const follow = (facts: readonly GameEvent[]): void => {
    events.push(...facts);
    lookout.follow(facts);
  };
  const leak = (seat: Seat, differs: Leak["differs"]): void => {
    const record = {
      game: rules.id,
      version: rules.version,
      options,
      seats,
      draws: draw.drawn.slice(),
      moves: [...moves],
    };
    leaks.push({ record, seat, differs });
  };
  const choose = (seat: Seat): Move => {
    const legal = rules.legal(state, seat);
    if (legal.length === 1) return legal[0];
    const sight = seeHere(seat);
    const chances = `${seed}, ${state.prompt}, seat ${seat}`;
    if (positions >= most || !chance(dreams, percent)) return bot.choose(sight, seededDraw(chances));
    const place = positions++;
    const twin = redealt(game, lookout.look(state, seat, said), dreams);
    const other = see(twin.state, seat, twin.events, sight.said);
    if (!isSame(state, twin.state)) unlike++;
    const move = bot.choose(sight, seededDraw(chances), budgetFor?.(place));
    if (!isSame(sight, other)) leak(seat, "sight");
    if (!isSame(move, bot.choose(other, seededDraw(chances), budgetFor?.(place)))) leak(seat, "move");
    return move;
  };
  const isTalkedOf = (event: GameEvent): boolean => {
    const seenByAll = rules.redact(event, "public");
    return seenByAll !== null && game.isTalkedOf(seenByAll);
  };
  /** Each may speak of what is new; now and then it is asked in another world, too. */
  const talk = (since: Since): void => {
    for (let seat = 0; seat < seats; seat++) {
      const sight = seeHere(seat);
      const own = lookout.sinceAt(seat, since);
      const chances = `${seed}, ${events.length}, words of seat ${seat}`;
      const saying = bot.speak?.(sight, own, seededDraw(chances)) ?? null;
      if (chance(dreams, percent)) {
        words++;
        const twin = redealt(game, lookout.look(state, seat, said), dreams);
        const other = see(twin.state, seat, twin.events, sight.said);
        if (!isSame(saying, bot.speak?.(other, own, seededDraw(chances)) ?? null)) leak(seat, "word");
      }
      if (saying !== null) said.push({ seat, saying, after: events.length });
    }
  };
  const opening = rules.deal(state, draw);
  for (const event of opening) rules.evolve(state, event);
  follow(opening);
  for (let decision = 0; decision < LONGEST && positions < most && rules.outcome(state) === null; decision++) {
    const seat = dreams.one(rules.waiting(state));
    const move = choose(seat);
    const decided = advance(rules, state, seat, move, draw);
    if (!decided.ok) throw new Error(`seat ${seat} cannot ${JSON.stringify(move)}: ${decided.error.code}`);
    moves.push([seat, move]);
    const since = { events: events.length, remarks: said.length };
    follow(decided.value);
    if (bot.speak !== undefined && decided.value.some(isTalkedOf)) talk(since);
  }
  return { positions, words, unlike, leaks };
}

/** Another world of the same look, in which some others have answered the open question already. */
function redealt<Options, State extends Asking, Move, GameEvent>(
  { rules, redeal, answered }: TwinGame<Options, State, Move, GameEvent>,
  sight: Sight<State, Move, GameEvent>,
  draw: Draw,
): { readonly state: State; readonly events: readonly GameEvent[] } {
  const { state, events } = redeal(sight, draw);
  const sealed: GameEvent[] = [];
  for (const seat of rules.waiting(state)) {
    if (seat === sight.seat || !chance(draw, 50)) continue;
    const legal = rules.legal(state, seat);
    const move = legal[draw.one([...legal.keys()])];
    const event = answered(seat, move);
    rules.evolve(state, event);
    sealed.push(event);
  }
  return { state, events: [...events, ...sealed] };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A clock that only counts how often it is asked: the same thought takes as long in both worlds. */
export function countingBudget(milliseconds: number): Budget {
  let asked = 0;
  return { milliseconds, now: () => asked++ };
}
