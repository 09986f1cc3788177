import { parseRecord, replay, seededDraw } from "@darbar/kernel";
import { anyKind, playAtRandom, usually } from "@darbar/kernel/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ACTIONS,
  cops,
  EQUIPMENT_NAMES,
  everyVariant,
  type Move,
  REFUSALS,
  type State,
  type Variant,
} from "../src/index.ts";

/* Whatever is sent, at whatever time: it is accepted just when it is listed as legal, and nothing ever throws. */

const seat = fc.integer({ min: 0, max: 9 });
const card = fc.integer({ min: 0, max: 2 });
const place = fc.tuple(seat, card);

/** A move of some form, with anything in it. */
const someMove = fc.oneof(
  fc.record({ do: fc.constantFrom("shoot", "pass", "arm", "equip") }),
  fc.record({ do: fc.constantFrom("investigate", "arm"), target: seat, card }),
  fc.record({ do: fc.constant("equip"), to: seat, card }),
  fc.record({ do: fc.constantFrom("arm", "equip", "reveal"), card }),
  fc.record({ do: fc.constantFrom("snatch", "aim", "divert", "arm"), target: seat }),
  fc.record({ do: fc.constant("infiltrate"), target: seat, to: seat }),
  fc.record({ do: fc.constant("swap"), places: fc.tuple(place, place) }),
  fc.record({ do: fc.constant("look"), target: seat, cards: fc.uniqueArray(card, { minLength: 1, maxLength: 3 }) }),
  fc.record({ do: fc.constant("keep"), equipment: fc.constantFrom(...EQUIPMENT_NAMES) }),
  fc.record(
    {
      do: fc.constant("play"),
      equipment: fc.constantFrom(...EQUIPMENT_NAMES),
      target: seat,
      to: seat,
      card,
      places: fc.tuple(place, place),
    },
    { requiredKeys: ["do", "equipment"] },
  ),
);

/** Two ways to say the same move are one. */
function meaning(move: object): string {
  return JSON.stringify(Object.entries(move).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function expectDecided(state: State, by: number, raw: object): void {
  const move = cops.move(raw);
  if (!move.ok) return;
  const decided = cops.decide(state, by, move.value, seededDraw("x"));
  const listed = cops.legal(state, by).some((each) => meaning(each) === meaning(move.value));
  expect(decided.ok, `${by} ${JSON.stringify(raw)} ${decided.ok ? "" : decided.error.code}`).toBe(listed);
  if (!decided.ok) expect(REFUSALS).toContain(decided.error.code);
}

/** A whole game at random, with its record; `see` is shown every state. */
function randomGame(variant: Variant, seed: string, see: (state: State) => void) {
  const play = { chance: seededDraw(`${seed}, choices`), choose: anyKind<Move>, see };
  return playAtRandom(cops, variant, seededDraw(seed), play);
}

describe("any move at any time", () => {
  it("records moves: a move is accepted if it is listed, and refused with a known code if it is not", () => {
    const samples = fc.sample(someMove, { seed: 7, numRuns: 600 });
    let next = 0;
    for (const variant of everyVariant()) {
      randomGame(variant, `any ${variant.seats} ${variant.options.mode}`, (state) => {
        for (let tries = 0; tries < usually(1, { all: 6 }); tries++) {
          const raw = samples[next++ % samples.length] as object;
          for (const by of [...cops.waiting(state), next % variant.seats]) expectDecided(state, by, raw);
        }
      });
    }
  });

  it("records moves: every listed move is accepted", () => {
    for (const variant of everyVariant().filter(({ seats }) => seats === 4 || seats === 7)) {
      randomGame(variant, `listed ${variant.seats}`, (state) => {
        for (const by of cops.waiting(state)) {
          for (const move of cops.legal(state, by)) {
            const decided = cops.decide(state, by, move, seededDraw("x"));
            expect(decided.ok, `${by} ${JSON.stringify(move)}`).toBe(true);
          }
        }
      });
    }
  });

  it("records: every game can be recorded and played again to the same table", () => {
    for (const variant of everyVariant()) {
      const { record, state } = randomGame(variant, "again", () => {});
      const parsed = parseRecord(JSON.parse(JSON.stringify(record)));
      if (!parsed.ok) throw new Error(parsed.error);
      const replayed = replay(cops, parsed.value);
      expect(replayed.ok && replayed.value.state).toEqual(state);
      expect(cops.audit(state)).toBeNull();
    }
  });

  it("records: no record makes it crash", () => {
    const record = fc.record(
      {
        game: fc.constantFrom("cops", "cops", "coup"),
        options: fc.record({ mode: fc.constantFrom("base", "gang", "x"), first: seat }, { requiredKeys: [] }),
        seats: fc.integer({ min: 3, max: 9 }),
        draws: fc.array(fc.oneof(seat, fc.constantFrom(...ACTIONS, ...EQUIPMENT_NAMES)), { maxLength: 4 }),
        seed: fc.string(),
        moves: fc.array(fc.tuple(fc.integer({ min: -1, max: 9 }), fc.oneof(someMove, fc.jsonValue())), {
          maxLength: 12,
        }),
      },
      { requiredKeys: ["game", "seats", "moves"] },
    );
    fc.assert(
      fc.property(record, (raw) => {
        const parsed = parseRecord(raw);
        if (!parsed.ok) return;
        const replayed = replay(cops, parsed.value);
        if (replayed.ok) expect(cops.audit(replayed.value.state)).toBeNull();
        else expect(JSON.stringify(replayed.error)).toMatch(/^\{"at":(null|\d+),"reason":/);
      }),
      { numRuns: usually(300, { all: 1000 }) },
    );
  });
});
