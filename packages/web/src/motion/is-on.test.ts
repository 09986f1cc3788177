import { expect, it } from "vitest";
import { mayMove } from "./is-on.ts";

it("things move unless the reader, the system or a hidden page says no", () => {
  expect(mayMove({ motion: "auto", isReduced: false, isHidden: false })).toBe(true);
  expect(mayMove({ motion: "off", isReduced: false, isHidden: false })).toBe(false);
  expect(mayMove({ motion: "auto", isReduced: true, isHidden: false })).toBe(false);
  expect(mayMove({ motion: "auto", isReduced: false, isHidden: true })).toBe(false);
});
