import { describe, expect, test } from "vitest";
import { fitFrame } from "./frame.ts";

const TABLE = ["head", "me"];
const STORY = ["once", "then", "now"];
const ASKED = ["what?", "1", "2"];

describe("a frame", () => {
  test("has all of the story for which there is room", () => {
    expect(fitFrame(TABLE, STORY, ASKED, 24)).toEqual([...TABLE, ...STORY, "", ...ASKED]);
    expect(fitFrame(TABLE, STORY, ASKED, 9)).toEqual([...TABLE, "then", "now", "", ...ASKED]);
  });

  test("keeps what is asked, whatever has to go", () => {
    expect(fitFrame(TABLE, STORY, ASKED, 7)).toEqual(["me", "now", "", ...ASKED]);
    for (let height = 4; height < 12; height++) {
      const rows = fitFrame(TABLE, STORY, ASKED, height);
      expect(rows.length).toBeLessThan(height);
      expect(rows.slice(-3)).toEqual(ASKED);
    }
  });
});
