import { usually } from "@darbar/kernel/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cops, everyVariant, MODES } from "../src/index.ts";

/** The error sentence, or "fine". */
function said(raw: unknown, seats: number): string {
  const parsed = cops.options(raw, seats);
  return parsed.ok ? "fine" : parsed.error;
}

describe("options", () => {
  it("records options: the base game and the first seat by default", () => {
    expect(cops.options({}, 4)).toEqual({ ok: true, value: { version: cops.version, mode: "base", first: 0 } });
  });

  it("records options: both games seat 4 to 8, and any seat can be first", () => {
    for (const mode of MODES) {
      for (let seats = 4; seats <= 8; seats++) {
        const options = { mode, first: seats - 1 };
        expect(cops.options(options, seats)).toEqual({ ok: true, value: { version: cops.version, ...options } });
      }
    }
    expect(everyVariant()).toHaveLength(10);
  });

  it.each([
    [null, "options must be an object; you gave null"],
    [undefined, "options must be an object; you gave nothing"],
    ["gang", 'options must be an object; you gave "gang"'],
    [{ colour: "red" }, 'options cannot have "colour"; it knows version, mode and first'],
    [{ version: 0 }, `version must be a whole number from 1 to ${cops.version}; you gave 0`],
    [{ version: 99 }, `version must be a whole number from 1 to ${cops.version}; you gave 99`],
    [{ mode: "mafia" }, 'mode must be base or gang; you gave "mafia"'],
    [{ mode: undefined }, "mode must be base or gang; you gave nothing"],
    [{ first: 4 }, "first must be a whole number from 0 to 3; you gave 4"],
    [{ first: -1 }, "first must be a whole number from 0 to 3; you gave -1"],
    [{ first: 1.5 }, "first must be a whole number from 0 to 3; you gave 1.5"],
    [{ first: "0" }, 'first must be a whole number from 0 to 3; you gave "0"'],
  ])("records options: %j is refused in a sentence", (raw, sentence) => {
    expect(said(raw, 4)).toBe(sentence);
  });

  it.each([0, 1, 2, 3, 9, 10, -4, 4.5, Number.NaN])(
    "records options: %d seats are too few, too many, or none",
    (seats) => {
      expect(said({}, seats)).toBe(`Good Cop Bad Cop seats 4 to 8; you asked for ${seats}`);
    },
  );

  it("records options: never throw, answer in one sentence, and what is accepted reads the same again", () => {
    const likely = fc.record(
      {
        version: fc.integer({ min: 0, max: cops.version + 1 }),
        mode: fc.constantFrom(...MODES, "mafia", 1),
        first: fc.oneof(fc.integer({ min: -1, max: 9 }), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const raw = fc.oneof(
      likely,
      fc.jsonValue(),
      fc.anything(),
      fc.object({ key: fc.constantFrom("mode", "first", "x") }),
    );
    fc.assert(
      fc.property(raw, fc.oneof(fc.integer({ min: 0, max: 12 }), fc.double()), (options, seats) => {
        const parsed = cops.options(options, seats);
        if (!parsed.ok) {
          expect(parsed.error).toMatch(/^[^\n]{1,400}$/);
          return;
        }
        expect(cops.options(JSON.parse(JSON.stringify(parsed.value)), seats)).toEqual(parsed);
      }),
      { numRuns: usually(300, { all: 3000 }) },
    );
  });

  it("records options: even nested a hundred thousand deep, as a file can be", () => {
    const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
    expect(said(deep, 4)).toMatch(/^options must be an object; you gave [^\n]{1,80}$/);
    expect(said({ mode: deep }, 4)).toMatch(/^mode must be base or gang; you gave [^\n]{1,80}$/);
  });
});
