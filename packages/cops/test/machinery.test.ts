import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EQUIPMENT_CARDS, EQUIPMENT_NAMES } from "../src/index.ts";

const SOURCE = new URL("../src/", import.meta.url);

/** All source files but those of the equipment itself. */
function machinery(): readonly string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  return files.filter((name) => name.endsWith(".ts") && !name.startsWith("equipment/") && !name.endsWith(".test.ts"));
}

describe("each equipment card is one entry and one file", () => {
  it("has a file of its own for every kind", () => {
    const files = readdirSync(new URL("equipment/", SOURCE)).filter((name) => !name.endsWith(".test.ts"));
    expect(files.toSorted()).toEqual(
      [...EQUIPMENT_NAMES.map((name) => `${name}.ts`), "box.ts", "index.ts", "rule.ts"].toSorted(),
    );
  });

  it("is not named anywhere in the machinery of the turn", () => {
    const named = machinery().flatMap((file) => {
      const text = readFileSync(new URL(file, SOURCE), "utf8");
      return EQUIPMENT_NAMES.filter((name) => text.includes(`"${name}"`)).map((name) => `${file}: ${name}`);
    });
    expect(machinery().length).toBeGreaterThan(30);
    expect(named).toEqual([]);
  });

  it("cops 5: 20 kinds, 21 cards, two of them defibrillators", () => {
    expect([EQUIPMENT_NAMES.length, EQUIPMENT_CARDS.length]).toEqual([20, 21]);
    expect(EQUIPMENT_CARDS.filter((name) => name === "defibrillator")).toHaveLength(2);
  });
});
