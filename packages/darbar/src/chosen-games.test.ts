import { ok } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { WITH_SECOND } from "../test/second-game.ts";
import { chooseGames, choosingFlags, choosingHelp } from "./chosen-games.ts";
import { GAMES } from "./games.ts";

describe("which games are meant", () => {
  test("all, if nothing is said", () => {
    expect(chooseGames({})).toEqual(ok(GAMES.map(({ id }) => ({ game: id, kind: null }))));
  });

  test("one that is named, or one of which a kind is", () => {
    expect(chooseGames({ game: "second" }, WITH_SECOND)).toEqual(ok([{ game: "second", kind: null }]));
    expect(chooseGames({ pace: "quick" }, WITH_SECOND)).toEqual(ok([{ game: "second", kind: "quick" }]));
    expect(chooseGames({ pace: "quick", edition: "ru" }, WITH_SECOND)).toEqual(
      ok([
        { game: "coup", kind: "ru" },
        { game: "second", kind: "quick" },
      ]),
    );
  });

  test.each([
    [{ game: "chess" }, /^--game must be .*coup.* or second; you gave "chess"$/],
    [{ game: "coup", pace: "slow" }, /^--pace is for second, and you asked for coup$/],
    [{ pace: "idle" }, /^--pace must be one of slow, quick; you gave "idle"$/],
  ])("%j is refused in one sentence", (typed, sentence) => {
    expect(chooseGames(typed, WITH_SECOND)).toEqual({ ok: false, error: expect.stringMatching(sentence) });
  });

  test("the flags are known and explained", () => {
    expect(Object.keys(choosingFlags(WITH_SECOND))).toEqual(expect.arrayContaining(["game", "edition", "pace"]));
    expect(choosingHelp(14, WITH_SECOND)).toContain("  --pace P      one pace of Second Game only: slow, quick\n");
  });
});
