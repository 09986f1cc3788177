import {
  fail,
  ok,
  parseRecord,
  parseTalk,
  type Remark,
  type Result,
  recordedOptions,
  replay,
  type Seat,
  type Viewer,
} from "@darbar/kernel";
import { parseObject } from "@darbar/kernel/parse";
import type { FileChecks, GameTable } from "../games/game-table.ts";
import { isShown } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";

/** What every event of every game says: what happened. The rest is the game's own. */
export interface FilmEvent {
  readonly type: string;
}

/** A finished game that can be watched again, as far as the viewer it came from may know it. */
export interface Film {
  readonly game: GameName;
  /** The game's own, as it read them. */
  readonly options: unknown;
  readonly seats: number;
  /** Everything that happened, as `as` saw it. */
  readonly events: readonly FilmEvent[];
  /** What was said, each after so many of these events. */
  readonly said: readonly Remark[];
  readonly as: Viewer;
  /** Through whose eyes it can be watched; the widest first. */
  readonly eyes: readonly Viewer[];
  /** The file it came from. */
  readonly file: unknown;
}

/** Why a file cannot be watched, by a word to say it with. */
export const FILM_FAULTS = ["not-json", "not-a-game", "another-game", "another-version", "broken"] as const;

/** What is wrong with a file: at which move or event (`null`: with the file itself), why, and for developers how. */
export interface FilmFault {
  readonly at: number | null;
  readonly reason: (typeof FILM_FAULTS)[number];
  readonly detail: string;
}

/** A game with what is needed to read its files. */
export type FilmGame = GameTable & FileChecks;

/** Loads what is needed to read files of a game. */
export async function filmGameOf(shown: GameTable): Promise<FilmGame> {
  return { ...shown, ...(await shown.loadChecks()) };
}

/** Which game a file is of, so that it can be loaded: its rules say whether the file can be watched. */
export function gameIn(raw: unknown): Result<GameName, FilmFault> {
  if (typeof raw !== "object" || raw === null || !("game" in raw) || typeof raw.game !== "string") {
    return fault("not-a-game", null, "there is no game in it");
  }
  return isShown(raw.game) ? ok(raw.game) : fault("another-game", null, raw.game.slice(0, 40));
}

/** Makes a film of a record, or of a game as one seat saw it. `shown` is the game that the file is of. */
export function filmOf(raw: unknown, shown: FilmGame): Result<Film, FilmFault> {
  const game = gameIn(raw);
  if (!game.ok) return game;
  if (game.value !== shown.name) return fault("another-game", null, game.value);
  const file = raw as object;
  if (!isKnownVersion(file, shown)) return fault("another-version", null, "another version");
  return "events" in file ? ofSeen(file, shown) : ofRecord(file, shown);
}

function isKnownVersion(file: object, { rules }: FilmGame): boolean {
  return !("version" in file) || recordedOptions(rules, { options: {}, version: file.version as number }).ok;
}

function ofRecord(raw: object, { name, rules }: FilmGame): Result<Film, FilmFault> {
  const record = parseRecord(raw);
  if (!record.ok) return fault("not-a-game", null, record.error);
  const played = replay(rules, record.value);
  if (!played.ok) {
    const { at, reason } = played.error;
    return fault("broken", at, typeof reason === "string" ? reason : reason.code);
  }
  const { options, opening, steps } = played.value;
  const events = [...opening, ...steps.flatMap((step) => step.events)] as readonly FilmEvent[];
  const { seats, talk = [] } = record.value;
  const batches = [opening, ...steps.map((step) => step.events)];
  const happenedAfter = (moves: number): number => batches.slice(0, moves + 1).flat().length;
  const said = talk.map(([moves, seat, saying]): Remark => ({ seat, saying, after: happenedAfter(moves) }));
  const eyes: readonly Viewer[] = ["all", ...seatsUpTo(seats), "public"];
  return ok({ game: name, options, seats, events, said, as: "all", eyes, file: raw });
}

/** The game as one seat, or somebody watching, saw it: `{game, version, options, seats, as, events, talk}`. */
function ofSeen(raw: object, shown: FilmGame): Result<Film, FilmFault> {
  const fields = parseObject(raw, "a game", ["game", "version", "title", "options", "seats", "as", "events", "talk"]);
  if (!fields.ok) return fault("not-a-game", null, fields.error);
  const { options: givenOptions = {}, version, seats, as, events, talk = [] } = fields.value;
  if (typeof seats !== "number") return fault("not-a-game", null, "it does not say how many seats there were");
  const rawOptions = recordedOptions(shown.rules, { options: givenOptions, version: version as number | undefined });
  const options = rawOptions.ok ? shown.rules.options(rawOptions.value, seats) : rawOptions;
  if (!options.ok) return fault("not-a-game", null, options.error);
  if (!isSeenBy(as, seats)) return fault("not-a-game", null, "it does not say who saw it");
  if (!Array.isArray(events) || events.length === 0) return fault("not-a-game", null, "nothing happens in it");
  const strange = events.findIndex((event) => !shown.isSeenEvent(event, seats));
  if (strange !== -1) return fault("broken", strange, "this is no event");
  const spoken = parseTalk(talk, events.length, seats);
  if (!spoken.ok) return fault("not-a-game", null, spoken.error);
  const said = spoken.value.map(([after, seat, saying]): Remark => ({ seat, saying, after }));
  const eyes: readonly Viewer[] = as === "public" ? ["public"] : [as, "public"];
  const film: Film = { game: shown.name, options: options.value, seats, events, said, as, eyes, file: raw };
  for (const viewer of eyes) {
    const impossible = firstImpossible(film, viewer, shown);
    if (impossible !== -1) return fault("broken", impossible, "this cannot have happened");
  }
  return ok(film);
}

function isSeenBy(as: unknown, seats: number): as is Seat | "public" {
  return as === "public" || (typeof as === "number" && Number.isInteger(as) && as >= 0 && as < seats);
}

/** The first event after which a viewer sees a table that nobody ever played at. */
function firstImpossible({ options, seats, events }: Film, viewer: Viewer, { rules, addsUp }: FilmGame): number {
  const view = rules.view(rules.setup(options, seats), viewer);
  return events.findIndex((event) => {
    const { prompt } = view;
    try {
      const seen = rules.redact(event, viewer);
      if (seen === null) return false;
      rules.evolve(view, seen);
      if (!addsUp(view)) return true;
      // Whoever is asked something can answer it.
      const isAsked = view.prompt !== prompt && typeof viewer === "number" && rules.waiting(view).includes(viewer);
      return isAsked && rules.legal(view, viewer).length === 0;
    } catch {
      // The rules know no way to go on from what never happened.
      return true;
    }
  });
}

function seatsUpTo(seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function fault(reason: FilmFault["reason"], at: number | null, detail: string) {
  return fail({ at, reason, detail });
}
