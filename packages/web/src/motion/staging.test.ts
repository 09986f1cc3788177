import { expect, it } from "vitest";
import { type Beat, roundTheTable } from "./beat.ts";
import { typeOf } from "./event-type.ts";
import { whatChanges } from "./perform.ts";
import { during, inOrder } from "./staging.ts";

it("what follows one another is over when the time is", () => {
  const slice = inOrder(3, 400);
  expect(slice(0)).toEqual({ delay: 0, duration: 240 });
  expect(slice(3).delay + slice(3).duration).toBe(400);
  expect(slice(1).delay).toBeLessThan(slice(2).delay);
});

it("what is alone has all the time", () => {
  expect(inOrder(0, 400)(0)).toEqual({ delay: 0, duration: 400 });
  expect(during([0.25, 0.75], 400)).toEqual({ delay: 100, duration: 200 });
});

it("a dealer passes by who has all their cards", () => {
  const given: string[] = [];
  roundTheTable([1, 2], (seat, card, order): Beat => {
    given.push(`${order}: card ${card} to ${seat}`);
    return { do: "nod", seat };
  });
  expect(given).toEqual(["0: card 0 to 0", "1: card 0 to 1", "2: card 1 to 1"]);
});

it("where nothing moves, a thing that flew appears where it is now, and crossed cards in both places", () => {
  const from = { at: "purse-1" };
  const to = { at: "treasury" };
  expect(whatChanges({ do: "fly", thing: "coin", from, to, order: 0 })).toEqual([to]);
  expect(whatChanges({ do: "cross", places: [from, to] })).toEqual([from, to]);
  expect(whatChanges({ do: "tremble", during: [0, 1] })).toEqual([]);
});

it("knows what kind of event this is, if it is one", () => {
  expect(typeOf({ type: "won" })).toBe("won");
  for (const none of [null, undefined, 7, "won", {}, { type: 7 }]) expect(typeOf(none)).toBe("");
});
