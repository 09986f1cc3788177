import { LEVELS, STYLES } from "@darbar/bots";
import { BOT_LEVELS, BOT_STYLES, GAME_NAMES } from "@darbar/protocol";
import { expect, it } from "vitest";
import { gameOf } from "./games.ts";

it("the bots that can be asked for are the bots there are", () => {
  expect(BOT_LEVELS).toEqual(LEVELS);
  expect(BOT_STYLES).toEqual(STYLES);
});

it("every game of the protocol is hosted", () => {
  expect(GAME_NAMES.map((name) => gameOf(name)?.id)).toEqual(GAME_NAMES);
});
