import { expect, test } from "vitest";
import { timetable } from "./timetable.mjs";

test("every step has a line, and those side by side are bracketed", () => {
  const text = timetable(
    [
      [{ title: "Installing", milliseconds: 31_000 }],
      [
        { title: "Tests", milliseconds: 98_760 },
        { title: "Browser", milliseconds: 190_000 },
      ],
    ],
    221_000,
  );
  expect(text).toBe(
    [
      "Where the time went, in seconds:",
      "  Installing                 31.0",
      "  Tests                      98.8  ┐ side by side",
      "  Browser                   190.0  ┘",
      "  in all                    221.0",
      "",
    ].join("\n"),
  );
});
