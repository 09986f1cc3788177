import { describe, expect, test } from "vitest";
import {
  kindIn,
  kindsOf,
  type OptionList,
  optionsOfKind,
  playedBy,
  seatRange,
  startingWith,
  usualSeats,
} from "./option-list.ts";
import { readOptions } from "./read-options.ts";

/** A game in two kinds: `night` has a fog, a torch for three, and seats more. */
const LIST: OptionList = {
  title: "Hide and Seek",
  kind: "time",
  seats: { fewest: 2, most: 5, usual: 4 },
  seatsOf: { day: { fewest: 2, most: 3 }, night: { fewest: 2, most: 5 } },
  options: {
    version: { type: "version", newest: 2 },
    time: { type: "choice", values: ["day", "night"], usual: "day" },
    weather: { type: "choice", values: ["clear", "fog"], usual: "clear", only: { fog: { kinds: ["night"] } } },
    torch: {
      type: "switch",
      off: false,
      on: true,
      where: { kinds: ["night"], seats: [3] },
      usuallyOn: { kinds: ["night"], seats: [3], since: 2 },
    },
    seekers: { type: "switch", off: "one", on: "two" },
    first: { type: "seat" },
  },
};
const USUAL = { version: 2, time: "day", weather: "clear", torch: false, seekers: "one", first: 0 };

const read = (raw: unknown, seats: number) => readOptions(LIST, raw, seats);
const said = (raw: unknown, seats: number): unknown => {
  const options = read(raw, seats);
  return options.ok ? "fine" : options.error;
};

describe("options are read by their description", () => {
  test("what nobody says is as usual", () => {
    expect(read({}, 3)).toEqual({ ok: true, value: USUAL });
    expect(read({ time: "night" }, 4)).toEqual({ ok: true, value: { ...USUAL, time: "night" } });
  });

  test("what is usual can depend on the kind, the seats and the version", () => {
    expect(read({ time: "night" }, 3)).toMatchObject({ value: { torch: true } });
    expect(read({ time: "night", torch: false }, 3)).toMatchObject({ value: { torch: false } });
    expect(read({ time: "night", version: 1 }, 3)).toMatchObject({ value: { torch: false } });
  });

  test.each([
    [{ moon: true }, 3, 'options cannot have "moon"; it knows version, time, weather, torch, seekers and first'],
    [{ version: 3 }, 3, "version must be a whole number from 1 to 2; you gave 3"],
    [{ time: "noon" }, 3, 'time must be day or night; you gave "noon"'],
    [{ time: undefined }, 3, "time must be day or night; you gave nothing"],
    [{}, 4, "time day seats 2 to 3; you asked for 4"],
    [{ torch: "on" }, 3, 'torch must be true or false; you gave "on"'],
    [{ seekers: true }, 3, "seekers must be one or two; you gave true"],
    [{ first: 3 }, 3, "first must be a whole number from 0 to 2; you gave 3"],
    [{ weather: "fog" }, 3, "time day has no fog; night has"],
    [{ torch: true }, 3, "time day has no torch; night has"],
    [{ time: "night", torch: true }, 4, "the torch is for 3 seats; you asked for 4"],
  ])("%j for %d is refused in a sentence", (raw, seats, sentence) => {
    expect(said(raw, seats)).toBe(sentence);
  });

  test("a game of one kind says by its title how many it seats", () => {
    const plain: OptionList = { title: "Crown", kind: null, seats: { fewest: 2, most: 10, usual: 3 }, options: {} };
    expect(readOptions(plain, {}, 1)).toEqual({ ok: false, error: "Crown seats 2 to 10; you asked for 1" });
    expect(readOptions(plain, {}, 2)).toEqual({ ok: true, value: {} });
    expect([kindsOf(plain), kindIn(plain, {}), optionsOfKind(plain, null)]).toEqual([[], null, {}]);
  });
});

test("kinds, and how many they seat", () => {
  expect(kindsOf(LIST)).toEqual(["day", "night"]);
  expect(kindIn(LIST, { time: "night" })).toBe("night");
  expect(kindIn(LIST, { time: "noon" })).toBe("day");
  expect(optionsOfKind(LIST, "night")).toEqual({ time: "night" });
  expect(seatRange(LIST, "day")).toEqual({ fewest: 2, most: 3 });
});

test("hosts say who starts and by which rules where the game can be told so", () => {
  const plain: OptionList = { ...LIST, options: {} };
  expect([startingWith(LIST, 2), playedBy(LIST, 2)]).toEqual([{ first: 2 }, { version: 2 }]);
  expect([startingWith(plain, 2), playedBy(plain, 2)]).toEqual([{}, {}]);
});

test("whoever speaks of what is for three means a table of three", () => {
  expect(usualSeats(LIST, {})).toBe(4);
  expect(usualSeats(LIST, { torch: false })).toBe(3);
});
