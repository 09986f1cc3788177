import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contrast } from "../../../../test/contrast.ts";
import { STEEL } from "./equipment-back.tsx";

it("stands out from the table by night and by day, however small", () => {
  const skins = readFileSync(new URL("../../../styles/skins.css", import.meta.url), "utf8");
  const surfaces = [...skins.matchAll(/--surface: (#[0-9a-f]{6});/g)].map(([, colour]) => colour);
  expect(surfaces).toHaveLength(2);
  for (const surface of surfaces) expect(contrast(STEEL, surface)).toBeGreaterThan(3);
});
