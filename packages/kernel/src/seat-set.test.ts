import { describe, expect, it } from "vitest";
import { allSeats, hasSeat, MOST_SEATS, NO_SEATS, seatSet, seatsOf, withoutSeat, withSeat } from "./seat-set.ts";

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

  it("are listed in seat order for every set of them, and the same set is the same list", () => {
    expect(seatsOf(NO_SEATS)).toEqual([]);
    expect(seatsOf(allSeats(4))).toEqual([0, 1, 2, 3]);
    for (const seats of [
      [0, 1, 3],
      [9, 10],
      [0, MOST_SEATS - 1],
    ]) {
      expect(seatsOf(seatSet(seats))).toEqual(seats);
      expect(seatsOf(seatSet(seats))).toBe(seatsOf(seatSet(seats)));
    }
    expect(seatsOf(allSeats(MOST_SEATS))).toHaveLength(MOST_SEATS);
  });
});
