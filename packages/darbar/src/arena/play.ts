import { type BotGame, type Budget, makeBot, newLookout, type Sight, type Since } from "@darbar/bots";
import { type Asking, advance, type Remark, type Seat, type SeatSet, seatSet, seededDraw } from "@darbar/kernel";

/** A game to be played. */
export interface Fixture<Options> {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** Who sits where, once the sides are dealt; `null`: there are none. */
  botAt(seat: Seat, sides: readonly number[] | null): string;
}

/** How a game went. */
export interface Ended<GameEvent> {
  readonly winners: SeatSet;
  readonly turns: number;
  /** The sides that were dealt, by seat. */
  readonly sides: readonly number[] | null;
  readonly events: readonly GameEvent[];
  /** What was said, each after so many events. */
  readonly said: readonly Remark[];
}

/** What watches over a game: the time to think, and who hears how long that took. */
export interface Umpire {
  readonly budget: Budget;
  /** Hears of every decision that was a choice. */
  timed(bot: string, milliseconds: number): void;
  /** Whether bots speak, and hear each other. */
  readonly talks?: boolean;
}

/** A game of so many turns is given up: nobody has won. */
const MOST_TURNS = 1_000;

/**
 * Plays a game between bots as a live table would: answers to one question are given without knowing the others'. Each
 * seat has chances of its own, whoever sits there, so that two line-ups differ by their bots and by nothing else. `watch`
 * sees every choice before it is made.
 */
export function playArenaGame<Options, State extends Asking, Move, GameEvent>(
  game: BotGame<Options, State, Move, GameEvent>,
  { options, seats, seed, botAt }: Fixture<Options>,
  { budget, timed, talks = false }: Umpire,
  watch?: (sight: Sight<State, Move, GameEvent>, state: State) => void,
): Ended<GameEvent> {
  const { rules } = game;
  const draw = seededDraw(seed);
  const state = rules.setup(options, seats);
  const events = rules.deal(state, draw).slice();
  for (const event of events) rules.evolve(state, event);
  const lookout = newLookout(rules, seats);
  lookout.follow(events);
  const sides = game.sides?.(state) ?? null;
  const players = Array.from({ length: seats }, (_, seat) => {
    const name = botAt(seat, sides);
    const chances = seededDraw(`${seed}, seat ${seat}`);
    const bot = makeBot(game, name, chances);
    return { name, chances, bot, whims: seededDraw(`${seed}, talk of seat ${seat}`) };
  });
  const said: Remark[] = [];
  const choose = (seat: Seat): Move => {
    const legal = rules.legal(state, seat);
    if (legal.length === 1) return legal[0];
    const sight = lookout.look(state, seat, said);
    const { name, bot, chances } = players[seat];
    watch?.(sight, state);
    const since = budget.now();
    const move = bot.choose(sight, chances, budget);
    timed(name, budget.now() - since);
    return move;
  };
  /** Everybody may speak of what is new, and once more of what was said of it. */
  const talkSince = (before: number): void => {
    if (!events.slice(before).some(isTalkedOf)) return;
    let since: Since = { events: before, remarks: said.length };
    for (let round = 0; round < 2; round++) {
      const remarks = said.length;
      for (const [seat, { bot, whims }] of players.entries()) {
        if (bot.speak === undefined) continue;
        const sight = lookout.look(state, seat, said.slice(0, remarks));
        const saying = bot.speak(sight, lookout.sinceAt(seat, since), whims);
        if (saying !== null) said.push({ seat, saying, after: events.length });
      }
      since = { events: events.length, remarks };
    }
  };
  const isTalkedOf = (event: GameEvent): boolean => {
    const seenByAll = rules.redact(event, "public");
    return seenByAll !== null && game.isTalkedOf(seenByAll);
  };
  let turns = events.filter(game.isTurn).length;
  let outcome = rules.outcome(state);
  while (outcome === null && turns < MOST_TURNS) {
    const before = events.length;
    const given = rules.waiting(state).map((seat): readonly [Seat, Move] => [seat, choose(seat)]);
    for (const [seat, move] of game.thoseThatCount(state, given)) {
      const decided = advance(rules, state, seat, move, draw);
      if (!decided.ok) {
        const answer = `${players[seat].name} answered ${JSON.stringify(move)}`;
        throw new Error(`${answer} (seed ${JSON.stringify(seed)}), and that is not legal: ${decided.error.code}`);
      }
      for (const event of decided.value) {
        if (game.isTurn(event)) turns++;
        events.push(event);
      }
      lookout.follow(decided.value);
    }
    outcome = rules.outcome(state);
    if (talks) talkSince(before);
  }
  return { winners: seatSet(outcome?.winners ?? []), turns, sides, events, said };
}
