import { generate } from "lean-qr";
import { expect, test } from "vitest";
import { qrPath } from "./qr.ts";

test("the path covers just the dark modules, with a quiet zone around", () => {
  const text = "https://darbar.example/t/KWRTZ";
  const bitmap = generate(text);
  const { side, path } = qrPath(text);
  expect(side).toBe(bitmap.size + 8);
  const drawn = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu)) {
    for (let step = 0; step < Number(length); step++) drawn.add(`${Number(x) + step} ${y}`);
  }
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) expect(drawn.has(`${x} ${y}`)).toBe(bitmap.get(x - 4, y - 4));
  }
});
