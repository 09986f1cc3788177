import { parseRecord, replay, seededDraw } from "@darbar/kernel";
import { playAtRandom, usually, variantOf } from "@darbar/kernel/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHARACTERS, coup, EDITIONS, summary } from "../src/index.ts";

/** The example of docs/records.md, word for word. */
const EXAMPLE = `{ "game": "coup", "options": { "edition": "classic" }, "seats": 3,
  "draws": ["contessa", "duke", "captain", "contessa", "assassin", "duke"],
  "moves": [[0, { "do": "tax" }], [1, { "do": "pass" }], [2, { "do": "pass" }]] }`;

function played(raw: unknown) {
  const record = parseRecord(raw);
  if (!record.ok) throw new Error(record.error);
  return replay(coup, record.value);
}

describe("records of Coup", () => {
  it("records: the example of docs/records.md comes to what it says", () => {
    const replayed = played(JSON.parse(EXAMPLE));
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    const player = { shown: [], allegiance: null, out: false };
    expect(summary(replayed.value.state)).toEqual({
      players: [
        { ...player, coins: 5, hidden: ["contessa", "duke"] },
        { ...player, coins: 2, hidden: ["captain", "contessa"] },
        { ...player, coins: 2, hidden: ["assassin", "duke"] },
      ],
      treasury: 41,
      reserve: 0,
      turn: 1,
      waiting: [1],
      winner: null,
    });
    expect(replayed.value.steps.map(({ events }) => events.map((event) => event.type))).toEqual([
      ["announced", "asked"],
      ["answered"],
      ["answered", "paid", "turn"],
    ]);
  });

  it("records: a move that is not legal is told by its place", () => {
    const replayed = played({
      ...JSON.parse(EXAMPLE),
      moves: [
        [0, { do: "tax" }],
        [1, { do: "block", as: "duke" }],
      ],
    });
    expect(replayed).toEqual({ ok: false, error: { at: 1, reason: { code: "may-not-block", facts: {} } } });
  });

  it("records: seats beyond the edition, seats beyond the table, and moves after the end are refused", () => {
    const record = JSON.parse(EXAMPLE);
    expect(played({ ...record, seats: 7 })).toEqual({
      ok: false,
      error: { at: null, reason: "edition classic seats 2 to 6; you asked for 7" },
    });
    for (const seat of [-1, 3, 99]) {
      expect(played({ ...record, moves: [[seat, { do: "tax" }]] })).toMatchObject({
        error: { at: 0, reason: { code: "not-asked", facts: { seat } } },
      });
    }
  });

  it("records: every game can be recorded and played again to the same table", () => {
    for (const edition of EDITIONS) {
      for (const seats of [2, 4, 6]) {
        const chance = seededDraw("choices");
        const draw = seededDraw(`${edition} ${seats}`);
        const { record, state } = playAtRandom(coup, variantOf(coup, { edition }, seats), draw, { chance });
        const replayed = played(JSON.parse(JSON.stringify(record)));
        expect(replayed.ok && replayed.value.state).toEqual(state);
      }
    }
  });

  it("records: no record makes it crash", () => {
    const card = fc.constantFrom(...CHARACTERS, "king", 3);
    const seat = fc.integer({ min: -1, max: 6 });
    const move = fc.oneof(
      fc.record({
        do: fc.constantFrom("income", "tax", "exchange", "foreign-aid", "pass", "challenge", "show", "refuse"),
      }),
      fc.record({ do: fc.constantFrom("steal", "coup", "assassinate", "bomb", "examine"), target: seat }),
      fc.record({ do: fc.constantFrom("lose", "present", "keep"), card }),
      fc.record({ do: fc.constant("return"), cards: fc.array(card, { maxLength: 3 }) }),
      fc.jsonValue(),
    );
    const record = fc.record(
      {
        game: fc.constantFrom("coup", "coup", "chess"),
        options: fc.record({ edition: fc.constantFrom(...EDITIONS, "x"), draft: fc.boolean() }, { requiredKeys: [] }),
        seats: fc.integer({ min: 1, max: 7 }),
        draws: fc.array(card, { maxLength: 5 }),
        seed: fc.string(),
        moves: fc.array(fc.tuple(seat, move), { maxLength: 12 }),
      },
      { requiredKeys: ["game", "seats", "moves"] },
    );
    fc.assert(
      fc.property(record, (raw) => {
        const replayed = played(raw);
        if (replayed.ok) expect(coup.audit(replayed.value.state)).toBeNull();
        else expect(JSON.stringify(replayed.error)).toMatch(/^\{"at":(null|\d+),"reason":/);
      }),
      { numRuns: usually(300, { all: 3000 }) },
    );
  });
});
