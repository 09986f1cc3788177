import { describe, expect, test } from "vitest";
import { SECOND_GAME, WITH_SECOND } from "../test/second-game.ts";
import { flagRows, flagsOf, knownFlags, rawOptions, strangeFlag } from "./flags.ts";
import { GAMES } from "./games.ts";

const [usual] = GAMES;

describe("the flags of several games", () => {
  test("are all known, with a value or without", () => {
    expect(knownFlags(WITH_SECOND)).toMatchObject({ pace: { type: "string" }, "without-words": { type: "boolean" } });
    expect(knownFlags(GAMES)).not.toHaveProperty("pace");
  });

  test("set the options of their game, and only those that were typed", () => {
    expect(rawOptions({ "without-words": true, seats: "4" }, SECOND_GAME)).toEqual({ withoutWords: true });
    expect(rawOptions({ "without-words": true, edition: "ru" }, usual)).toEqual({ edition: "ru" });
  });

  test("are strange at another game's table", () => {
    expect(strangeFlag({ pace: "slow", seats: "4" }, SECOND_GAME, WITH_SECOND)).toBe(null);
    expect(strangeFlag({ pace: "slow" }, usual, WITH_SECOND)).toBe(`--pace is for second, and this is ${usual.id}`);
  });

  test("have a row each in a help text", () => {
    expect(flagRows(flagsOf(SECOND_GAME), 16)).toBe(
      "  --pace P        slow (the default) or quick\n  --without-words nobody speaks\n",
    );
  });
});
