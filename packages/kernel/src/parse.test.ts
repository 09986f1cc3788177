import { usually } from "@darbar/kernel/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { list, parseFlag, parseObject, parseWhole, parseWord, show } from "./parse.ts";

const refusal = (error: string) => ({ ok: false, error });

describe("reading what comes from outside", () => {
  it("takes an object with known keys only", () => {
    expect(parseObject({ a: 1 }, "a thing", ["a", "b"])).toEqual({ ok: true, value: { a: 1 } });
    expect(parseObject({ c: 1 }, "a thing", ["a", "b"])).toEqual(refusal('a thing cannot have "c"; it knows a and b'));
    expect(parseObject(null, "a thing", [])).toEqual(refusal("a thing must be an object; you gave null"));
    expect(parseObject([], "a thing", [])).toEqual(refusal("a thing must be an object; you gave an empty list"));
    expect(parseObject(undefined, "a thing", [])).toEqual(refusal("a thing must be an object; you gave nothing"));
    expect(parseObject("x", "a thing", [])).toEqual(refusal('a thing must be an object; you gave "x"'));
    const sly: unknown = JSON.parse('{"__proto__": {"a": 1}}');
    expect(parseObject(sly, "a thing", ["a"])).toEqual(refusal('a thing cannot have "__proto__"; it knows a'));
  });

  it("takes one of a few words", () => {
    expect(parseWord("on", "it", ["on", "off"])).toEqual({ ok: true, value: "on" });
    expect(parseWord("ON", "it", ["on", "off"])).toEqual(refusal('it must be on or off; you gave "ON"'));
    expect(parseWord(["on"], "it", ["on", "off"])).toEqual(refusal("it must be on or off; you gave a list of 1"));
    expect(parseWord("toString", "it", ["on", "off"]).ok).toBe(false);
  });

  it("takes a whole number within bounds, both included", () => {
    expect(parseWhole(2, "it", 2, 4)).toEqual({ ok: true, value: 2 });
    expect(parseWhole(4, "it", 2, 4)).toEqual({ ok: true, value: 4 });
    for (const raw of [1, 5, 2.5, "3", null, true]) {
      expect(parseWhole(raw, "it", 2, 4)).toEqual(
        refusal(`it must be a whole number from 2 to 4; you gave ${JSON.stringify(raw)}`),
      );
    }
    for (const raw of [Number.NaN, Number.POSITIVE_INFINITY]) expect(parseWhole(raw, "it", 2, 4).ok).toBe(false);
  });

  it("takes true or false, and nothing that looks like it", () => {
    expect(parseFlag(false, "it")).toEqual({ ok: true, value: false });
    expect(parseFlag(0, "it")).toEqual(refusal("it must be true or false; you gave 0"));
    expect(parseFlag("true", "it")).toEqual(refusal('it must be true or false; you gave "true"'));
  });
});

describe("saying what came", () => {
  it("is short", () => {
    expect(show(undefined)).toBe("nothing");
    expect(show("x")).toBe('"x"');
    expect(show("x".repeat(100))).toBe(`"${"x".repeat(56)}…`);
    expect([show(null), show([]), show([1, [2]]), show({ a: 1 })]).toEqual([
      "null",
      "an empty list",
      "a list of 2",
      "an object",
    ]);
    expect([show(10n), show(Number.NaN), show(true)]).toEqual(["10", "NaN", "true"]);
  });

  it("never throws and is one line, whatever came", () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(show(raw)).toMatch(/^[^\n]{1,60}$/);
      }),
      { numRuns: usually(300, { all: 1000 }) },
    );
  });

  it.each([10_000, 100_000])("never throws: a list nested %i deep, which a file of JSON can hold", (depth) => {
    const deep: unknown = JSON.parse("[".repeat(depth) + "]".repeat(depth));
    expect(show(deep)).toMatch(/^[^\n]{1,60}$/);
  });

  it("lists words as a person would", () => {
    expect([list([]), list(["a"]), list(["a", "b"]), list(["a", "b", "c"], "or")]).toEqual([
      "",
      "a",
      "a and b",
      "a, b or c",
    ]);
  });
});
