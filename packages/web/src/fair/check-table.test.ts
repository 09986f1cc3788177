import { fail, ok } from "@darbar/kernel";
import { expect, it } from "vitest";
import { gameOf, keptOf, SHARES, secretOf, TABLE } from "../../test/fair-games.ts";
import { checkTable } from "./check-table.ts";
import { openKeptShares } from "./kept-share.ts";

const HONEST = gameOf(secretOf(0), [...SHARES, null]);

/** A device that has opened a share for each of these games, before a server with these records. */
function evening(opened: readonly number[], records: Readonly<Record<number, unknown>>, code = "no-such-game") {
  let text: string | null = null;
  const shares = openKeptShares({
    read: () => text,
    write: (next) => {
      text = next;
    },
  });
  for (const game of opened) shares.keep({ ...keptOf(secretOf(0)), game });
  const asked: number[] = [];
  const check = (number: number) =>
    checkTable(TABLE, number, shares, async (_, game) => {
      asked.push(game);
      return game in records ? ok(records[game]) : fail({ code, error: "no" });
    });
  return { check, asked };
}

it("an evening of honest games is checked game by game, each once", async () => {
  const { check, asked } = evening([1, 2, 3], { 1: HONEST, 2: HONEST, 3: HONEST });
  expect([await check(1), await check(3)]).toEqual([{ found: "fair" }, { found: "fair" }]);
  expect(asked).toEqual([1, 2, 3]);
});

it("a shuffle that was begun and never dealt is noticed after the next game", async () => {
  const { check } = evening([1, 2], { 2: HONEST });
  expect(await check(2)).toMatchObject({ found: "wrong", why: expect.stringContaining("game 1") });
});

it("a record that does not come is no cheat", async () => {
  const { check } = evening([1, 2], { 2: HONEST }, "offline");
  expect(await check(2)).toEqual({ found: "fair" });
  expect(await evening([1], {}, "offline").check(1)).toEqual({ found: "unread" });
});

it("a record of a game that nobody knows is none", async () => {
  expect(await evening([1], { 1: { ...HONEST, game: "chess" } }).check(1)).toMatchObject({ found: "wrong" });
  expect(await evening([1], { 1: null }).check(1)).toMatchObject({ found: "wrong" });
});
