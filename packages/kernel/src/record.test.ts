import { usually } from "@darbar/kernel/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRecord } from "./record.ts";

const GOOD = { game: "coup", seats: 3, moves: [] };

/** The error sentence, or "fine". */
function said(raw: unknown): string {
  const parsed = parseRecord(raw);
  return parsed.ok ? "fine" : parsed.error;
}

describe("a record", () => {
  it("is read as it is written", () => {
    const record = {
      game: "coup",
      version: 1,
      title: "a game",
      options: { edition: "ru" },
      seats: 2,
      draws: ["duke", 3],
      seed: "x",
      moves: [
        [0, { do: "tax" }],
        [1, "whatever the game makes of it"],
      ],
    };
    expect(parseRecord(record)).toEqual({ ok: true, value: record });
  });

  it("may leave out options and draws, and then has none", () => {
    expect(parseRecord(GOOD)).toEqual({ ok: true, value: { ...GOOD, options: {}, draws: [] } });
  });

  it("may say what was said, after how many moves, and by whom", () => {
    const moves = [
      [0, { do: "tax" }],
      [1, { do: "income" }],
    ];
    const talk = [
      [0, 2, { phrase: "hello" }],
      [1, 0, { phrase: "i-saw", player: 1, place: 2, card: "leader" }],
      [1, 1, { phrase: "i-doubt", player: 0 }],
    ];
    expect(parseRecord({ ...GOOD, moves, talk })).toMatchObject({ ok: true, value: { moves, talk } });
  });

  it.each([
    [{}, `a record's "talk" must be a list; you gave an object`],
    [[[0, 1]], "line 0 of the record's talk must be [after how many moves, seat, what was said]; you gave a list of 2"],
    [
      [[1, 0, { phrase: "hello" }]],
      "after how many moves line 0 of the record's talk was said must be a whole number from 0 to 0; you gave 1",
    ],
    [
      [[0, 3, { phrase: "hello" }]],
      "the seat of line 0 of the record's talk must be a whole number from 0 to 2; you gave 3",
    ],
    [[[0, 0, "hello"]], `line 0 of the record's talk must be an object; you gave "hello"`],
    [
      [[0, 0, { phrase: "hello", text: "<b>" }]],
      `line 0 of the record's talk cannot have "text"; it knows phrase, player, place and card`,
    ],
    [[[0, 0, { phrase: "" }]], `the phrase of line 0 of the record's talk must be a name; you gave ""`],
    [
      [[0, 0, { phrase: "go-after", player: 9 }]],
      "the player of line 0 of the record's talk must be a whole number from 0 to 2; you gave 9",
    ],
    [
      [[0, 0, { phrase: "i-saw", place: -1 }]],
      "the place of line 0 of the record's talk must be a whole number from 0 to 99; you gave -1",
    ],
    [[[0, 0, { phrase: "i-am", card: 1 }]], "the card of line 0 of the record's talk must be a name; you gave 1"],
  ])("with talk %j is refused", (talk, sentence) => {
    expect(said({ ...GOOD, talk })).toBe(sentence);
  });

  it("may have a proof of its shuffle, which is left to whoever verifies it", () => {
    const fair = "whatever proves it";
    expect(parseRecord({ ...GOOD, fair })).toEqual({ ok: true, value: { ...GOOD, options: {}, draws: [], fair } });
  });

  it.each([
    [null, "a record must be an object; you gave null"],
    [[], "a record must be an object; you gave an empty list"],
    ["{}", 'a record must be an object; you gave "{}"'],
    [
      { ...GOOD, players: 3 },
      'a record cannot have "players"; it knows game, version, title, options, seats, draws, seed, moves, talk and fair',
    ],
    [{ seats: 3, moves: [] }, `a record's "game" must be a game's name; you gave nothing`],
    [{ ...GOOD, game: 5 }, `a record's "game" must be a game's name; you gave 5`],
    [{ ...GOOD, version: "1" }, `a record's "version" must be a number; you gave "1"`],
    [{ ...GOOD, title: 1 }, `a record's "title" must be a text; you gave 1`],
    [{ game: "coup", moves: [] }, `a record's "seats" must be a whole number from 1 to 30; you gave nothing`],
    [{ ...GOOD, seats: 0 }, `a record's "seats" must be a whole number from 1 to 30; you gave 0`],
    [{ ...GOOD, seats: 31 }, `a record's "seats" must be a whole number from 1 to 30; you gave 31`],
    [{ ...GOOD, seats: "3" }, `a record's "seats" must be a whole number from 1 to 30; you gave "3"`],
    [{ ...GOOD, draws: "duke" }, `a record's "draws" must be a list of names; you gave "duke"`],
    [{ ...GOOD, draws: ["duke", null] }, `a record's "draws" must be a list of names; you gave a list of 2`],
    [{ ...GOOD, draws: null }, `a record's "draws" must be a list of names; you gave null`],
    [{ ...GOOD, seed: 5 }, `a record's "seed" must be a text; you gave 5`],
    [{ game: "coup", seats: 3 }, `a record's "moves" must be a list; you gave nothing`],
    [{ ...GOOD, moves: {} }, `a record's "moves" must be a list; you gave an object`],
    [{ ...GOOD, moves: [[0, {}], 7] }, "move 1 of the record must be [seat, move]; you gave 7"],
    [{ ...GOOD, moves: [["0", {}]] }, "move 0 of the record must be [seat, move]; you gave a list of 2"],
    [{ ...GOOD, moves: [[0.5, {}]] }, "move 0 of the record must be [seat, move]; you gave a list of 2"],
    [{ ...GOOD, moves: [[0]] }, "move 0 of the record must be [seat, move]; you gave a list of 1"],
    [{ ...GOOD, moves: [[0, {}, {}]] }, "move 0 of the record must be [seat, move]; you gave a list of 3"],
  ])("is refused in a sentence: %j", (raw, sentence) => {
    expect(said(raw)).toBe(sentence);
  });

  it("never throws, whatever comes, and what is accepted reads the same again", () => {
    const likely = fc.record(
      {
        game: fc.oneof(fc.string(), fc.anything()),
        version: fc.oneof(fc.integer(), fc.anything()),
        options: fc.anything(),
        seats: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.anything()),
        draws: fc.oneof(fc.array(fc.oneof(fc.string(), fc.integer())), fc.anything()),
        seed: fc.oneof(fc.string(), fc.anything()),
        moves: fc.oneof(fc.array(fc.tuple(fc.integer(), fc.jsonValue())), fc.array(fc.anything())),
      },
      { requiredKeys: ["moves"] },
    );
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof({ arbitrary: likely, weight: 4 }, fc.jsonValue(), fc.anything()), (raw) => {
        const parsed = parseRecord(raw);
        if (parsed.ok) {
          accepted++;
          expect(parseRecord(parsed.value)).toEqual(parsed);
        } else {
          expect(parsed.error).toMatch(/^[^\n]{1,300}$/);
        }
      }),
      { numRuns: usually(1_000, { all: 3000 }) },
    );
    expect(accepted).toBeGreaterThan(10);
  });

  it("never throws: nested a hundred thousand deep", () => {
    const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
    expect(said(deep)).toMatch(/^a record must be an object; you gave /);
    expect(said({ ...GOOD, moves: [deep] })).toMatch(/^move 0 of the record must be \[seat, move\]; you gave /);
  });
});
