import type { Asking, Viewer } from "@darbar/kernel";
import { loadedRules } from "../games/load.ts";
import type { AnyRules } from "../games/shown-game.ts";
import type { TableModel } from "../table/model.ts";
import type { Film, FilmEvent } from "./film.ts";

/** How many events lie between two views that are kept: scrubbing folds at most this many. */
const EVERY = 24;

/** A film as one viewer may see it. */
interface Strip {
  readonly rules: AnyRules;
  /** What they see of each event; `null`: nothing. */
  readonly seen: readonly (FilmEvent | null)[];
  /** What they have seen, without the holes, and how many of those there are before each event. */
  readonly past: readonly FilmEvent[];
  readonly counts: readonly number[];
  /** The view before every so many events, as far as anybody has looked. */
  readonly kept: Asking[];
}

const STRIPS = new WeakMap<Film, Map<Viewer, Strip>>();

function stripOf(film: Film, viewer: Viewer): Strip {
  const strips = STRIPS.get(film) ?? new Map<Viewer, Strip>();
  STRIPS.set(film, strips);
  const known = strips.get(viewer);
  if (known !== undefined) return known;
  if (!film.eyes.includes(viewer)) throw new Error(`this film cannot be seen through the eyes of ${viewer}`);
  const rules = loadedRules(film.game);
  const seen = film.events.map((event) => rules.redact(event, viewer) as FilmEvent | null);
  const past = seen.filter((event) => event !== null);
  const counts = [0];
  for (const event of seen) counts.push(counts[counts.length - 1] + (event === null ? 0 : 1));
  const kept = [rules.view(rules.setup(film.options, film.seats), viewer)];
  const strip: Strip = { rules, seen, past, counts, kept };
  strips.set(viewer, strip);
  return strip;
}

/** The view after so many events: from the nearest kept one, keeping those on the way. */
function viewAt(strip: Strip, index: number, viewer: Viewer): Asking {
  const { rules, seen, kept } = strip;
  const near = Math.min(Math.floor(index / EVERY), kept.length - 1);
  const view = rules.view(kept[near], viewer);
  for (let place = near * EVERY; place < index; place++) {
    if (place > 0 && place % EVERY === 0 && kept.length === place / EVERY) kept.push(rules.view(view, viewer));
    const event = seen[place];
    if (event !== null) rules.evolve(view, event);
  }
  return view;
}

/** What a viewer sees of an event of the film. */
export function seenEvent(film: Film, event: number, viewer: Viewer): FilmEvent | null {
  return stripOf(film, viewer).seen[event] ?? null;
}

/** How many events a viewer has seen when so many have happened: where in their past they are. */
export function seenBefore(film: Film, index: number, viewer: Viewer): number {
  return stripOf(film, viewer).counts[within(film, index)];
}

/** The table after so many events, through somebody's eyes. `names` are those of the players, if anybody knows them. */
export function frameAt(film: Film, index: number, viewer: Viewer, names: readonly string[] = []): TableModel {
  const { game, options, seats } = film;
  const place = within(film, index);
  const strip = stripOf(film, viewer);
  const view = viewAt(strip, place, viewer);
  const past = strip.past.slice(0, strip.counts[place]);
  const said = film.said
    .filter(({ after }) => after <= place)
    .map((remark) => ({ ...remark, after: strip.counts[remark.after] }));
  return {
    table: "",
    viewer,
    me: typeof viewer === "number" ? viewer : null,
    setup: {
      game,
      options: { ...(options as TableModel["setup"]["options"]) },
      seats,
      visibility: "link",
      clock: "relaxed",
      spectators: true,
      bluffs: film.as === "all" ? "open" : "secret",
    },
    code: "",
    host: null,
    seats: Array.from({ length: seats }, (_, seat) => {
      return { kind: "person", person: `seat ${seat}`, name: names[seat] ?? `${seat + 1}`, away: false };
    }),
    commitments: Array.from({ length: seats }, () => null),
    shuffle: null,
    nextGame: 1,
    commitment: "",
    game: { number: 1, game, seats, options, commitment: "", view, past, said, outcome: strip.rules.outcome(view) },
    given: null,
    playedForMe: [],
    comings: [],
    order: null,
    botsMuted: false,
    talk: [],
    clock: null,
    present: { seats: [], spectators: 0 },
  };
}

function within(film: Film, index: number): number {
  return Math.min(film.events.length, Math.max(0, Math.trunc(index) || 0));
}
