// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { paceFor } from "./pace.ts";

const FLIGHT = { lasts: 600, holds: false };
const VERDICT = { lasts: 1_800, holds: true };

it("a fast reader is shown everything in half the time", () => {
  expect(paceFor(FLIGHT, { motion: "auto", pace: "usual" })).toEqual(FLIGHT);
  expect(paceFor(FLIGHT, { motion: "auto", pace: "fast" })).toEqual({ lasts: 300, holds: false });
  expect(paceFor(VERDICT, { motion: "auto", pace: "fast" })).toEqual({ lasts: 900, holds: true });
});

it("where nothing moves, what flew fades in, and what is to be read stays as long as ever", () => {
  expect(paceFor(FLIGHT, { motion: "off", pace: "usual" })).toEqual({ lasts: 150, holds: false });
  expect(paceFor(VERDICT, { motion: "off", pace: "usual" })).toEqual(VERDICT);
});

it("a page that nobody sees shows nothing", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect(paceFor(VERDICT, { motion: "auto", pace: "usual" }).lasts).toBe(0);
  hidden.mockRestore();
});
