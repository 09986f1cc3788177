import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { at } from "./at.ts";
import { DrawError, recordingDraw, scriptedDraw, seededChance, seededDraw } from "./draw.ts";

function numbersBelow(bound: number): readonly number[] {
  return Array.from({ length: bound }, (_, number) => number);
}

/** How far counts are from even. For k places the mean is k - 1; twice that and a bit is never seen by honest chance. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function counted(counts: number[], place: number): void {
  counts[place] = at(counts, place) + 1;
}

describe("seeded draws", () => {
  it.each([
    ["", [20, 75, 90, 26, 52, 64, 38, 53, 22, 1, 69, 50]],
    ["darbar", [27, 89, 47, 16, 84, 34, 5, 27, 16, 69, 98, 78]],
    ["دربار", [21, 23, 35, 15, 79, 58, 98, 43, 26, 14, 69, 16]],
    ["1", [99, 70, 74, 66, 5, 49, 70, 66, 11, 71, 89, 14]],
  ])("never change: seed %j yields what it always yielded", (seed, drawn) => {
    const draw = seededDraw(seed);
    expect(drawn.map(() => draw.one(numbersBelow(100)))).toEqual(drawn);
  });

  it("never change: seed darbar deals what it always dealt", () => {
    const draw = seededDraw("darbar");
    const cards = ["duke", "assassin", "captain", "ambassador", "contessa"];
    const dealt = ["captain", "contessa", "captain", "assassin", "contessa", "contessa"];
    expect(dealt.map(() => draw.one(cards))).toEqual(dealt);
  });

  it.each([2, 3, 5, 7, 11, 15, 25])("are even: 60,000 draws from %i places", (bound) => {
    const draw = seededDraw("even");
    const places = numbersBelow(bound);
    const counts = places.map(() => 0);
    for (let time = 0; time < 60_000; time++) counted(counts, draw.one(places));
    expect(chiSquare(counts)).toBeLessThan(2 * bound + 12);
  });

  it("are even from seed to seed: the first draw of 20,000 seeds that differ in a number", () => {
    const counts = new Array<number>(15).fill(0);
    for (let game = 0; game < 20_000; game++) counted(counts, seededDraw(`game ${game}`).one(numbersBelow(15)));
    expect(chiSquare(counts)).toBeLessThan(42);
  });

  it("do not lean on the draw before: 60,000 pairs", () => {
    const draw = seededDraw("pairs");
    const counts = new Array<number>(25).fill(0);
    const five = numbersBelow(5);
    for (let time = 0; time < 60_000; time++) counted(counts, 5 * draw.one(five) + draw.one(five));
    expect(chiSquare(counts)).toBeLessThan(62);
  });

  it("are the same for the same seed and differ for another", () => {
    const thousand = numbersBelow(1000);
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const twenty = (seed: string) => {
          const draw = seededDraw(seed);
          return numbersBelow(20).map(() => draw.one(thousand));
        };
        expect(twenty(one)).toEqual(twenty(one));
        if (one !== other) expect(twenty(one)).not.toEqual(twenty(other));
      }),
      { numRuns: 100 },
    );
  });

  it("yield one of what there is, and say so when there is nothing", () => {
    const draw = seededDraw("one");
    expect(draw.one(["only"])).toBe("only");
    expect(() => draw.one([])).toThrow(new DrawError("there is nothing left to draw from"));
  });
});

describe("seeded chance", () => {
  it("is the same for the same seed, at least 0 and less than 1, and even", () => {
    const [one, same] = [seededChance("darbar"), seededChance("darbar")];
    const counts = new Array<number>(10).fill(0);
    for (let time = 0; time < 10_000; time++) counted(counts, Math.floor(10 * one()));
    const again = Array.from({ length: 10 }, () => same());
    expect(again).toEqual(Array.from({ length: 10 }, seededChance("darbar")));
    expect(counts).toHaveLength(10);
    expect(chiSquare(counts)).toBeLessThan(32);
  });
});

describe("scripted draws", () => {
  it("yield what the list says, in order, and count what is left", () => {
    const draw = scriptedDraw(["b", "a", 3]);
    expect(draw.left()).toBe(3);
    expect(draw.one(["a", "b", "c"])).toBe("b");
    expect(draw.one(["a", "c"])).toBe("a");
    expect(draw.left()).toBe(1);
    expect(draw.one([1, 2, 3])).toBe(3);
    expect(draw.left()).toBe(0);
  });

  it("refuse what is not there, and do not use up that draw", () => {
    const draw = scriptedDraw(["a", "z"]);
    draw.one(["a"]);
    expect(() => draw.one(["a", "b"])).toThrow(new DrawError('draw 1 is to yield "z", which is not there to be drawn'));
    expect(draw.left()).toBe(1);
    expect(draw.one(["z"])).toBe("z");
  });

  it("take no number for the word of it", () => {
    expect(() => scriptedDraw(["1"]).one([1, 2])).toThrow('draw 0 is to yield "1", which is not there to be drawn');
  });

  it("end with the list, if there is no seed to go on with", () => {
    const draw = scriptedDraw(["a"]);
    draw.one(["a"]);
    expect(() => draw.one(["a"])).toThrow(
      new DrawError("the list of 1 draws has ended and there is no seed to go on with"),
    );
  });

  it("go on with the seed where the list ends, from that seed's first draw", () => {
    const draw = scriptedDraw(["a"], seededDraw("darbar"));
    expect(draw.one(["a"])).toBe("a");
    expect([draw.one(numbersBelow(100)), draw.one(numbersBelow(100))]).toEqual([27, 89]);
    expect(draw.left()).toBe(0);
  });
});

describe("recording draws", () => {
  it("write down what was drawn, so that it can be drawn again", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 20 }), (seed, bounds) => {
        const recording = recordingDraw(seededDraw(seed));
        const drawn = bounds.map((bound) => recording.one(numbersBelow(bound)));
        expect(recording.drawn).toEqual(drawn);
        const again = scriptedDraw(recording.drawn);
        expect(bounds.map((bound) => again.one(numbersBelow(bound)))).toEqual(drawn);
        expect(again.left()).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});
