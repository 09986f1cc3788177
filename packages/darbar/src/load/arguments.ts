import { fail, ok, type Result } from "@darbar/kernel";
import { parseWord } from "@darbar/kernel/parse";
import { GAME_NAMES, type GameName } from "@darbar/protocol";
import { parseArguments } from "../arguments.ts";

/** What is to be measured. */
export interface LoadWish {
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  /** How long to play before anything is measured, in seconds. */
  readonly warming: number;
  readonly game: GameName;
  /** Whether every seat mixes into every shuffle, as pages do. */
  readonly mix: boolean;
  /** How many sockets to open that only look; `null`: measure play instead. */
  readonly idle: number | null;
  /** How many tables to have kept, for a server to start on; `null`: measure play instead. */
  readonly stored: number | null;
  /** With how many people to reckon, without any server; `null`: measure play instead. */
  readonly people: number | null;
  readonly seed: number;
  /** How many servers on a private PostgreSQL, each by turns, beside one on SQLite; empty: measure that one only. */
  readonly nodes: readonly number[];
  /** Beside the server of which revision to measure this one, by one load; `null`: beside none. */
  readonly sideBySide: string | null;
  /** How often each of these is measured; the median counts. */
  readonly turns: number;
  /** Whether that PostgreSQL has a standby that everything waits for. */
  readonly standby: boolean;
  /** Where a profile of the server goes; `null`: none is made. */
  readonly profile: string | null;
  readonly json: boolean;
}

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

/** Reads the arguments of `darbar load`. */
export function readLoadArguments(args: readonly string[]): Result<LoadWish> {
  const numbers = {
    tables: text,
    seats: text,
    seconds: text,
    warming: text,
    idle: text,
    stored: text,
    people: text,
    seed: text,
    nodes: text,
    turns: text,
  };
  const flags = { ...numbers, game: text, profile: text, "side-by-side": text, mix: flag, standby: flag, json: flag };
  const parsed = parseArguments(args, flags);
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const game = parseWord(values.game ?? GAME_NAMES[0], "--game", GAME_NAMES);
  if (!game.ok) return game;
  const tables = wholeNumber(values.tables ?? "60", "--tables", 1, 3_000);
  if (!tables.ok) return tables;
  const seats = wholeNumber(values.seats ?? "6", "--seats", 2, 10);
  if (!seats.ok) return seats;
  const seconds = wholeNumber(values.seconds ?? "10", "--seconds", 1, 3_600);
  if (!seconds.ok) return seconds;
  const warming = wholeNumber(values.warming ?? "3", "--warming", 0, 3_600);
  if (!warming.ok) return warming;
  const idle = values.idle === undefined ? ok(null) : wholeNumber(values.idle, "--idle", 1, 19_000);
  if (!idle.ok) return idle;
  const stored = values.stored === undefined ? ok(null) : wholeNumber(values.stored, "--stored", 1, 10_000_000);
  if (!stored.ok) return stored;
  const people = values.people === undefined ? ok(null) : wholeNumber(values.people, "--people", 100, 10_000_000);
  if (!people.ok) return people;
  const seed = wholeNumber(values.seed ?? "1", "--seed", 0, 999_999_999);
  if (!seed.ok) return seed;
  if (values.seed !== undefined && values.people === undefined) return fail("--seed goes with --people");
  const nodes = readNodes(values.nodes);
  if (!nodes.ok) return nodes;
  const turns = wholeNumber(values.turns ?? "3", "--turns", 1, 99);
  if (!turns.ok) return turns;
  const sideBySide = values["side-by-side"] ?? null;
  if (values.nodes === undefined && values.standby === true) return fail("--standby goes with --nodes");
  if (values.nodes === undefined && sideBySide === null && values.turns !== undefined) {
    return fail("--turns goes with --nodes or --side-by-side");
  }
  const apart = ["idle", "stored", "people", "nodes", "side-by-side", "profile"].filter((name) => name in values);
  if (apart.length > 1) return fail(`--${apart[0]} does not go with --${apart[1]}`);
  return ok({
    stored: stored.value,
    people: people.value,
    seed: seed.value,
    nodes: nodes.value,
    sideBySide,
    turns: turns.value,
    standby: values.standby ?? false,
    tables: tables.value,
    seats: seats.value,
    seconds: seconds.value,
    warming: warming.value,
    game: game.value,
    mix: values.mix ?? false,
    idle: idle.value,
    profile: values.profile ?? null,
    json: values.json ?? false,
  });
}

/** Reads numbers of nodes, such as 1,2,3. */
function readNodes(given: string | undefined): Result<readonly number[]> {
  const nodes: number[] = [];
  for (const each of given?.split(",") ?? []) {
    const count = wholeNumber(each, "each of --nodes", 1, 9);
    if (!count.ok) return count;
    nodes.push(count.value);
  }
  return ok(nodes);
}

/** Reads a whole number within bounds. */
export function wholeNumber(given: string, name: string, least: number, most: number): Result<number> {
  const value = Number(given);
  if (/^\d{1,9}$/.test(given) && value >= least && value <= most) return ok(value);
  return fail(`${name} must be a whole number from ${least} to ${most}; you gave ${JSON.stringify(given)}`);
}
