import { leadIn, type Seat, seededDraw } from "@darbar/kernel";
import { firstAsked, playAtRandom, variantOf } from "@darbar/kernel/testing";
import { expect, it } from "vitest";
import { coup } from "./coup.ts";
import { dwellOf, pauseOver } from "./dwell.ts";
import type { CoupEvent } from "./event.ts";
import type { State } from "./state.ts";
import { everyVariant } from "./variants.ts";

it("what waits for what is shown, and how long bots pause, is the same for whoever looks on", () => {
  const chance = seededDraw("dwell");
  for (const variant of everyVariant().filter((_, place) => place % 11 === 0)) {
    const see = (state: State, _: Seat, past: readonly CoupEvent[]): void => {
      expect(pauseOver(state)).toEqual(pauseOver(coup.view(state, "public")));
      expect(leadIn(past, dwellOf)).toEqual(leadIn(seenBy(past), dwellOf));
    };
    playAtRandom(coup, variant, chance, { who: firstAsked, see });
  }
});

function seenBy(events: readonly CoupEvent[]): readonly CoupEvent[] {
  return events.flatMap((event) => coup.redact(event, "public") ?? []);
}

it("the table holds its breath while a card is to be shown, and hurries over what is nobody's affair", () => {
  const state = coup.setup(variantOf(coup, {}, 3).options, 3);
  expect(pauseOver({ ...state, question: "act" })).toEqual([400, 400]);
  const claim = { seat: 0, as: "duke", on: "action" } as const;
  const tax = { kind: "tax", seat: 0, target: null } as const;
  const theft = { kind: "steal", seat: 0, target: 1 } as const;
  expect(pauseOver({ ...state, question: "prove", action: tax, claim, challenger: 1 })).toEqual([800, 600]);
  expect(pauseOver({ ...state, question: "respond", action: tax, claim })).toEqual([200, 600]);
  expect(pauseOver({ ...state, question: "respond", action: theft, claim })).toEqual([300, 900]);
});
