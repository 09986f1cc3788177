import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* In what games that were begun by version 1 of the rules differ: docs/records.md. Whole ones are in kept/. */

describe("a game by version 1 of the rules", () => {
  it("records: of several plays the nearest comes first, also before an evidence bag", () => {
    given("base", 4, 1)
      .equipment(null, "coffee", "evidence-bag")
      .play("P1 investigate P4.1", "P3 play evidence-bag P2 to P4", "P2 play coffee")
      .expect({ question: "act", equipment: [null, null, "evidence-bag", null], lastUnder: "coffee" });
  });
});
