import { isDeepStrictEqual } from "node:util";
import type { Asking, Viewer } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { mustFilm, playedGames, seenBy } from "../../test/films.ts";
import { loadGame } from "../games/load.ts";
import { type Film, filmGameOf } from "./film.ts";
import { frameAt, seenBefore, seenEvent } from "./frame.ts";
import { leap, stopAt, stopsOf } from "./stops.ts";

const GAMES = await Promise.all([loadGame("coup").then(filmGameOf), loadGame("cops").then(filmGameOf)]);
/** Of so many games one is filmed: small tables and large ones, of every edition and mode. */
const ONE_IN = usually(4, { all: 1 });
const PLAYED = GAMES.map(
  (shown) => [shown.name, shown, playedGames(shown).filter((_, place) => place % ONE_IN === 0)] as const,
);

describe.each(PLAYED)("a film of %s", (name, shown, records) => {
  const { rules } = shown;
  const films = records.map((record) => mustFilm(record, shown));

  /** What a viewer sees after every event, folded straight from what they are told. */
  function straight(film: Film, viewer: Viewer): readonly Asking[] {
    const views = [rules.view(rules.setup(film.options, film.seats), viewer)];
    for (const event of film.events) {
      const view = rules.view(views[views.length - 1], viewer);
      const told = rules.redact(event, viewer);
      if (told !== null) rules.evolve(view, told);
      views.push(view);
    }
    return views;
  }

  function mustBe(found: unknown, wanted: unknown): void {
    // Far quicker than to compare with a report, which is needed only once.
    if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
  }

  it("can be seen by everybody who sat there, by who watched, and with all cards open", () => {
    for (const { eyes, seats, game } of films) {
      expect(game).toBe(name);
      expect(eyes).toEqual(["all", ...Array(seats).keys(), "public"]);
    }
  });

  it("shows at every stop what straight folding shows, whoever looks and in whatever order", () => {
    for (const film of films) {
      const order = stopsOf(film).toSorted((one, other) => ((one.index * 31) % 97) - ((other.index * 31) % 97));
      for (const viewer of film.eyes) {
        const views = straight(film, viewer);
        for (const { index } of order) mustBe(frameAt(film, index, viewer).game?.view, views[index]);
      }
    }
  });

  it("has what was said at its place, and nothing of it before", () => {
    for (const record of records.slice(0, 4)) {
      const middle = Math.floor(record.moves.length / 2);
      const talk = [
        [0, 1, { phrase: "hello" }],
        [middle, 0, { phrase: "go-after", player: 1 }],
      ] as const;
      const film = mustFilm({ ...record, talk }, shown);
      const [first, second] = film.said;
      expect([first.saying, second.saying]).toEqual([talk[0][2], talk[1][2]]);
      const heard = (index: number, viewer: Viewer): number => frameAt(film, index, viewer).game?.said.length ?? -1;
      for (const viewer of film.eyes) {
        expect(heard(0, viewer)).toBe(0);
        expect(heard(second.after - 1, viewer)).toBe(1);
        expect(heard(second.after, viewer)).toBe(2);
        expect(frameAt(film, second.after, viewer).game?.said[1].after).toBe(seenBefore(film, second.after, viewer));
      }
    }
  });

  it("is what the table itself was, as far as each viewer may know it", () => {
    for (const film of films) {
      const table = rules.setup(film.options, film.seats);
      const places = new Set(stopsOf(film).map(({ index }) => index));
      for (const [place, event] of film.events.entries()) {
        rules.evolve(table, event);
        if (!places.has(place + 1)) continue;
        for (const viewer of film.eyes) {
          mustBe(frameAt(film, place + 1, viewer).game?.view, rules.view(table, viewer));
        }
      }
      expect(frameAt(film, film.events.length, "public").game?.outcome).toEqual(rules.outcome(table));
    }
  });

  it("never shows a viewer more than they were told", () => {
    for (const film of films) {
      for (const viewer of film.eyes) {
        const told = film.events.map((event) => rules.redact(event, viewer));
        for (const [place, event] of told.entries()) mustBe(seenEvent(film, place, viewer), event);
        for (const { index } of stopsOf(film).filter((_, stop) => stop % 16 === 0)) {
          const { game, me } = frameAt(film, index, viewer);
          const past = told.slice(0, index).filter((event) => event !== null);
          mustBe(game?.past, past);
          expect(seenBefore(film, index, viewer)).toBe(past.length);
          expect(me).toBe(typeof viewer === "number" ? viewer : null);
        }
      }
    }
  });

  it("of a game as a seat saw it shows that seat's eyes and the public's, and no others", () => {
    for (const open of films) {
      for (const as of [...Array(open.seats).keys(), "public"] as const) {
        const film = mustFilm(seenBy(open, as, shown), shown);
        expect(film.eyes).toEqual(as === "public" ? ["public"] : [as, "public"]);
        for (const viewer of film.eyes) {
          const frame = frameAt(film, film.events.length, viewer).game;
          const wanted = frameAt(open, open.events.length, viewer).game;
          mustBe(frame?.view, wanted?.view);
          mustBe(frame?.past, wanted?.past);
        }
        expect(() => frameAt(film, 0, "all")).toThrow();
      }
    }
  });

  it("keeps an index that is out of bounds inside", () => {
    const [film] = films;
    expect(frameAt(film, 1e9, "all")).toEqual(frameAt(film, film.events.length, "all"));
    expect(frameAt(film, -3, "all")).toEqual(frameAt(film, 0, "all"));
    expect(frameAt(film, Number.NaN, "all")).toEqual(frameAt(film, 0, "all"));
  });

  it("is a table of its own game, with its options", () => {
    for (const film of films) {
      const { setup, game } = frameAt(film, 0, "all");
      expect(setup).toMatchObject({ game: name, options: film.options, seats: film.seats });
      expect(game).toMatchObject({ game: name, options: film.options, seats: film.seats });
    }
  });

  it("stops at everything that says something, in order, and steps go through all of the stops", () => {
    for (const film of films) {
      const { events } = film;
      const stops = stopsOf(film);
      const opened = events.findIndex(({ type }) => type === "turn" || type === "asked");
      const telling = [...events.keys()].filter((place) => place > opened && shown.saysSomething(events, place));
      expect(stops.map(({ event }) => event)).toEqual([opened, ...telling]);
      expect(frameAt(film, stops[0].index, "all").game?.view).not.toMatchObject({ question: "over" });
      expect(stops[stops.length - 1].index).toBe(events.length);
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
    const [film] = films;
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

describe("the stops", () => {
  const stopsAt = (game: number) =>
    PLAYED[game][2].flatMap((record) => {
      const film = mustFilm(record, GAMES[game]);
      return stopsOf(film)
        .slice(1)
        .map(({ event, index }) => ({ film, event, index }));
    });

  it("of Coup are no questions and no sealed answers", () => {
    for (const { film, event } of stopsAt(0)) expect(["asked", "answered"]).not.toContain(film.events[event].type);
  });

  it("of Good Cop Bad Cop show no answer before its moment closes (cops 4)", () => {
    for (const { film, event, index } of stopsAt(1)) {
      const shown = film.events.slice(event, index).map(({ type }) => type);
      expect(shown[0]).not.toMatch(/^(asked|moment|answered|looks)$/);
      expect(shown.slice(1).every((type) => /^(asked|moment|looks)$/.test(type))).toBe(true);
    }
  });

  it("of Good Cop Bad Cop show who is asked after an action was announced (cops 4)", () => {
    const announced = stopsAt(1).filter(({ film, event }) => film.events[event].type === "announced");
    const asked = announced.filter(({ film, event }) => film.events[event + 1].type === "moment");
    for (const { film, index } of asked) expect(film.events[index - 1].type).toBe("moment");
    expect(asked.length).toBeGreaterThan(announced.length / 3);
  });

  it("of Good Cop Bad Cop pass over an aim that is kept, and tell of equipment that does nothing", () => {
    const [, cops] = GAMES;
    const aimed = (target: number) => ({ type: "aimed", seat: 2, target });
    const past = [aimed(1), aimed(1), aimed(3), { type: "disarmed", seat: 2 }, aimed(3)];
    expect(past.map((_, index) => cops.saysSomething(past, index))).toEqual([true, false, true, true, true]);
    const played = { type: "played", seat: 0, play: { do: "play", equipment: "k9-unit", target: 1 } };
    const used = { type: "used", equipment: "k9-unit" };
    expect(cops.saysSomething([played, used], 1)).toBe(true);
    expect(cops.saysSomething([played, { type: "disarmed", seat: 1 }, used], 2)).toBe(false);
  });
});
