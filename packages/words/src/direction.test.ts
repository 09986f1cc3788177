import { expect, it } from "vitest";
import { directionOf } from "./direction.ts";
import { isolate } from "./words.ts";

it("is that of the first letter of a name, whatever stands before it", () => {
  expect(directionOf("Cyrus")).toBe("ltr");
  expect(directionOf("کوروش")).toBe("rtl");
  expect(directionOf(isolate("יונתן"))).toBe("rtl");
  expect(directionOf("7 Эстер")).toBe("ltr");
  expect(directionOf("7")).toBe("ltr");
});
