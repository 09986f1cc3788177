import { coup, type Event, type Options } from "@darbar/coup";
import { fail, ok, parseObject, parseRecord, type Result, replay, type Seat, type Viewer } from "@darbar/kernel";
import { isSeenEvent } from "./seen-event.ts";

/** A finished game that can be watched again, as far as whoever gave it to us may know it. */
export interface Film {
  readonly options: Options;
  readonly seats: number;
  /** Everything that happened, as `as` saw it. */
  readonly events: readonly Event[];
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

/** Reads a film from a file's text. */
export function readFilm(text: string): Result<Film, FilmFault> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return fault("not-json", null, error instanceof Error ? error.message : String(error));
  }
  return filmOf(raw);
}

/** Makes a film of a record, or of a game as one seat saw it. */
export function filmOf(raw: unknown): Result<Film, FilmFault> {
  if (typeof raw !== "object" || raw === null || !("game" in raw) || typeof raw.game !== "string") {
    return fault("not-a-game", null, "there is no game in it");
  }
  if (raw.game !== coup.id) return fault("another-game", null, raw.game.slice(0, 40));
  if ("version" in raw && raw.version !== coup.version) return fault("another-version", null, "another version");
  return "events" in raw ? ofSeen(raw) : ofRecord(raw);
}

function ofRecord(raw: object): Result<Film, FilmFault> {
  const record = parseRecord(raw);
  if (!record.ok) return fault("not-a-game", null, record.error);
  const played = replay(coup, record.value);
  if (!played.ok) {
    const { at, reason } = played.error;
    return fault("broken", at, typeof reason === "string" ? reason : reason.code);
  }
  const { options, opening, steps } = played.value;
  const events = [...opening, ...steps.flatMap((step) => step.events)];
  const { seats } = record.value;
  return ok({ options, seats, events, as: "all", eyes: ["all", ...seatsUpTo(seats), "public"], file: raw });
}

/** The game as one seat, or somebody watching, saw it: `{game, version, options, seats, as, events}`. */
function ofSeen(raw: object): Result<Film, FilmFault> {
  const fields = parseObject(raw, "a game", ["game", "version", "title", "options", "seats", "as", "events"]);
  if (!fields.ok) return fault("not-a-game", null, fields.error);
  const { options: rawOptions = {}, seats, as, events } = fields.value;
  if (typeof seats !== "number") return fault("not-a-game", null, "it does not say how many seats there were");
  const options = coup.options(rawOptions, seats);
  if (!options.ok) return fault("not-a-game", null, options.error);
  if (!isSeenBy(as, seats)) return fault("not-a-game", null, "it does not say who saw it");
  if (!Array.isArray(events) || events.length === 0) return fault("not-a-game", null, "nothing happens in it");
  const strange = events.findIndex((event) => !isSeenEvent(event, seats));
  if (strange !== -1) return fault("broken", strange, "this is no event");
  const uneven = firstUneven(options.value, seats, as, events);
  if (uneven !== -1) return fault("broken", uneven, "the coins do not add up");
  const eyes: readonly Viewer[] = as === "public" ? ["public"] : [as, "public"];
  return ok({ options: options.value, seats, events, as, eyes, file: raw });
}

function isSeenBy(as: unknown, seats: number): as is Seat | "public" {
  return as === "public" || (typeof as === "number" && Number.isInteger(as) && as >= 0 && as < seats);
}

/** The first event after which somebody owes coins: such a game was never played. */
function firstUneven(options: Options, seats: number, as: Viewer, events: readonly Event[]): number {
  const view = coup.view(coup.setup(options, seats), as);
  return events.findIndex((event) => {
    coup.evolve(view, event);
    return view.treasury < 0 || view.reserve < 0 || view.players.some((player) => player.coins < 0);
  });
}

function seatsUpTo(seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function fault(reason: FilmFault["reason"], at: number | null, detail: string) {
  return fail({ at, reason, detail });
}
