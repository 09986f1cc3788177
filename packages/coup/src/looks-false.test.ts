import { expect, it } from "vitest";
import { given } from "../test/scenario.ts";
import { looksFalse } from "./looks-false.ts";

/** Whether what the first player claims looks false, to everybody alike. */
function looks(hands: readonly string[], ...play: readonly string[]): boolean {
  const game = given("classic", hands.length)
    .hands(...hands)
    .play(...play);
  const seen = ["P1", "P2", "P3", "public"].map((who) => looksFalse(game.view(who)));
  expect(new Set(seen).size, "nobody's own hand counts").toBe(1);
  return seen[0] === true;
}

it("is a claim that fewer hands than one in eight would bear out", () => {
  expect(looks(["duke contessa", "captain assassin", "captain contessa"], "P1 tax")).toBe(false);
  expect(looks(["duke contessa", "(duke) assassin", "captain contessa"], "P1 tax")).toBe(false);
  expect(looks(["duke contessa", "(duke) assassin", "(duke) contessa"], "P1 tax")).toBe(false);
  expect(looks(["duke (contessa)", "(duke) assassin", "captain contessa"], "P1 tax")).toBe(false);
  expect(looks(["duke (contessa)", "(duke) assassin", "(duke) contessa"], "P1 tax")).toBe(true);
  expect(looks(["captain (duke)", "(duke) assassin", "(duke) contessa"], "P1 tax")).toBe(true);
});

it("is a block as well, and nothing where nothing is claimed", () => {
  const hands = ["captain contessa", "assassin (duke)", "(duke) contessa"];
  expect(looks(hands, "P1 foreign-aid")).toBe(false);
  expect(looks(hands, "P1 foreign-aid", "P2 block as duke", "P3 pass")).toBe(true);
});
