import { parseObject, parseWhole, show } from "./parse.ts";
import { parseTalk, type SpokenLine } from "./record-talk.ts";
import { fail, ok, type Result } from "./result.ts";
import type { Seat } from "./seat.ts";
import { MOST_SEATS } from "./seat-set.ts";

/**
 * Everything about one game. Scenario tests, bug reports, saved games and lessons are such files.
 * Options and moves are still raw: the game they belong to parses them. So is the proof: whoever verifies it parses it.
 */
export interface GameRecord {
  readonly game: string;
  readonly version?: number;
  readonly title?: string;
  readonly options: unknown;
  readonly seats: number;
  /** What the random draws yield, in order. */
  readonly draws: readonly (string | number)[];
  /** Decides the draws after the listed ones. */
  readonly seed?: string;
  readonly moves: readonly (readonly [Seat, unknown])[];
  /** What was said in quick phrases. No rule knows of it: without it the game is the same. */
  readonly talk?: readonly SpokenLine[];
  /** What proves that nobody chose the draws. */
  readonly fair?: unknown;
}

const KEYS = ["game", "version", "title", "options", "seats", "draws", "seed", "moves", "talk", "fair"];

/** Reads a record that came as JSON, checking its shape; whether its moves are legal shows when it is replayed. */
export function parseRecord(raw: unknown): Result<GameRecord> {
  const fields = parseObject(raw, "a record", KEYS);
  if (!fields.ok) return fields;
  const { game, version, title, options = {}, seats: rawSeats, draws = [], seed, moves, talk, fair } = fields.value;
  if (typeof game !== "string") return fail(`a record's "game" must be a game's name; you gave ${show(game)}`);
  if (version !== undefined && typeof version !== "number") {
    return fail(`a record's "version" must be a number; you gave ${show(version)}`);
  }
  if (title !== undefined && typeof title !== "string") {
    return fail(`a record's "title" must be a text; you gave ${show(title)}`);
  }
  const seats = parseWhole(rawSeats, `a record's "seats"`, 1, MOST_SEATS);
  if (!seats.ok) return seats;
  if (!isDrawList(draws)) return fail(`a record's "draws" must be a list of names; you gave ${show(draws)}`);
  if (seed !== undefined && typeof seed !== "string") {
    return fail(`a record's "seed" must be a text; you gave ${show(seed)}`);
  }
  if (!Array.isArray(moves)) return fail(`a record's "moves" must be a list; you gave ${show(moves)}`);
  for (const [index, entry] of moves.entries()) {
    if (!Array.isArray(entry) || entry.length !== 2 || !Number.isInteger(entry[0])) {
      return fail(`move ${index} of the record must be [seat, move]; you gave ${show(entry)}`);
    }
  }
  const spoken = talk === undefined ? ok(undefined) : parseTalk(talk, moves.length, seats.value);
  if (!spoken.ok) return spoken;
  return ok({
    game,
    options,
    seats: seats.value,
    draws,
    moves,
    ...(version === undefined ? {} : { version }),
    ...(title === undefined ? {} : { title }),
    ...(seed === undefined ? {} : { seed }),
    ...(spoken.value === undefined ? {} : { talk: spoken.value }),
    ...(fair === undefined ? {} : { fair }),
  });
}

function isDrawList(raw: unknown): raw is (string | number)[] {
  return Array.isArray(raw) && raw.every((entry) => typeof entry === "string" || typeof entry === "number");
}
