import { usually } from "@darbar/kernel/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coup, EDITIONS } from "../src/index.ts";

/** The error sentence, or "fine". */
function said(raw: unknown, seats: number): string {
  const parsed = coup.options(raw, seats);
  return parsed.ok ? "fine" : parsed.error;
}

const DEFAULTS = {
  version: coup.version,
  edition: "classic",
  character: "ambassador",
  reformation: false,
  anarchist: false,
  draft: false,
  secondDefence: false,
  blockers: "target",
  first: 0,
};

describe("options", () => {
  it("records options: all are off by default, but for the draft of two in classic and plus", () => {
    expect(coup.options({}, 3)).toEqual({ ok: true, value: DEFAULTS });
    expect(coup.options({}, 2)).toEqual({ ok: true, value: { ...DEFAULTS, draft: true } });
    const drafts = EDITIONS.map((edition) => {
      const parsed = [2, 3, 4, 5, 6].map((seats) => coup.options({ edition }, seats));
      return [edition, parsed.map((each) => each.ok && each.value.draft)];
    });
    const [ofTwo, off] = [[true, false, false, false, false], Array(5).fill(false)];
    expect(Object.fromEntries(drafts)).toEqual({ classic: ofTwo, plus: ofTwo, ru: off, he: off });
  });

  it("records options: by version 1 the draft was off by default", () => {
    for (const edition of EDITIONS) {
      expect(coup.options({ edition, version: 1 }, 2)).toMatchObject({ ok: true, value: { version: 1, draft: false } });
    }
  });

  it("records options: each can be set where the edition has it", () => {
    const accepted: readonly (readonly [object, number])[] = [
      ...EDITIONS.map((edition) => [{ edition, draft: false, secondDefence: true, first: 1 }, 2] as const),
      [{ edition: "plus", character: "inquisitor", reformation: true, anarchist: true }, 10],
      [{ edition: "plus", draft: true, reformation: true, anarchist: true, character: "inquisitor" }, 2],
      [{ edition: "classic", draft: true, anarchist: true }, 2],
      [{ edition: "classic", character: "ambassador", blockers: "target" }, 6],
      [{ edition: "ru", character: "inquisitor", blockers: "anyone" }, 6],
      [{ edition: "he" }, 6],
    ];
    for (const [options, seats] of accepted) {
      expect(coup.options(options, seats)).toEqual({ ok: true, value: { ...DEFAULTS, ...options } });
    }
  });

  it.each([
    [null, "options must be an object; you gave null"],
    [undefined, "options must be an object; you gave nothing"],
    [[], "options must be an object; you gave an empty list"],
    ["classic", 'options must be an object; you gave "classic"'],
    [
      { colour: "red" },
      'options cannot have "colour"; it knows version, edition, character, reformation, anarchist, draft, secondDefence, blockers and first',
    ],
    [{ edition: "uk" }, 'edition must be classic, plus, ru or he; you gave "uk"'],
    [{ edition: undefined }, "edition must be classic, plus, ru or he; you gave nothing"],
    [{ character: "duke" }, 'character must be ambassador or inquisitor; you gave "duke"'],
    [{ reformation: 1 }, "reformation must be true or false; you gave 1"],
    [{ anarchist: "yes" }, 'anarchist must be true or false; you gave "yes"'],
    [{ draft: null }, "draft must be true or false; you gave null"],
    [{ secondDefence: 0 }, "secondDefence must be true or false; you gave 0"],
    [{ blockers: "nobody" }, 'blockers must be target or anyone; you gave "nobody"'],
    [{ version: 0 }, `version must be a whole number from 1 to ${coup.version}; you gave 0`],
    [{ version: 99 }, `version must be a whole number from 1 to ${coup.version}; you gave 99`],
    [{ first: 3 }, "first must be a whole number from 0 to 2; you gave 3"],
    [{ first: -1 }, "first must be a whole number from 0 to 2; you gave -1"],
    [{ first: 1.5 }, "first must be a whole number from 0 to 2; you gave 1.5"],
    [{ first: "0" }, 'first must be a whole number from 0 to 2; you gave "0"'],
  ])("records options: %j is refused in a sentence", (raw, sentence) => {
    expect(said(raw, 3)).toBe(sentence);
  });

  it.each([
    ["classic", 1, "edition classic seats 2 to 6; you asked for 1"],
    ["classic", 8, "edition classic seats 2 to 6; you asked for 8"],
    ["he", 7, "edition he seats 2 to 6; you asked for 7"],
    ["ru", 0, "edition ru seats 2 to 6; you asked for 0"],
    ["ru", 7, "edition ru seats 2 to 6; you asked for 7"],
    ["plus", 11, "edition plus seats 2 to 10; you asked for 11"],
    ["plus", 2.5, "edition plus seats 2 to 10; you asked for 2.5"],
  ])("records options: edition %s does not seat %d", (edition, seats, sentence) => {
    expect(said({ edition }, seats)).toBe(sentence);
  });

  it.each([
    [{ edition: "classic", character: "inquisitor" }, "edition classic has no inquisitor; plus and ru have"],
    [{ edition: "he", character: "inquisitor" }, "edition he has no inquisitor; plus and ru have"],
    [{ edition: "classic", reformation: true }, "edition classic has no Reformation; plus has"],
    [{ edition: "he", reformation: true }, "edition he has no Reformation; plus has"],
    [{ edition: "ru", reformation: true }, "edition ru has no Reformation; plus has"],
    [{ edition: "he", anarchist: true }, "edition he has no Anarchist; classic and plus have"],
    [{ edition: "ru", anarchist: true }, "edition ru has no Anarchist; classic and plus have"],
    [{ edition: "he", draft: true }, "edition he has no draft; classic and plus have"],
    [{ edition: "ru", draft: true }, "edition ru has no draft; classic and plus have"],
    [{ edition: "classic", blockers: "anyone" }, 'edition classic has no blockers "anyone"; ru has'],
    [{ edition: "plus", blockers: "anyone" }, 'edition plus has no blockers "anyone"; ru has'],
    [{ edition: "he", blockers: "anyone" }, 'edition he has no blockers "anyone"; ru has'],
  ])("records options: %j is not in the box", (options, sentence) => {
    expect(said(options, 2)).toBe(sentence);
  });

  it("records options: the draft is for two", () => {
    expect(said({ draft: true }, 3)).toBe("the draft is for 2 seats; you asked for 3");
    expect(said({ edition: "plus", draft: true }, 10)).toBe("the draft is for 2 seats; you asked for 10");
  });
});

describe("options, whatever comes", () => {
  const likely = fc.record(
    {
      version: fc.integer({ min: 0, max: coup.version + 1 }),
      edition: fc.constantFrom(...EDITIONS, "uk", 1),
      character: fc.constantFrom("ambassador", "inquisitor", "duke"),
      reformation: fc.constantFrom(true, false, "true"),
      anarchist: fc.boolean(),
      draft: fc.boolean(),
      secondDefence: fc.boolean(),
      blockers: fc.constantFrom("target", "anyone", ""),
      first: fc.oneof(fc.integer({ min: -1, max: 10 }), fc.anything()),
    },
    { requiredKeys: [] },
  );

  it("records options: never throw, answer in one sentence, and what is accepted reads the same again", () => {
    const raw = fc.oneof(
      likely,
      fc.jsonValue(),
      fc.anything(),
      fc.object({ key: fc.constantFrom("edition", "first", "x") }),
    );
    fc.assert(
      fc.property(raw, fc.oneof(fc.integer({ min: 0, max: 12 }), fc.double()), (options, seats) => {
        const parsed = coup.options(options, seats);
        if (!parsed.ok) {
          expect(parsed.error).toMatch(/^[^\n]{1,400}$/);
          return;
        }
        expect(coup.options(JSON.parse(JSON.stringify(parsed.value)), seats)).toEqual(parsed);
        expect(coup.audit(coup.setup(parsed.value, seats))).not.toMatch(/coins|below/);
      }),
      { numRuns: usually(300, { all: 3000 }) },
    );
  });

  it("records options: even nested a hundred thousand deep, as a file can be", () => {
    const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
    expect(said(deep, 3)).toMatch(/^options must be an object; you gave [^\n]{1,80}$/);
    expect(said({ edition: deep }, 3)).toMatch(/^edition must be classic, plus, ru or he; you gave [^\n]{1,80}$/);
  });
});
