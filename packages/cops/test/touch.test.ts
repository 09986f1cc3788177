import { seededDraw, viewersOf } from "@darbar/kernel";
import { nameOfSeats, playAtRandom, variantOf } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { type ActionMove, cops, MODES, type State, touches } from "../src/index.ts";
import { given } from "./scenario.ts";

/* What is whose affair: from what everybody sees. */

const LEADERS = ["agent any any", "kingpin any any"];

/** Whom the open moment of a game touches, "P1 P2". */
function touched(game: ReturnType<typeof given>): string {
  return whom(game.view("public"));
}

function whom(view: State): string {
  return nameOfSeats([...view.players.keys()].filter((seat) => touches(view, seat)));
}

describe("an open moment touches", () => {
  it("who is investigated, while it is announced and not when it has happened", () => {
    const game = given("base", 4).equipment("coffee", "taser").play("P1 investigate P3.1");
    expect(touched(game)).toBe("P3");
    game.play("others pass").expect({ moment: "investigated" });
    expect(touched(game)).toBe("");
    game.play("others pass").expect({ moment: "turn-end" });
    expect(touched(game)).toBe("");
  });

  it("who is shot at, will be hit, and has fallen", () => {
    const game = given("base", 4)
      .hands(...LEADERS)
      .equipment("coffee", null, "mobile-detonator")
      .guns("P1>P3")
      .play("P1 shoot")
      .expect({ moment: "announced" });
    expect(touched(game)).toBe("P3");
    game.play("others pass").expect({ moment: "hit" });
    expect(touched(game)).toBe("P3");
    game.play("others pass").expect({ moment: "eliminated" });
    expect(touched(game)).toBe("P3");
    game.play("P1 pass", "P3 play mobile-detonator P4").expect({ moment: "eliminated", out: "P3 P4" });
    expect(touched(game)).toBe("P3 P4");
  });

  it("who is shot at instead", () => {
    const game = given("base", 4)
      .hands(...LEADERS)
      .equipment("coffee", null, "restraining-order", "riot-shield")
      .guns("P1>P3")
      .play("P1 shoot", "P1 pass", "P4 pass", "P3 play restraining-order", "P1 aim P4")
      .expect({ moment: "announced" });
    expect(touched(game)).toBe("P4");
    game.play("others pass").expect({ moment: "hit" });
    game.play("P1 pass", "P4 play riot-shield", "P4 divert P3").expect({ moment: "hit" });
    expect(touched(game)).toBe("P3");
  });

  it.each<[string, ActionMove, string]>([
    ["whom a cop holds up", { do: "arm", target: 1 }, "P2"],
    ["nobody, where somebody takes a gun", { do: "arm" }, ""],
    ["nobody, where somebody is given a diamond", { do: "equip", to: 1 }, ""],
    ["whose diamonds are snatched", { do: "snatch", target: 2 }, "P3"],
    [
      "whose cards change places",
      {
        do: "swap",
        places: [
          [0, 1],
          [3, 2],
        ],
      },
      "P1 P4",
    ],
    ["whose gun is turned, and on whom", { do: "infiltrate", target: 1, to: 3 }, "P2 P4"],
  ])("%s", (_, action, seats) => {
    const view = given("gang", 4).equipment("coffee", "taser").play("P1 investigate P2.1").view("public");
    expect(whom({ ...view, action })).toBe(seats);
  });
});

it.each(MODES)("what touches whom is the same in everybody's eyes, whatever is held, in whole games of %s", (mode) => {
  const seats = 5;
  let moments = 0;
  for (const seed of ["one", "two", "three"]) {
    const see = (state: State): void => {
      if (state.question !== "moment" || whom(state) === "") return;
      moments++;
      for (const viewer of viewersOf(seats)) expect(whom(cops.view(state, viewer))).toBe(whom(state));
    };
    playAtRandom(cops, variantOf(cops, { mode }, seats), seededDraw(seed), { see });
  }
  expect(moments).toBeGreaterThan(20);
});
