import { expect, it } from "vitest";
import { bombed } from "../test/bombed.ts";
import { given } from "../test/scenario.ts";
import { touches } from "./touch.ts";

/** Whom the open window of a game touches, by seat. */
function touched(game: ReturnType<typeof given>): readonly number[] {
  const view = game.view("public");
  return [...view.players.keys()].filter((seat) => touches(view, seat) && seat !== view.claim?.seat);
}

it("touches whom an action is aimed at, and who has paid for one that is blocked", () => {
  const game = given("classic", 3).coins(3, 2, 2).play("P1 assassinate P2");
  expect(touched(game)).toEqual([1]);
  game.play("P3 pass", "P2 block as contessa");
  expect(touched(game)).toEqual([0]);
});

it("touches whom the bomb is passed on to", () => {
  expect(touched(bombed("classic").play("P2 pass-on P3"))).toEqual([2]);
  expect(touched(bombed("classic").play("P2 defuse"))).toEqual([]);
});

it("touches nobody where nothing is taken from anybody: a blocked steal leaves everything as it was", () => {
  expect(touched(given("classic", 3).play("P1 steal P2", "P3 pass", "P2 block as captain"))).toEqual([]);
  expect(touched(given("classic", 3).play("P1 foreign-aid", "P2 pass", "P3 block as duke"))).toEqual([]);
  expect(touched(given("classic", 3).play("P1 tax"))).toEqual([]);
});
