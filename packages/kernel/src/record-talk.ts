import { parseObject, parseWhole, show } from "./parse.ts";
import type { Saying } from "./remark.ts";
import { fail, ok, type Result } from "./result.ts";
import type { Seat } from "./seat.ts";

/** What somebody said in a game, as a record keeps it: after how many of its moves, who, what. */
export type SpokenLine = readonly [after: number, seat: Seat, saying: Saying];

const KEYS = ["phrase", "player", "place", "card"];
/** No phrase and no card has a longer name. */
const LONGEST_NAME = 40;
/** Far more cards than any player has before them. */
const MOST_PLACES = 99;

/** What was said in a game of so many moves and seats: in its order, and by those who sit there. */
export function parseTalk(raw: unknown, moves: number, seats: number): Result<readonly SpokenLine[]> {
  if (!Array.isArray(raw)) return fail(`a record's "talk" must be a list; you gave ${show(raw)}`);
  const lines: SpokenLine[] = [];
  for (const [index, entry] of raw.entries()) {
    const line = parseLine(entry, `line ${index} of the record's talk`, lines.at(-1)?.[0] ?? 0, moves, seats);
    if (!line.ok) return line;
    lines.push(line.value);
  }
  return ok(lines);
}

function parseLine(raw: unknown, what: string, since: number, moves: number, seats: number): Result<SpokenLine> {
  if (!Array.isArray(raw) || raw.length !== 3) {
    return fail(`${what} must be [after how many moves, seat, what was said]; you gave ${show(raw)}`);
  }
  const after = parseWhole(raw[0], `after how many moves ${what} was said`, since, moves);
  if (!after.ok) return after;
  const seat = parseWhole(raw[1], `the seat of ${what}`, 0, seats - 1);
  if (!seat.ok) return seat;
  const saying = parseSaying(raw[2], what, seats);
  return saying.ok ? ok([after.value, seat.value, saying.value]) : saying;
}

function parseSaying(raw: unknown, what: string, seats: number): Result<Saying> {
  const fields = parseObject(raw, what, KEYS);
  if (!fields.ok) return fields;
  const { phrase, player, place, card } = fields.value;
  const named = parseName(phrase, `the phrase of ${what}`);
  if (!named.ok) return named;
  const about = player === undefined ? ok(undefined) : parseWhole(player, `the player of ${what}`, 0, seats - 1);
  if (!about.ok) return about;
  const lies = place === undefined ? ok(undefined) : parseWhole(place, `the place of ${what}`, 0, MOST_PLACES);
  if (!lies.ok) return lies;
  const called = card === undefined ? ok(undefined) : parseName(card, `the card of ${what}`);
  if (!called.ok) return called;
  return ok({
    phrase: named.value,
    ...(about.value === undefined ? {} : { player: about.value }),
    ...(lies.value === undefined ? {} : { place: lies.value }),
    ...(called.value === undefined ? {} : { card: called.value }),
  });
}

function parseName(raw: unknown, what: string): Result<string> {
  if (typeof raw === "string" && raw.length > 0 && raw.length <= LONGEST_NAME) return ok(raw);
  return fail(`${what} must be a name; you gave ${show(raw)}`);
}
