import type { Asking, Game, Seat, Viewer } from "@darbar/kernel";

/* The words that scenarios of all games share: "P1", "P1 P3", "P2 steal P1", and back again for messages. */

/** A line of a scenario: who does what. */
export interface SpokenMove<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

/** "P1" is seat 0. */
export function seatOf(word: string): Seat {
  const number = /^P([1-9]\d?)$/.exec(word)?.[1];
  if (number === undefined) throw new Error(`"${word}" is not a player: say P1, P2, …`);
  return Number(number) - 1;
}

/** "P1", "public" for those who only watch, or "all" for the table itself. */
export function viewerOf(word: string): Viewer {
  return word === "public" || word === "all" ? word : seatOf(word);
}

/** "P1 P3": some players, in this order. */
export function seatsIn(text: string): readonly Seat[] {
  return wordsOf(text).map(seatOf);
}

/** Seat 0 is "P1". */
export function nameOfSeat(seat: Seat): string {
  return `P${seat + 1}`;
}

/** Some seats in a row: "P1 P3". */
export function nameOfSeats(seats: readonly Seat[]): string {
  return seats.map(nameOfSeat).join(" ");
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** A word that must be one of a few. */
export function oneOf<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((candidate) => candidate === word);
  if (found === undefined) throw new Error(`"${word}" is none of ${words.join(", ")}`);
  return found;
}

/**
 * "P2 steal P1" as a move, read as strictly as one that comes from outside. `detailsOf` says what the words behind the
 * name of a move mean.
 */
export function moveIn<State extends Asking, Move, GameEvent>(
  game: Game<unknown, State, Move, GameEvent>,
  line: string,
  detailsOf: (name: string, rest: readonly string[]) => object,
): SpokenMove<Move> {
  const [who = "", name = "", ...rest] = wordsOf(line);
  const raw: unknown = JSON.parse(JSON.stringify({ do: name, ...detailsOf(name, rest) }));
  const move = game.move(raw);
  if (!move.ok) throw new Error(`"${line}" is no move: ${move.error}`);
  return { seat: seatOf(who), move: move.value };
}
