import { seededDraw, type Viewer } from "@darbar/kernel";
import { firstAsked, playAtRandom } from "@darbar/kernel/testing";
import { expect, it } from "vitest";
import { cops } from "./cops.ts";
import { dwellOf, isQuiet, pauseOver } from "./dwell.ts";
import type { CopsEvent, Moment } from "./event.ts";
import type { ActionMove } from "./move.ts";
import type { State } from "./state.ts";
import { everyVariant } from "./variants.ts";

const SHOOT: ActionMove = { do: "shoot" };

it("how long bots pause, and what waits for what is shown, is the same for whoever looks on", () => {
  const chance = seededDraw("dwell");
  for (const variant of everyVariant()) {
    const see = (state: State): void => {
      const seen = cops.view(state, "public");
      expect([pauseOver(state), isQuiet(state)]).toEqual([pauseOver(seen), isQuiet(seen)]);
    };
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
  const moment = (moment: Moment, action: ActionMove | null = null): State => ({
    ...state,
    question: "moment",
    moment,
    action,
  });
  const longest = (of: State): number => pauseOver(of)[0] + pauseOver(of)[1];
  const quiet = [moment("turn-end", SHOOT), moment("investigated"), moment("announced", { do: "equip" })];
  const grave = [moment("hit", SHOOT), moment("eliminated"), moment("announced", SHOOT)];
  for (const each of quiet) expect(longest(each)).toBeLessThan(Math.min(...grave.map(longest)));
  expect(quiet.map(isQuiet)).toEqual([true, true, true]);
  expect(grave.map(isQuiet)).toEqual([false, false, false]);
  expect(isQuiet({ ...state, question: "act" })).toBe(false);
});
