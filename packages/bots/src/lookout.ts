import { type Asking, at, type Game, type Remark, type Seat } from "@darbar/kernel";
import { type Sight, type Since, sightOf } from "./bot.ts";

/** What every seat of a table has seen so far: taken once of each event, as it happens, and not of all the past at every look. */
export interface Lookout<State, Move, GameEvent> {
  /** Something has happened. */
  follow(events: readonly GameEvent[]): void;
  /** As much, counted in events of the whole table, in a seat's own count. */
  sinceAt(seat: Seat, since: Since): Since;
  /** What a seat sees now, as `look` gives it. */
  look(state: State, seat: Seat, said?: readonly Remark[]): Sight<State, Move, GameEvent>;
}

export function newLookout<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  seats: number,
): Lookout<State, Move, GameEvent> {
  const all: Seen<GameEvent>[] = Array.from({ length: seats }, () => ({ past: [], lengths: [0] }));
  return {
    follow: (events) => {
      for (const event of events) {
        const forAll = game.redact(event, "public");
        for (const [seat, { past, lengths }] of all.entries()) {
          // What the public sees whole nobody sees less of.
          const own = forAll === event ? event : game.redact(event, seat);
          if (own !== null) past.push(own);
          lengths.push(past.length);
        }
      }
    },
    sinceAt: (seat, since) => ({ ...since, events: at(all[seat].lengths, since.events) }),
    look: (state, seat, said = []) => {
      const { past, lengths } = all[seat];
      return sightOf(game, state, seat, past.slice(), lengths, said);
    },
  };
}

/** What a seat has seen of the events, and how much that was after each of them. */
interface Seen<GameEvent> {
  readonly past: GameEvent[];
  readonly lengths: number[];
}
