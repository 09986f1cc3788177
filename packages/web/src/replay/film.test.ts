import { coup, everyVariant, type Move, type Options } from "@darbar/coup";
import { type Draw, type GameRecord, recordingDraw, seededDraw, type Viewer } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { FILM_FAULTS, type Film, filmOf, readFilm } from "./film.ts";
import { frameAt, seenBefore, seenEvent } from "./frame.ts";
import { leap, stopAt, stopsOf } from "./stops.ts";

/** A whole game of players who do whatever comes to their mind. */
function playedGame(options: Options, seats: number, seed: string): GameRecord {
  const whim = seededDraw(`whim ${seed}`);
  const draw: Draw & { readonly drawn: readonly (string | number)[] } = recordingDraw(seededDraw(seed));
  const state = coup.setup(options, seats);
  for (const event of coup.deal(state, draw)) coup.evolve(state, event);
  const moves: [number, Move][] = [];
  while (coup.outcome(state) === null) {
    const seat = whim.one(coup.waiting(state));
    const legal = coup.legal(state, seat);
    const move = legal[whim.one(legal.map((_, place) => place))];
    const decided = coup.decide(state, seat, move, draw);
    if (!decided.ok) throw new Error(decided.error.code);
    for (const event of decided.value) coup.evolve(state, event);
    moves.push([seat, move]);
  }
  return { game: "coup", version: 1, options, seats, draws: draw.drawn, moves };
}

const RECORDS = [...everyVariant()]
  .filter((_, place) => place % 16 === 0)
  .map(({ options, seats }, place) => playedGame(options, seats, `film ${place}`));

function mustFilm(raw: unknown): Film {
  const film = filmOf(JSON.parse(JSON.stringify(raw)));
  if (!film.ok) throw new Error(film.error.detail);
  return film.value;
}

/** What a seat was sent of a game, as it may download it. */
function seenBy(film: Film, as: Viewer): object {
  const { options, seats } = film;
  const events = film.events.map((event) => coup.redact(event, as)).filter((event) => event !== null);
  return { game: "coup", version: 1, options, seats, as, events };
}

describe("a film", () => {
  it("shows at every index what straight folding shows, whoever looks and in whatever order", () => {
    for (const record of RECORDS) {
      const film = mustFilm(record);
      const table = coup.setup(film.options, film.seats);
      const straight = [film.eyes.map((viewer) => coup.view(table, viewer))];
      for (const event of film.events) {
        coup.evolve(table, event);
        straight.push(film.eyes.map((viewer) => coup.view(table, viewer)));
      }
      const order = straight.map((_, index) => (index * 31) % straight.length);
      for (const index of [...order, ...straight.keys()]) {
        for (const [place, viewer] of film.eyes.entries()) {
          expect(frameAt(film, index, viewer).game?.view).toEqual(straight[index][place]);
        }
      }
    }
  });

  it("never shows a viewer more than they were told", () => {
    for (const record of RECORDS) {
      const film = mustFilm(record);
      for (const viewer of film.eyes) {
        const told = film.events.map((event) => coup.redact(event, viewer));
        for (const index of stopsOf(film).map((stop) => stop.index)) {
          const { game, me } = frameAt(film, index, viewer);
          expect(game?.past).toEqual(told.slice(0, index).filter((event) => event !== null));
          expect(seenBefore(film, index, viewer)).toBe(game?.past.length);
          expect(me).toBe(typeof viewer === "number" ? viewer : null);
        }
        for (const [place, event] of told.entries()) expect(seenEvent(film, place, viewer)).toEqual(event);
      }
    }
  });

  it("of a game as a seat saw it shows that seat's eyes and the public's, and no others", () => {
    for (const record of RECORDS) {
      const open = mustFilm(record);
      for (const as of [0, open.seats - 1, "public"] as const) {
        const film = mustFilm(seenBy(open, as));
        expect(film.eyes).toEqual(as === "public" ? ["public"] : [as, "public"]);
        for (const viewer of film.eyes) {
          const frame = frameAt(film, film.events.length, viewer).game;
          expect(frame?.view).toEqual(frameAt(open, open.events.length, viewer).game?.view);
          expect(frame?.past).toEqual(frameAt(open, open.events.length, viewer).game?.past);
        }
        expect(() => frameAt(film, 0, "all")).toThrow();
      }
    }
  });

  it("keeps an index that is out of bounds inside", () => {
    const film = mustFilm(RECORDS[0]);
    expect(frameAt(film, 1e9, "all")).toEqual(frameAt(film, film.events.length, "all"));
    expect(frameAt(film, -3, "all")).toEqual(frameAt(film, 0, "all"));
    expect(frameAt(film, Number.NaN, "all")).toEqual(frameAt(film, 0, "all"));
  });
});

describe("stops", () => {
  it("are at everything that says something, in order, and steps go through all of them", () => {
    for (const record of RECORDS) {
      const film = mustFilm(record);
      const stops = stopsOf(film);
      const opened = film.events.findIndex(({ type }) => type === "turn" || type === "asked");
      const later = film.events.slice(opened + 1).filter(({ type }) => type !== "asked" && type !== "answered");
      expect(stops).toHaveLength(1 + later.length);
      expect(frameAt(film, stops[0].index, "all").game?.view).not.toMatchObject({ question: "over" });
      let at = 0;
      for (const place of stops.keys()) {
        expect(at).toBe(place);
        expect(stopAt(film, stops[at].index)).toBe(at);
        at = leap(film, at, "forward");
      }
      expect(at).toBe(leap(film, 3, "end"));
      expect(leap(film, at, "start")).toBe(0);
    }
  });

  it("can be jumped over turn by turn, there and back", () => {
    const film = mustFilm(RECORDS[0]);
    const stops = stopsOf(film);
    const turns = stops.flatMap((stop, place) => (stop.isTurn ? [place] : []));
    let at = 0;
    for (const turn of turns) {
      if (turn === 0) continue;
      at = leap(film, at, "turn-forward");
      expect(at).toBe(turn);
    }
    expect(leap(film, at, "turn-forward")).toBe(stops.length - 1);
    for (const turn of turns.toReversed().slice(1)) {
      at = leap(film, at, "turn-back");
      expect(at).toBe(turn);
    }
  });
});

describe("a file that cannot be watched", () => {
  const whole = RECORDS[0];
  const seen = seenBy(mustFilm(whole), 0) as { readonly events: readonly object[] };

  it.each([
    ["no JSON", "{", "not-json"],
    ["nothing", "null", "not-a-game"],
    ["a list", "[]", "not-a-game"],
    ["another game", '{"game":"cops"}', "another-game"],
    ["another version", '{"game":"coup","version":99}', "another-version"],
    ["no moves", '{"game":"coup","seats":3}', "not-a-game"],
    ["too many seats", '{"game":"coup","seats":9,"moves":[]}', "broken"],
    ["a card that is not there", '{"game":"coup","seats":2,"draws":["king"],"moves":[]}', "broken"],
    ["no seat", '{"game":"coup","seats":2,"as":7,"events":[]}', "not-a-game"],
    ["nothing that happens", '{"game":"coup","seats":2,"as":0,"events":[]}', "not-a-game"],
    ["no list", '{"game":"coup","seats":2,"as":0,"events":{}}', "not-a-game"],
  ])("is told apart: %s", (_, text, reason) => {
    const film = readFilm(text);
    expect(film.ok ? "a film" : film.error.reason).toBe(reason);
  });

  it("is told by the move that is not legal", () => {
    const film = filmOf({ ...whole, moves: [[0, { do: "defuse" }]] });
    expect(film).toMatchObject({ ok: false, error: { reason: "broken", at: 0 } });
  });

  it("is told by the event that is none, and by the one that takes coins from nobody", () => {
    const odd = filmOf({ ...seen, events: [...seen.events.slice(0, 3), { type: "lost", seat: 12, card: "duke" }] });
    expect(odd).toMatchObject({ ok: false, error: { reason: "broken", at: 3 } });
    const debt = { type: "paid", from: 0, to: "treasury", coins: 40 };
    expect(filmOf({ ...seen, events: [debt] })).toMatchObject({ ok: false, error: { reason: "broken", at: 0 } });
  });

  it("never breaks the page, whichever entry of it is spoiled", () => {
    const whim = seededDraw("spoil");
    const junk = [null, -1, "x", [], {}, true, 1e9];
    for (const file of [whole, seen]) {
      for (let time = 0; time < 400; time++) {
        const copy = JSON.parse(JSON.stringify(file)) as object;
        spoil(copy, whim, junk);
        const film = filmOf(copy);
        if (!film.ok) expect(FILM_FAULTS).toContain(film.error.reason);
        else for (const viewer of film.value.eyes) frameAt(film.value, film.value.events.length, viewer);
      }
    }
  });

  function spoil(thing: object, whim: Draw, junk: readonly unknown[]): void {
    const keys = Object.keys(thing);
    if (keys.length === 0) return;
    const key = whim.one(keys);
    const inside = (thing as Record<string, unknown>)[key];
    if (typeof inside === "object" && inside !== null && whim.one([0, 1, 2]) > 0) return spoil(inside, whim, junk);
    (thing as Record<string, unknown>)[key] = junk[whim.one([...junk.keys()])];
  }
});
