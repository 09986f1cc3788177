import { seededDraw, type Viewer } from "@darbar/kernel";
import { firstAsked, playAtRandom } from "@darbar/kernel/testing";
import { expect, it } from "vitest";
import { cops } from "./cops.ts";
import { dwellOf, pauseOver } from "./dwell.ts";
import type { CopsEvent } from "./event.ts";
import type { State } from "./state.ts";
import { everyVariant } from "./variants.ts";

it("how long bots pause, and what waits for what is shown, is the same for whoever looks on", () => {
  const chance = seededDraw("dwell");
  for (const variant of everyVariant()) {
    const see = (state: State): void => expect(pauseOver(state)).toEqual(pauseOver(cops.view(state, "public")));
    const { events } = playAtRandom(cops, variant, chance, { who: firstAsked, see });
    for (const event of events) {
      // Only a card's own face is looked at for longer, by who sees it.
      if (event.type === "looked" || event.type === "swapped") expect(seen(event, "public")?.lasts).toBe(900);
      else if (seen(event, "public") !== null) expect(seen(event, "all")).toEqual(seen(event, "public"));
    }
  }
});

function seen(event: CopsEvent, viewer: Viewer) {
  const known = cops.redact(event, viewer);
  return known === null ? null : dwellOf(known);
}

it("hurries over moments that concern nobody, and not over those of life and death", () => {
  const options = cops.options({}, 4);
  if (!options.ok) throw new Error(options.error);
  const state = cops.setup(options.value, 4);
  expect(pauseOver({ ...state, question: "moment", moment: "turn-end" })).toEqual([200, 600]);
  expect(pauseOver({ ...state, question: "moment", moment: "hit" })).toEqual([300, 900]);
  expect(pauseOver({ ...state, question: "act" })).toEqual([400, 400]);
});
