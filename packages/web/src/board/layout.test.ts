import { expect, it } from "vitest";
import { layoutFor } from "./layout.ts";

it("has a table for each kind of screen", () => {
  const sizes = [
    [360, 640, "phone"],
    [390, 844, "phone"],
    [844, 390, "land"],
    [820, 1180, "tall"],
    [1024, 768, "tall"],
    [1280, 720, "wide"],
    [1366, 768, "wide"],
    [1440, 900, "wide"],
    [2560, 1440, "wide"],
  ] as const;
  for (const [width, height, layout] of sizes) expect(layoutFor(width, height, 16), `${width}×${height}`).toBe(layout);
});

it("gives large letters the table of a smaller screen", () => {
  expect(layoutFor(1440, 900, 32)).toBe("land");
  expect(layoutFor(820, 1180, 32)).toBe("phone");
  expect(layoutFor(390, 844, 32)).toBe("phone");
  expect(layoutFor(2560, 1440, 32)).toBe("wide");
});
