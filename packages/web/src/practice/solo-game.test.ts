import { coup } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { expect, it } from "vitest";
import { drawManners, USUAL_BOTS } from "./manner.ts";
import { soloCoup } from "./solo-coup.ts";
import { answer, closeWindow, dealGame, isComplete, type SoloGame } from "./solo-game.ts";

const draw = seededDraw("a practice game");

/** Seat 2 of four has claimed the duke. */
function taxed(): SoloGame {
  const raw = { edition: "classic", first: 2 };
  const options = coup.options(raw, 4);
  if (!options.ok) throw new Error(options.error);
  const manners = drawManners(USUAL_BOTS, 4, draw);
  const game = dealGame(soloCoup, { number: 1, rawOptions: raw, options: options.value, manners }, draw, 0);
  give(game, 2, "tax");
  return game;
}

function give(game: SoloGame, seat: number, move: string): void {
  const answered = answer(game, seat, { do: move }, draw, 0);
  if (!answered.ok) throw new Error(JSON.stringify(answered.error));
}

it("answers of a window change nothing until it closes", () => {
  const game = taxed();
  const before = JSON.stringify([game.state, game.moves, game.events]);
  give(game, 0, "pass");
  give(game, 1, "pass");
  expect(isComplete(game, draw)).toBe(false);
  expect(JSON.stringify([game.state, game.moves, game.events])).toBe(before);
  give(game, 3, "pass");
  expect(isComplete(game, draw)).toBe(true);
  expect(closeWindow(game, draw, 0)).toContainEqual({ type: "turn", seat: 3 });
  expect(game.given.size).toBe(0);
});

it("a challenge completes a window, and of several the nearest clockwise counts", () => {
  const game = taxed();
  give(game, 1, "pass");
  give(game, 0, "challenge");
  expect(isComplete(game, draw)).toBe(true);
  give(game, 3, "challenge");
  const events = closeWindow(game, draw, 0);
  expect(events).toContainEqual({ type: "challenged", seat: 3, claimant: 2, as: "duke" });
  expect(game.moves.slice(1)).toEqual([[3, { do: "challenge" }]]);
});
