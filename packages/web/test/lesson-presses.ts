import type { StepName } from "../src/games/cops/lesson/script.ts";

/** What is pressed at each step to do what the example does; in moments that touch nobody, after wanting to use one's equipment. */
export const PRESSES: Readonly<Partial<Record<StepName, readonly string[]>>> = {
  lay: ["card-0-0", "card-0-1", "card-0-2", "confirm"],
  investigate: ["investigate", "seat-2", "card-2-1"],
  dog: ["play-k9-unit", "seat-2"],
  equip: ["equip"],
  show: ["card-0-0"],
  arm: ["arm"],
  "show-again": ["card-0-1"],
  aim: ["seat-2"],
  coffee: ["play-coffee"],
  shoot: ["shoot"],
};
