import { describe, expect, it } from "vitest";
import {
  clockwise,
  hasSeat,
  isKnower,
  MOST_SEATS,
  seatSet,
  seatsOf,
  stepsClockwise,
  viewersOf,
  withoutSeat,
  withSeat,
} from "./seat.ts";

describe("seats", () => {
  it("go round clockwise", () => {
    expect([0, 1, 2].map((seat) => clockwise(seat, 3))).toEqual([1, 2, 0]);
  });

  it("are so many steps apart, a full round for the seat itself", () => {
    expect([0, 1, 2, 3].map((seat) => stepsClockwise(2, seat, 4))).toEqual([2, 3, 4, 1]);
    for (let from = 0; from < 5; from++) {
      for (let seat = 0; seat < 5; seat++) {
        let at = clockwise(from, 5);
        let steps = 1;
        for (; at !== seat; steps++) at = clockwise(at, 5);
        expect(stepsClockwise(from, seat, 5)).toBe(steps);
      }
    }
  });

  it("are listed in seat order for every set of them, and the same set is the same list", () => {
    expect(seatsOf(0)).toEqual([]);
    expect(seatsOf(0b1011)).toEqual([0, 1, 3]);
    expect(seatsOf((1 << MOST_SEATS) - 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(seatsOf(0b1011)).toBe(seatsOf(0b1011));
  });
});

describe("sets of seats", () => {
  it("have the seats they were made of, each once", () => {
    expect(seatsOf(seatSet([3, 1, 3]))).toEqual([1, 3]);
    for (let seat = 0; seat < MOST_SEATS; seat++) expect(hasSeat(seatSet([3, 9]), seat)).toBe(seat === 3 || seat === 9);
  });

  it("take a seat in or out, and nothing else changes", () => {
    expect(seatsOf(withSeat(seatSet([0, 4]), 2))).toEqual([0, 2, 4]);
    expect(seatsOf(withSeat(seatSet([0, 4]), 4))).toEqual([0, 4]);
    expect(seatsOf(withoutSeat(seatSet([0, 4]), 4))).toEqual([0]);
    expect(seatsOf(withoutSeat(seatSet([0, 4]), 2))).toEqual([0, 4]);
  });
});

describe("viewers", () => {
  it("are each seat and the public", () => {
    expect(viewersOf(3)).toEqual([0, 1, 2, "public"]);
  });

  it("know what they are said to know; `all` knows everything", () => {
    expect(isKnower(1, [0, 1])).toBe(true);
    expect(isKnower(2, [0, 1])).toBe(false);
    expect(isKnower("public", [0, 1])).toBe(false);
    expect(isKnower("public", "everyone")).toBe(true);
    expect(isKnower(2, "everyone")).toBe(true);
    expect(isKnower("all", [])).toBe(true);
  });
});
