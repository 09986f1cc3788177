import { type CoupEvent, coup } from "@darbar/coup";
import { seededDraw, type Viewer } from "@darbar/kernel";
import { expect, it } from "vitest";
import { seenBy } from "./seen-by.ts";

const options = coup.options({}, 3);
if (!options.ok) throw new Error(options.error);
const dealt = coup.deal(coup.setup(options.value, 3), seededDraw("seen by"));
const asSeenBy = (viewer: Viewer): readonly CoupEvent[] => dealt.flatMap((event) => coup.redact(event, viewer) ?? []);

it("tells a past as it was seen, though the cards lie open now", () => {
  expect(seenBy(asSeenBy(1), "all", 1)).toBe(1);
  expect(seenBy(asSeenBy("public"), "all", null)).toBe("public");
  expect(seenBy(asSeenBy("all"), "all", null)).toBe("all");
  expect(seenBy(asSeenBy(2), 2, 2)).toBe(2);
});
