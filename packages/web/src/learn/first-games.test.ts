// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { StorageSlot } from "../app/settings.ts";
import { countGame, gamesPlayed } from "./first-games.ts";

function slot(kept: string | null = null): StorageSlot {
  let text = kept;
  return {
    read: () => text,
    write: (next) => {
      text = next;
    },
  };
}

it("counts the games of each kind apart, and no more than the first ones", () => {
  const storage = slot();
  countGame(storage, "cops");
  expect([gamesPlayed(storage, "cops"), gamesPlayed(storage, "coup")]).toEqual([1, 0]);
  for (let game = 0; game < 9; game++) countGame(storage, "cops");
  countGame(storage, "coup");
  expect([gamesPlayed(storage, "cops"), gamesPlayed(storage, "coup")]).toEqual([3, 1]);
});

it.each(["", "[]", "null", "7", '{"cops":"3"}', '{"cops":-1}', '{"cops":1.5}', "{"])(
  "takes what it cannot read as never kept: %s",
  (text) => {
    const storage = slot(text);
    expect(gamesPlayed(storage, "cops")).toBe(0);
    countGame(storage, "cops");
    expect(gamesPlayed(storage, "cops")).toBe(1);
  },
);
