import { usually } from "@darbar/kernel/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Asking, Game } from "./game.ts";
import { parseWord } from "./parse.ts";
import type { GameRecord } from "./record.ts";
import { replay } from "./replay.ts";
import { fail, ok, refuse } from "./result.ts";

type Letter = "a" | "b" | "c";
type Move = "draw" | "stop" | "break";
interface State extends Asking {
  turn: number;
  readonly seats: number;
  bag: Letter[];
  drawn: Letter[];
  over: boolean;
}
interface Drew {
  readonly letter: Letter | null;
}

/** A little game: in turn, each draws a letter from a bag of three or stops the game. */
const letters: Game<object, State, Move, Drew> = {
  id: "letters",
  version: 2,
  options: (raw, seats) => (seats > 3 ? fail(`letters seats 1 to 3; you asked for ${seats}`) : ok(raw as object)),
  move: (raw) => parseWord(raw, "a move", ["draw", "stop", "break"]),
  setup: (_, seats) => ({ viewer: "all", prompt: 0, turn: 0, seats, bag: ["a", "b", "c"], drawn: [], over: false }),
  deal: (state, draw) => [{ letter: draw.one(state.bag) }],
  decide(state, seat, move, draw) {
    if (move === "break") throw new TypeError("a fault of ours");
    if (state.over) return refuse("over");
    if (seat !== state.turn) return refuse("not-asked", { seat });
    return ok([{ letter: move === "stop" ? null : draw.one(state.bag) }]);
  },
  evolve(state, { letter }) {
    if (letter === null) state.over = true;
    else {
      if (state.drawn.length > 0) state.turn = (state.turn + 1) % state.seats;
      state.bag = state.bag.filter((other) => other !== letter);
      state.drawn.push(letter);
    }
    state.prompt++;
  },
  redact: (event) => event,
  unrevealed: () => null,
  view: (state, viewer) => structuredClone({ ...state, viewer }),
  waiting: (state) => (state.over ? [] : [state.turn]),
  legal: () => ["draw", "stop"],
  fallback: () => "stop",
  imagine: (view) => view,
  outcome: () => null,
  audit: () => null,
};

const RECORD: GameRecord = { game: "letters", options: {}, seats: 2, draws: ["b", "a"], moves: [[0, "draw"]] };

/** What is wrong with a record: [at, reason], or "fine". */
function fault(record: Partial<GameRecord>): unknown {
  const replayed = replay(letters, { ...RECORD, ...record });
  return replayed.ok ? "fine" : [replayed.error.at, replayed.error.reason];
}

describe("replay", () => {
  it("plays every move of the record and gives back each with what came of it", () => {
    const replayed = replay(letters, {
      ...RECORD,
      moves: [
        [0, "draw"],
        [1, "stop"],
      ],
    });
    expect(replayed).toEqual({
      ok: true,
      value: {
        options: {},
        opening: [{ letter: "b" }],
        steps: [
          { seat: 0, move: "draw", events: [{ letter: "a" }] },
          { seat: 1, move: "stop", events: [{ letter: null }] },
        ],
        state: { viewer: "all", prompt: 3, turn: 1, seats: 2, bag: ["c"], drawn: ["b", "a"], over: true },
      },
    });
  });

  it("goes on with the seed where the listed draws end", () => {
    const drawn = () => {
      const replayed = replay(letters, {
        ...RECORD,
        draws: ["c"],
        seed: "x",
        moves: [
          [0, "draw"],
          [1, "draw"],
        ],
      });
      return replayed.ok ? replayed.value.state.drawn : [];
    };
    expect(drawn()).toHaveLength(3);
    expect(drawn()[0]).toBe("c");
    expect(drawn()).toEqual(drawn());
  });

  it("plays an old record by the rules of its version, and any other by the newest", () => {
    const playedBy = (changes: Partial<GameRecord>): unknown => {
      const replayed = replay(letters, { ...RECORD, ...changes });
      return replayed.ok ? replayed.value.options : replayed.error;
    };
    expect(playedBy({ version: 1 })).toEqual({ version: 1 });
    expect(playedBy({ version: 1, options: { version: 1 } })).toEqual({ version: 1 });
    expect(playedBy({ options: { version: 1 } })).toEqual({ version: 1 });
    expect(playedBy({ version: 2 })).toEqual({});
    expect(playedBy({})).toEqual({});
  });

  it("refuses before the first move what is wrong with the whole", () => {
    expect(fault({ game: "chess" })).toEqual([null, "this is a record of chess, not of letters"]);
    for (const version of [0, 1.5, 3]) {
      const sentence = `this record is of version ${version} of letters; this is version 2`;
      expect(fault({ version })).toEqual([null, sentence]);
    }
    expect(fault({ version: 2 })).toBe("fine");
    expect(fault({ version: 2, options: { version: 1 } })).toEqual([
      null,
      "this record is of version 2 of letters, and its options name another",
    ]);
    expect(fault({ seats: 4 })).toEqual([null, "letters seats 1 to 3; you asked for 4"]);
    expect(fault({ draws: ["z"] })).toEqual([null, 'draw 0 is to yield "z", which is not there to be drawn']);
    expect(fault({ draws: [] })).toEqual([null, "the list of 0 draws has ended and there is no seed to go on with"]);
  });

  it("refuses at the move that is wrong, all or nothing", () => {
    expect(
      fault({
        moves: [
          [0, "draw"],
          [1, "fly"],
        ],
      }),
    ).toEqual([1, 'a move must be draw, stop or break; you gave "fly"']);
    expect(fault({ moves: [[1, "draw"]] })).toEqual([0, { code: "not-asked", facts: { seat: 1 } }]);
    expect(fault({ moves: [[-7, "draw"]] })).toEqual([0, { code: "not-asked", facts: { seat: -7 } }]);
    expect(
      fault({
        draws: ["b"],
        moves: [
          [0, "stop"],
          [0, "draw"],
        ],
      }),
    ).toEqual([1, { code: "over", facts: {} }]);
    expect(fault({ draws: ["b", "b"] })).toEqual([0, 'draw 1 is to yield "b", which is not there to be drawn']);
    expect(fault({ draws: ["b"] })).toEqual([0, "the list of 1 draws has ended and there is no seed to go on with"]);
  });

  it("refuses the record if listed draws are left over, seed or no seed", () => {
    expect(fault({ draws: ["b", "a", "c"] })).toEqual([null, "1 of the 3 listed draws were never made"]);
    expect(fault({ moves: [], seed: "x" })).toEqual([null, "1 of the 2 listed draws were never made"]);
  });

  it("does not hide a fault of the game itself", () => {
    expect(() => fault({ moves: [[0, "break"]] })).toThrow(new TypeError("a fault of ours"));
  });

  it("never throws for a bad record", () => {
    const letter = fc.constantFrom("a", "b", "c", "z", 1);
    const move = fc.tuple(fc.integer({ min: -1, max: 3 }), fc.constantFrom("draw", "stop", "fly", null));
    const record = fc.record({
      seats: fc.integer({ min: 1, max: 4 }),
      draws: fc.array(letter, { maxLength: 4 }),
      moves: fc.array(move, { maxLength: 5 }),
    });
    fc.assert(
      fc.property(record, fc.option(fc.string(), { nil: undefined }), (bad, seed) => {
        const replayed = replay(letters, { ...RECORD, ...bad, ...(seed === undefined ? {} : { seed }) });
        if (!replayed.ok && replayed.error.at !== null) expect(replayed.error.at).toBeLessThanOrEqual(bad.moves.length);
      }),
      { numRuns: usually(300, { all: 1000 }) },
    );
  });
});
