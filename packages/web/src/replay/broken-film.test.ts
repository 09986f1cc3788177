import type { Draw } from "@darbar/kernel";
import { fail, seededDraw } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { LANGUAGES } from "@darbar/words/languages";
import { loadMessages } from "@darbar/words/messages";
import { isolate, wordsOf } from "@darbar/words/words";
import { describe, expect, it } from "vitest";
import { mustFilm, playedGames, type SeenFile, seenBy } from "../../test/films.ts";
import { loadGame } from "../games/load.ts";
import { FILM_FAULTS, type Film, filmGameOf, filmOf } from "./film.ts";
import { frameAt } from "./frame.ts";
import { loadFilm, openFilm, readFilm } from "./load-film.ts";
import { faultText } from "./open-film.tsx";
import { stopsOf } from "./stops.ts";

const GAMES = await Promise.all([loadGame("coup").then(filmGameOf), loadGame("cops").then(filmGameOf)]);
const WORDS = wordsOf("en", await loadMessages("en"));
const learned = async (): Promise<void> => undefined;

describe("a file that cannot be watched", () => {
  it.each([
    ["no JSON", "{", "not-json"],
    ["nothing", "null", "not-a-game"],
    ["a list", "[]", "not-a-game"],
    ["a game that there is not", '{"game":"chess"}', "another-game"],
    ["a game with the name of something else", '{"game":"constructor"}', "another-game"],
    ["another version", '{"game":"coup","version":99}', "another-version"],
    ["another version of the other game", '{"game":"cops","version":99}', "another-version"],
    ["no moves", '{"game":"coup","seats":3}', "not-a-game"],
    ["no moves of cops", '{"game":"cops","seats":4}', "not-a-game"],
    ["too many seats", '{"game":"coup","seats":9,"moves":[]}', "broken"],
    ["too few cops", '{"game":"cops","seats":3,"moves":[]}', "broken"],
    ["a card that is not there", '{"game":"coup","seats":2,"draws":["king"],"moves":[]}', "broken"],
    ["an identity that is not there", '{"game":"cops","seats":4,"draws":[0,0,1,0,"agent"],"moves":[]}', "broken"],
    ["no seat", '{"game":"coup","seats":2,"as":7,"events":[]}', "not-a-game"],
    ["all the cards, which nobody saw", '{"game":"cops","seats":4,"as":"all","events":[]}', "not-a-game"],
    ["nothing that happens", '{"game":"coup","seats":2,"as":0,"events":[]}', "not-a-game"],
    ["no list", '{"game":"cops","seats":4,"as":0,"events":{}}', "not-a-game"],
  ])("is told apart: %s", async (_, text, reason) => {
    const film = await readFilm(text, learned);
    expect(film.ok ? "a film" : film.error.reason).toBe(reason);
  });

  it("is not even loaded if its game is none that the page knows", async () => {
    const never = async (): Promise<void> => expect.unreachable();
    expect(await loadFilm({ game: "chess", seats: 2, moves: [] }, never)).toMatchObject({
      ok: false,
      error: { reason: "another-game", at: null },
    });
  });

  it("whose game's words cannot be loaded is told so, in every language", async () => {
    const failing = () => Promise.reject(new Error("no network"));
    const found = await loadFilm({ game: "cops", seats: 4, moves: [] }, failing);
    expect(found).toEqual(fail({ reason: "not-loaded" }));
    for (const language of LANGUAGES) {
      const words = wordsOf(language, await loadMessages(language));
      expect(faultText({ reason: "not-loaded" }, words)).toBe(words.t("app.problem.offline"));
    }
  });

  it("is not read if it is larger than any game, or cannot be", async () => {
    const large = { size: 5_000_000, text: async () => expect.unreachable() } as unknown as File;
    expect(await openFilm(large, learned)).toMatchObject({ ok: false, error: { reason: "not-a-game" } });
    const gone = { size: 10, text: () => Promise.reject(new Error("gone")) } as unknown as File;
    expect(await openFilm(gone, learned)).toEqual(fail({ reason: "unread" }));
  });

  it("is no film of another game than its own", () => {
    const [coup, cops] = GAMES;
    expect(filmOf(playedGames(cops)[0], coup)).toMatchObject({ ok: false, error: { reason: "another-game" } });
  });
});

describe("a game of Coup that was never played", () => {
  const [shown] = GAMES;
  const [whole] = playedGames(shown);
  const seen = seenBy(mustFilm(whole, shown), 0, shown);

  it("is told by the move that is not legal", () => {
    const film = filmOf({ ...whole, moves: [[0, { do: "defuse" }]] }, shown);
    expect(film).toMatchObject({ ok: false, error: { reason: "broken", at: 0 } });
  });

  it("is told by the event that is none, and by the one that takes coins from nobody", () => {
    const odd = { type: "lost", seat: 12, card: "duke" };
    expect(filmOf({ ...seen, events: [...seen.events.slice(0, 3), odd] }, shown)).toMatchObject({
      ok: false,
      error: { reason: "broken", at: 3 },
    });
    const aimless = { type: "announced", seat: 0, action: "steal", target: null, as: "captain" };
    expect(shown.isSeenEvent(aimless, seen.seats)).toBe(false);
    const debt = { type: "paid", from: 0, to: "treasury", coins: 40 };
    expect(filmOf({ ...seen, events: [debt] }, shown)).toMatchObject({ ok: false, error: { reason: "broken", at: 0 } });
  });
});

describe("a game of Good Cop Bad Cop that was never played", () => {
  const [, shown] = GAMES;
  const records = playedGames(shown);
  const seen = seenBy(mustFilm(records[0], shown), 0, shown);
  const { seats } = seen;
  /** What a player of the base game was dealt, and what they are asked. */
  const opening = seen.events.slice(0, 2);

  it("is told by the move that is not legal", () => {
    const film = filmOf({ ...records[0], moves: [[0, { do: "shoot" }]] }, shown);
    expect(film).toMatchObject({ ok: false, error: { reason: "broken", at: 0 } });
  });

  it.each([
    ["a card of a fourth place", { type: "turned-up", seat: 1, card: 3, kind: "honest" }],
    ["a seat that is not there", { type: "armed", seat: 4 }],
    ["half a seat", { type: "armed", seat: 0.5 }],
    ["a card nobody knows, face up", { type: "turned-up", seat: 1, card: 0, kind: null }],
    ["looks at the same card twice", { type: "looked", by: 0, seat: 1, cards: [1, 1], kinds: [null, null] }],
    ["more kinds than cards", { type: "looked", by: 0, seat: 1, cards: [1], kinds: [null, null] }],
    ["a shot at nobody", { type: "fired", seat: 0, target: -1 }],
    ["an action that is none", { type: "announced", seat: 0, action: { do: "pass" } }],
    ["an action against nobody", { type: "announced", seat: 0, action: { do: "snatch", target: 9 } }],
    ["a card that names too little", { type: "played", seat: 0, play: { do: "play", equipment: "taser", target: 1 } }],
    ["a card that names too much", { type: "played", seat: 0, play: { do: "play", equipment: "coffee", target: 1 } }],
    [
      "two cards of one player",
      {
        type: "swapped",
        places: [
          [1, 0],
          [1, 1],
        ],
        kinds: [null, null],
        united: null,
      },
    ],
    ["a look of a shape of its own", { type: "looks", looks: [{ by: 0, at: 1, but: null, most: 2 }] }],
    ["no winners", { type: "won", outcome: { winners: [], as: "honest" } }],
    ["two who win alone", { type: "won", outcome: { winners: [0, 1], as: "alone" } }],
    ["a win as something else", { type: "won", outcome: { winners: [0], as: "last standing" } }],
    ["a coffee that lies before a player", { type: "laid", equipment: "coffee", seat: 0, lasting: "concealed" }],
    ["a direction that is none", { type: "turned-round", direction: 0 }],
    ["more than is to be said", { type: "turn", seat: 0, why: "x" }],
    ["an event of another game", { type: "paid", from: 0, to: 1, coins: 1 }],
    ["an event named like what all objects have", { type: "toString" }],
  ])("is told by what is no event: %s", (_, event) => {
    expect(shown.isSeenEvent(event, seats)).toBe(false);
    const film = filmOf({ ...seen, events: [...opening, event] }, shown);
    expect(film).toMatchObject({ ok: false, error: { reason: "broken", at: 2, detail: "this is no event" } });
  });

  it.each([
    ["a fifth agent", { type: "exposed", seat: 1, kinds: ["agent", "agent", "agent"] }],
    ["diamonds in the base game", { type: "diamonds", from: 0, to: 1, count: 1 }],
    ["equipment that nobody plays", { type: "used", equipment: "coffee" }],
    ["a gun aimed that is not there", { type: "aimed", seat: 1, target: 2 }],
    ["a gun put away that is not there", { type: "disarmed", seat: 1 }],
    ["a criminal whose cards nobody saw", { type: "criminal", seat: 1 }],
    ["an honest card with a wound", { type: "wounded", seat: 0, card: seenSlot("honest", "crooked") }],
    ["a question that nobody can answer", { type: "asked", question: "look", seats: [0] }],
  ])("is told by what cannot have happened: %s", (_, event) => {
    expect(shown.isSeenEvent(event, seats)).toBe(true);
    const film = filmOf({ ...seen, events: [...opening, event] }, shown);
    expect(film).toMatchObject({ ok: false, error: { reason: "broken", at: 2, detail: "this cannot have happened" } });
  });

  it("is told by equipment handed on by who has none", () => {
    const handed = (from: number, to: number) => ({ type: "handed", from, to, equipment: null });
    const film = filmOf({ ...seen, as: "public", events: [handed(0, 1)] }, shown);
    expect(film).toMatchObject({ ok: false, error: { reason: "broken", at: 0 } });
  });

  /** Where the first player has a card of one of these kinds. */
  function seenSlot(...kinds: readonly string[]): number {
    const { hands } = opening[0] as unknown as { readonly hands: readonly (readonly string[])[] };
    return hands[0].findIndex((kind) => kinds.includes(kind));
  }

  it("every event of a real one is an event, whoever saw it", () => {
    const met = new Set<string>();
    for (const record of records) {
      const film = mustFilm(record, shown);
      for (const viewer of film.eyes) {
        for (const event of film.events) {
          const told = shown.rules.redact(event, viewer);
          if (told !== null && !shown.isSeenEvent(told, film.seats)) expect(told).toBe("an event");
        }
      }
      for (const { type } of film.events) met.add(type);
    }
    // Everything that can happen did happen.
    expect(met.size).toBe(35);
  });
});

describe.each(GAMES.map((shown) => [shown.name, shown] as const))("a spoiled file of %s", (_, shown) => {
  const [whole, ...others] = playedGames(shown).slice(-4);
  const seen = [whole, ...others].map((record, as) => seenBy(mustFilm(record, shown), as, shown));
  const names = (seat: number): string => isolate(`${seat}`);

  /** Whatever can be watched can be watched to its end, and told. */
  function watch(film: Film): void {
    for (const viewer of film.eyes) {
      const stops = stopsOf(film);
      for (const { index } of stops.filter((_stop, place) => place % 40 === 0)) frameAt(film, index, viewer);
      const { game } = frameAt(film, film.events.length, viewer);
      const past = game?.past ?? [];
      shown.tell(past, viewer, WORDS, names);
      for (const event of past) {
        shown.script(event);
        shown.soundOf(event, typeof viewer === "number" ? viewer : null);
      }
    }
  }

  function mustNotBreak(raw: unknown): boolean {
    const film = filmOf(raw, shown);
    if (film.ok) watch(film.value);
    else expect(FILM_FAULTS).toContain(film.error.reason);
    return film.ok;
  }

  it("never breaks the page, whichever entry of it is spoiled", () => {
    const whim = seededDraw("spoil");
    for (const file of [whole, ...seen]) {
      for (let time = 0; time < usually(6, { all: 80 }); time++) {
        const copy = JSON.parse(JSON.stringify(file)) as object;
        spoil(copy, whim);
        mustNotBreak(copy);
      }
    }
  });

  it("never breaks the page when its events are left out, doubled, or come in another order", () => {
    const whim = seededDraw("shuffle");
    let refused = 0;
    for (const file of seen) {
      for (let time = 0; time < usually(8, { all: 40 }); time++) {
        const kept = mustNotBreak(JSON.parse(JSON.stringify({ ...file, events: disordered(file, whim) })));
        if (!kept) refused++;
      }
    }
    expect(refused).toBeGreaterThan(0);
  });
});

const JUNK = [null, -1, 0, 1, 2, 3, 0.5, "x", "__proto__", "honest", "agent", "duke", [], [0], {}, true, 1e9];

/** Puts something else in one place of a file, however deep. */
function spoil(thing: object, whim: Draw): void {
  const keys = Object.keys(thing);
  if (keys.length === 0) return;
  const key = whim.one(keys);
  const inside = (thing as Record<string, unknown>)[key];
  if (typeof inside === "object" && inside !== null && whim.one([0, 1, 2, 3, 4]) > 0) return spoil(inside, whim);
  (thing as Record<string, unknown>)[key] = JUNK[whim.one([...JUNK.keys()])];
}

/** The events of a file with one left out, doubled, or put elsewhere. */
function disordered({ events }: SeenFile, whim: Draw): readonly object[] {
  const from = whim.one([...events.keys()]);
  const to = whim.one([...events.keys()]);
  switch (whim.one(["left out", "doubled", "elsewhere"] as const)) {
    case "left out":
      return events.toSpliced(from, 1);
    case "doubled":
      return events.toSpliced(to, 0, events[from]);
    case "elsewhere":
      return events.toSpliced(from, 1).toSpliced(to, 0, events[from]);
  }
}
