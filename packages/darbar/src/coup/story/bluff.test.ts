import { readFileSync } from "node:fs";
import { coup } from "@darbar/coup";
import { parseRecord, replay } from "@darbar/kernel";
import { expect, test } from "vitest";
import { countBluffs } from "./bluff.ts";

test("the bluffs of the worked example (coup 10): P2's exchange, and P3's block, which is caught", () => {
  const text = readFileSync(new URL("../../../test/records/worked-example.json", import.meta.url), "utf8");
  const record = parseRecord(JSON.parse(text));
  if (!record.ok) throw new Error(record.error);
  const played = replay(coup, record.value);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const { options, opening, steps } = played.value;
  expect(countBluffs(coup.setup(options, 3), [...opening, ...steps.flatMap((step) => step.events)])).toEqual([
    { made: 0, caught: 0 },
    { made: 1, caught: 0 },
    { made: 1, caught: 1 },
  ]);
});
