import { type Character, coup, type State } from "@darbar/coup";
import { scriptedDraw, seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { belief } from "./belief.ts";

/** What the first of three players sees after this deal. */
function viewAfter(...cards: readonly Character[]): State {
  const options = coup.options({}, 3);
  if (!options.ok) throw new Error(options.error);
  const state = coup.setup(options.value, 3);
  for (const event of coup.deal(state, scriptedDraw(cards, seededDraw("the rest")))) coup.evolve(state, event);
  return coup.view(state, 0);
}

describe("belief", () => {
  test("a claim is believed the less, the more of its cards are in sight", () => {
    const none = belief(viewAfter("contessa", "captain"), 1, "duke");
    const one = belief(viewAfter("duke", "captain"), 1, "duke");
    const two = belief(viewAfter("duke", "duke"), 1, "duke");
    expect(none).toBeGreaterThan(one);
    expect(one).toBeGreaterThan(two);
    expect(two).toBeGreaterThan(0);
  });

  test("with every copy in sight it cannot be so", () => {
    const view = viewAfter("duke", "duke");
    view.players[2].hidden = view.players[2].hidden.slice(1);
    view.players[2].shown = ["duke"];
    expect(belief(view, 1, "duke")).toBe(0);
    expect(belief(view, 1, "no-duke")).toBe(100);
  });

  test("a card that was seen there is certain", () => {
    const view = viewAfter("duke", "duke");
    view.sightings = [{ seat: 1, card: "captain", by: 0 }];
    expect(belief(view, 1, "captain")).toBe(100);
    expect(belief(view, 2, "captain")).toBeLessThan(100);
  });

  test("one's own hand is no matter of belief", () => {
    const view = viewAfter("duke", "captain");
    expect(belief(view, 0, "captain")).toBe(100);
    expect(belief(view, 0, "contessa")).toBe(0);
  });
});
