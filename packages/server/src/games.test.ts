import { LEVELS, STYLES } from "@darbar/bots";
import { findGame, GAMES } from "@darbar/games";
import { BOT_LEVELS, BOT_STYLES, GAME_NAMES } from "@darbar/protocol";
import { expect, it } from "vitest";

it("the bots that can be asked for are the bots there are", () => {
  expect(BOT_LEVELS).toEqual(LEVELS);
  expect(BOT_STYLES).toEqual(STYLES);
});

it("every game of the protocol is hosted, and no other", () => {
  expect(GAME_NAMES.map((name) => findGame(name)?.id)).toEqual(GAME_NAMES);
  expect(GAMES.map(({ id }) => id)).toEqual(GAME_NAMES);
});
