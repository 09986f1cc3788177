import { replay } from "@darbar/kernel";
import { crown } from "@darbar/kernel/crown";
import { holdLaws } from "@darbar/kernel/laws";
import { describe, expect, it } from "vitest";

describe("a third game in one file", () => {
  it("keeps every law with any number of seats", () => {
    const cases = [2, 3, 5, 8, 10].map((seats) => ({ options: {}, seats }));
    const held = holdLaws(crown, cases, { games: 200, seed: "crown" });
    expect(held.ok ? held.value.games : held.error).toBe(200);
  });

  it("is replayed from a record like the others", () => {
    const moves = [
      [0, { do: "claim" }],
      [2, { do: "doubt" }],
      [1, { do: "pass" }],
      [1, { do: "claim" }],
      [2, { do: "pass" }],
    ] as const;
    const record = { game: "crown", options: {}, seats: 3, draws: ["knave", "king", "knave"], moves };
    const played = replay(crown, record);
    expect(played.ok ? crown.outcome(played.value.state) : played.error).toEqual({ winners: [1], as: "crowned" });
  });
});
