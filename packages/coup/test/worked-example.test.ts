import { describe, it } from "vitest";
import type { Edition } from "../src/index.ts";
import { given, type Scenario } from "./scenario.ts";

const BEGINS = "contessa duke";

function start(edition: Edition): Scenario {
  return given(edition, 3).hands("contessa duke", "captain contessa", "assassin duke");
}
describe("x", () => {
  it("y", () => {
    start("classic").play("P1 tax", "others pass").expect({ coins: [5, 2, 2], hidden: [BEGINS, "captain contessa", "assassin duke"], treasury: 41, waiting: "P2" }).refuses("P2 steal P2", "target-self").play("P2 steal P3");
  });
});
