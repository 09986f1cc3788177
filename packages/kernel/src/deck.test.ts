import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copyDeck, deckSize, drawCard, newDeck, putUnder, shuffleIn, takeCard, takeTop, viewDeck } from "./deck.ts";
import { DrawError, scriptedDraw, seededDraw } from "./draw.ts";

type Card = "a" | "b" | "c";

describe("a lazy deck", () => {
  it("draws from the bag by chance, and takes what it drew", () => {
    const deck = newDeck<Card>(["a", "b", "b", "c"]);
    expect(drawCard(deck, scriptedDraw(["b"]))).toBe("b");
    expect(deck.bag?.toSorted()).toEqual(["a", "b", "c"]);
    expect(deckSize(deck)).toBe(3);
  });

  it("draws every card of the bag once", () => {
    const deck = newDeck<Card>(["a", "b", "b", "c"]);
    const draw = seededDraw("all of it");
    const drawn = [1, 2, 3, 4].map(() => drawCard(deck, draw));
    expect(drawn.toSorted()).toEqual(["a", "b", "b", "c"]);
    expect(deck).toEqual({ loose: 0, bag: [], under: [] });
    expect(() => drawCard(deck, draw)).toThrow(new DrawError("there is nothing left to draw from"));
  });

  it("draws what was put under in that order, and by no chance, once the bag is empty", () => {
    const deck = newDeck<Card>(["a"]);
    putUnder(deck, "c", [0]);
    putUnder(deck, "b", "everyone");
    const draw = scriptedDraw(["a"]);
    expect([drawCard(deck, draw), drawCard(deck, draw), drawCard(deck, draw)]).toEqual(["a", "c", "b"]);
    expect(draw.left()).toBe(0);
  });

  it("loses track of a card that is shuffled in", () => {
    const deck = newDeck<Card>(["a"]);
    shuffleIn(deck, "c");
    expect(deck.loose).toBe(2);
    expect(drawCard(deck, scriptedDraw(["c"]))).toBe("c");
  });

  it("cannot be drawn from in a view", () => {
    const view = viewDeck(newDeck<Card>(["a"]), 0);
    expect(() => drawCard(view, seededDraw(""))).toThrow(new DrawError("a view of a deck cannot be drawn from"));
  });

  it("tells, of a card taken from under, what was known of it", () => {
    const deck = newDeck<Card>(["a"]);
    putUnder(deck, "b", [1, 2]);
    expect(takeTop(deck, "a")).toBeUndefined();
    expect(takeTop(deck, "b")).toEqual({ card: "b", knownTo: [1, 2] });
  });

  it("is copied so that neither changes with the other", () => {
    const deck = newDeck<Card>(["a", "b"]);
    putUnder(deck, "c", []);
    const copy = copyDeck(deck);
    drawCard(copy, seededDraw(""));
    putUnder(copy, "a", []);
    expect(deck).toEqual({ loose: 2, bag: ["a", "b"], under: [{ card: "c", knownTo: [] }] });
  });
});

describe("a view of a deck", () => {
  const deck = newDeck<Card>(["a", "b"]);
  putUnder(deck, "c", [1]);
  putUnder(deck, "a", "everyone");

  it("shows how many cards there are, and of those put under the ones its viewer knows", () => {
    const stranger = {
      loose: 2,
      bag: null,
      under: [
        { card: null, knownTo: [1] },
        { card: "a", knownTo: "everyone" },
      ],
    };
    expect(viewDeck(deck, 0)).toEqual(stranger);
    expect(viewDeck(deck, "public")).toEqual(stranger);
    expect(viewDeck(deck, 1).under.map((put) => put.card)).toEqual(["c", "a"]);
    expect(viewDeck(deck, 1).bag).toBeNull();
    expect(viewDeck(deck, "all")).toEqual(deck);
  });

  it("folds the same facts as the deck itself", () => {
    const operation = fc.oneof(
      fc.constant({ kind: "take" } as const),
      fc.record({
        kind: fc.constant("under" as const),
        card: fc.constantFrom<Card>("a", "b", "c"),
        by: fc.nat({ max: 2 }),
      }),
      fc.record({ kind: fc.constant("shuffle" as const), card: fc.constantFrom<Card>("a", "b", "c") }),
    );
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 20 }), (operations) => {
        const table = newDeck<Card>(["a", "a", "b", "c"]);
        const seen = viewDeck(table, 0);
        const draw = seededDraw("folding");
        for (const each of operations) {
          if (each.kind === "under") {
            putUnder(table, each.card, [each.by]);
            putUnder(seen, each.by === 0 ? each.card : null, [each.by]);
          } else if (each.kind === "shuffle" && table.under.length === 0) {
            shuffleIn(table, each.card);
            shuffleIn(seen, null);
          } else if (each.kind === "take" && deckSize(table) > 0) {
            drawCard(table, draw);
            takeTop(seen, null);
          }
          expect(seen).toEqual(viewDeck(table, 0));
          expect(table.bag).toHaveLength(table.loose);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("taking a card out of a pile", () => {
  it("takes one of a kind and leaves the others in order", () => {
    const pile = ["duke", "captain", "duke", "contessa"];
    expect(takeCard(pile, "duke")).toBe(true);
    expect(pile).toEqual(["captain", "duke", "contessa"]);
  });

  it("says if there is none, and leaves the pile alone", () => {
    const pile = ["duke"];
    expect(takeCard(pile, "captain")).toBe(false);
    expect(pile).toEqual(["duke"]);
  });
});
