import { coup, everyVariant } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { firstAsked, playAtRandom } from "@darbar/kernel/testing";
import { expect, it } from "vitest";
import { picturesIn, placesIn } from "../../../../test/motion/named-in.ts";
import { coupEvent, paceOf } from "./motion-pace.ts";
import { draw } from "./motion-pictures.tsx";
import { scriptOf } from "./motion-script.ts";

/** What a table of Coup calls its places. */
const PLACE = /^(court|treasury|reserve|bomb|(seat|purse)-\d)$/;

it("gives each beat its time, and lets a question wait for what must be seen first", () => {
  const claim = { type: "announced", seat: 1, action: "tax", target: null, as: "duke" };
  const coup = { ...claim, action: "coup", target: 2, as: null };
  const income = { ...claim, action: "income", as: null };
  const paces = [claim, coup, income].map(paceOf);
  expect(paces).toEqual([900, 900, 300].map((lasts) => ({ lasts, holds: false })));
  const beats = { dealt: 900, blocked: 900, claimed: 900, paid: 300 };
  for (const [type, lasts] of Object.entries(beats)) expect(paceOf({ type }), type).toEqual({ lasts, holds: false });
  const held = { challenged: 1_200, showed: 1_800, refused: 1_800, lost: 1_200, out: 1_500, won: 3_000 };
  for (const [type, lasts] of Object.entries(held)) expect(paceOf({ type }), type).toEqual({ lasts, holds: true });
});

it("does not dwell on what nobody sees, nor on what it does not know", () => {
  for (const event of [
    { type: "asked" },
    { type: "turn" },
    { type: "answered" },
    { type: "toString" },
    {},
    null,
    7,
    "paid",
  ]) {
    expect(paceOf(event).lasts).toBe(0);
  }
  expect(coupEvent({ type: "constructor" })).toBeNull();
});

it("has something to show for whatever takes its time, except for what only changes the middle of the table", () => {
  const chance = seededDraw("motion");
  for (const variant of everyVariant().filter((_, index) => index % 9 === 0)) {
    const { events } = playAtRandom(coup, variant, chance, { who: firstAsked });
    for (const event of events) {
      const beats = scriptOf(event);
      for (const place of placesIn(beats)) expect(place).toMatch(PLACE);
      for (const picture of picturesIn(beats)) expect(draw(picture), picture).not.toBeNull();
      if (event.type === "bomb-ended") continue;
      expect(beats.length > 0).toBe(paceOf(event).lasts > 0);
    }
  }
});

it("coins travel one after another from payer to receiver", () => {
  expect(scriptOf({ type: "paid", from: 2, to: "treasury", coins: 2 })).toEqual([
    { do: "fly", thing: "coin", from: { at: "purse-2" }, to: { at: "treasury" }, order: 0 },
    { do: "fly", thing: "coin", from: { at: "purse-2" }, to: { at: "treasury" }, order: 1 },
  ]);
});

it("cards are dealt round the table, as a dealer does", () => {
  const beats = scriptOf({
    type: "dealt",
    hands: [
      [null, null],
      ["duke", "duke"],
    ],
  });
  expect(beats.map((beat) => ("to" in beat ? beat.to : null))).toEqual([
    { handOf: 0, back: 1 },
    { handOf: 1, back: 1 },
    { handOf: 0, back: 0 },
    { handOf: 1, back: 0 },
  ]);
  // What flies is a card's back, whoever looks.
  expect(JSON.stringify(beats)).not.toContain("duke");
});
