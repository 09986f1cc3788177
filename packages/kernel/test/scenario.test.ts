import { crown } from "@darbar/kernel/crown";
import { describe, expect, it } from "vitest";
import { given } from "./crown-scenario.ts";

/* The language of scenarios, spoken of a game that fits into one file. */

describe("a scenario", () => {
  it("plays lines, and says how the table stands", () => {
    given("king knave knave")
      .waitingFor("P1")
      .mayOnly("P1", "claim")
      .play("P1 claim")
      .waitingFor("P2 P3")
      .play("P2 doubt", "P3 pass")
      .heard("public", "shown", "won")
      .expect({ won: "P1" });
  });

  it("lets everybody pass who is asked", () => {
    given("knave knave knave").play("P1 claim", "others pass").expect({ won: "P1" });
  });

  it("knows what a player may not do, and what is refused", () => {
    given("knave king").mayNot("P1", "pass").refuses("P1 doubt", "not-an-answer").refuses("P2 pass", "not-an-answer");
  });

  it("compares only what is said", () => {
    given("knave king king").play("P1 claim", "P2 doubt", "P3 pass").expect({ turn: "P2" }).expect({ won: "" });
  });

  it("shows a viewer their view", () => {
    const game = given("king knave");
    expect([game.view("P1").cards, game.view("public").cards]).toEqual([
      ["king", null],
      [null, null],
    ]);
  });
});

describe("a scenario fails", () => {
  it("at a line that is refused, and says which", () => {
    expect(() => given("king knave").play("P1 claim", "P1 claim")).toThrow(/P1 claim\n {2}P1 claim {3}← here\nrefused/);
  });

  it("at a line that is no move of anybody", () => {
    expect(() => given("king knave").play("P1 sing")).toThrow('"P1 sing" is no move');
    expect(() => given("king knave").play("Anahita claim")).toThrow('"Anahita" is not a player');
  });

  it("where the table stands otherwise", () => {
    expect(() => given("king knave").play("P1 claim", "P2 doubt").expect({ won: "P2" })).toThrow(/P1/);
  });

  it("where a draw is not listed", () => {
    expect(() => given("king queen").play("P1 claim")).toThrow("there is no queen left to draw");
  });

  it("where what a viewer is told does not fold to their view", () => {
    const leaking = { ...crown, redact: (event: Parameters<typeof crown.redact>[0]) => event };
    expect(() => given("king knave", leaking).play("P1 claim")).toThrow(/the view of 0 after/);
  });

  it("where deciding changes the table", () => {
    const decide: typeof crown.decide = (state, ...rest) => {
      state.prompt++;
      return crown.decide(state, ...rest);
    };
    expect(() => given("king knave", { ...crown, decide }).play("P1 claim")).toThrow("deciding changed the table");
  });

  it("where something is missing", () => {
    const audit = () => "a card is missing";
    expect(() => given("king knave", { ...crown, audit }).play("P1 claim")).toThrow(/the audit/);
  });
});
