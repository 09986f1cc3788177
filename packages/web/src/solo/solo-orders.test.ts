import { cops } from "@darbar/cops";
import { expect, it } from "vitest";
import { copsReader, gameIn } from "../../test/solo-reader.ts";
import { stillWorld } from "../../test/solo-world.ts";

it("an order to pass where nothing else can be done asks the reader where their equipment can be used", async () => {
  let asked = 0;
  let passed = 0;
  for (let seed = 0; seed < 6; seed++) {
    const world = stillWorld(seed);
    const reader = copsReader({ options: {}, seats: 5, name: "Reader", me: 0, patient: true }, world);
    await reader.table.do({ do: "order", order: "pass-if-nothing-else" });
    while (gameIn(reader.snapshot()).outcome === null) {
      const isMoment = reader.view().question === "moment";
      const couldOnlyPass = isMoment && reader.legal().length === 1;
      if (await world.step()) {
        if (couldOnlyPass && reader.legal().length === 0) passed++;
        continue;
      }
      expect(reader.legal().length, "who could only pass is not asked").not.toBe(1);
      if (isMoment) asked++;
      expect(await reader.move(isMoment ? { do: "pass" } : cops.fallback(reader.view(), 0))).toMatchObject({
        ok: true,
      });
    }
  }
  expect(asked).toBeGreaterThan(3);
  expect(passed).toBeGreaterThan(3);
});
