import { describe, expect, it } from "vitest";
import { COINS, coup, EDITIONS, type Edition, type Options, RULES } from "../src/index.ts";
import { given } from "./scenario.ts";

/** The cards of a table before the deal, counted by character: { duke: 3, … }. */
function box(seats: number, options: Partial<Options>): Readonly<Record<string, number>> {
  const parsed = coup.options({ draft: false, ...options }, seats);
  if (!parsed.ok) throw new Error(parsed.error);
  const counts: Record<string, number> = {};
  for (const card of coup.setup(parsed.value, seats).court.bag ?? []) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

function eachOf(copies: number, exchanger: "ambassador" | "inquisitor"): Readonly<Record<string, number>> {
  return { duke: copies, assassin: copies, captain: copies, contessa: copies, [exchanger]: copies };
}

function seatsAllowed(edition: Edition): readonly number[] {
  return Array.from({ length: 14 }, (_, seats) => seats).filter((seats) => coup.options({ edition }, seats).ok);
}

describe("the cards", () => {
  it.each(["classic", "he"] as const)("coup 1 cards, %s: 3 of each of five characters, for 2–6 seats", (edition) => {
    for (const seats of [2, 3, 4, 5, 6]) expect(box(seats, { edition })).toEqual(eachOf(3, "ambassador"));
    expect(seatsAllowed(edition)).toEqual([2, 3, 4, 5, 6]);
    expect(coup.options({ edition, character: "inquisitor" }, 3).ok).toBe(false);
  });

  it.each(["ambassador", "inquisitor"] as const)("coup 1 cards, ru: 3 of each, with the %s", (character) => {
    for (const seats of [2, 6]) expect(box(seats, { edition: "ru", character })).toEqual(eachOf(3, character));
    expect(seatsAllowed("ru")).toEqual([2, 3, 4, 5, 6]);
  });

  it.each(["ambassador", "inquisitor"] as const)(
    "coup 1 cards, plus: 3 of each for 2–6 seats, 4 for 7–8, 5 for 9–10, with the %s",
    (character) => {
      const copies = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((seats) => box(seats, { edition: "plus", character }));
      expect(copies).toEqual([3, 3, 3, 3, 3, 4, 4, 5, 5].map((each) => eachOf(each, character)));
      expect(seatsAllowed("plus")).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    },
  );
});

describe("the deal", () => {
  it.each(EDITIONS)("coup 1 coins: there are 50 at every moment, in %s", (edition) => {
    // The watched table audits after every move; here the sum is taken by hand as well.
    const game = given(edition, 3).hands("assassin duke", "duke contessa", "captain captain").coins(3, 2, 2);
    game.play("P1 assassinate P2", "P2 pass", "P3 pass").expect({ coins: [0, 2, 2], treasury: 46 });
    game.play("P2 lose contessa", "P2 foreign-aid", "others pass").expect({ coins: [0, 4, 2], treasury: 44 });
    game.play("P3 steal P2", "others pass").expect({ coins: [0, 2, 4], treasury: 44, reserve: 0 });
    expect(COINS).toBe(50);
  });

  it.each([3, 4, 5, 6])(
    "coup 1 deal: %i seats get 2 cards face down and 2 coins each; the rest is Court and treasury",
    (seats) => {
      for (const edition of EDITIONS) {
        given(edition, seats).expect({
          coins: new Array<number>(seats).fill(2),
          treasury: 50 - 2 * seats,
          shown: new Array<string>(seats).fill(""),
          court: 15 - 2 * seats,
          turn: "P1",
          question: "act",
        });
      }
    },
  );

  it("coup 1 deal: 8 seats leave 4 cards and 34 coins, 10 seats leave 5 cards and 30 coins", () => {
    given("plus", 8).expect({ treasury: 34, court: 4 });
    given("plus", 10).expect({ treasury: 30, court: 5 });
  });

  it("coup 1 deal: purses are public", () => {
    const game = given("classic", 3).coins(4, 0, 9);
    for (const who of ["P1", "P2", "P3", "public"]) {
      expect(game.view(who).players.map((player) => player.coins)).toEqual([4, 0, 9]);
      expect(game.view(who).treasury).toBe(37);
    }
  });

  it("coup 1 deal: own cards may always be looked at, those of others never, and the Court by nobody", () => {
    const game = given("classic", 2).hands("duke captain", "contessa contessa");
    const hands = (who: string) => game.view(who).players.map((player) => player.hidden);
    expect(hands("P1")).toEqual([
      ["duke", "captain"],
      [null, null],
    ]);
    expect(hands("P2")).toEqual([
      [null, null],
      ["contessa", "contessa"],
    ]);
    expect(hands("public")).toEqual([
      [null, null],
      [null, null],
    ]);
    for (const who of ["P1", "P2", "public"]) expect(game.view(who).court).toEqual({ loose: 11, bag: null, under: [] });
  });

  it.each(["classic", "plus"] as const)(
    "coup 1 two seats: the starting seat gets 1 coin instead of 2, in %s",
    (edition) => {
      const two = () => given(edition, 2).with({ draft: false });
      two().expect({ coins: [1, 2], treasury: 47, turn: "P1" });
      two()
        .with({ first: 1 })
        .expect({ coins: [2, 1], treasury: 47, turn: "P2" });
    },
  );

  it.each(["he", "ru"] as const)(
    "coup 1 two seats: every seat gets 2 coins, the starting one too, in %s",
    (edition) => {
      given(edition, 2).expect({ coins: [2, 2], treasury: 46, turn: "P1" });
      given(edition, 2)
        .with({ first: 1 })
        .expect({ coins: [2, 2], treasury: 46, turn: "P2" });
    },
  );

  it.each(EDITIONS)("coup 1 two seats: with more than two every seat gets 2 coins, in %s", (edition) => {
    given(edition, 3)
      .with({ first: 1 })
      .expect({ coins: [2, 2, 2], treasury: 44, turn: "P2" });
  });

  it.each(EDITIONS)("coup 1 two seats: by version 1 of the rules the starting seat got 1, in %s", (edition) => {
    given(edition, 2)
      .with({ version: 1 })
      .expect({ coins: [1, 2], treasury: 47, turn: "P1" });
  });
});

describe("who plays first", () => {
  it("coup 1 first seat: the previous winner in classic and he, by agreement in plus and ru", () => {
    const starts = EDITIONS.map((edition) => [edition, RULES[edition].nextGameStarts]);
    expect(Object.fromEntries(starts)).toEqual({ classic: "winner", he: "winner", plus: "agreed", ru: "agreed" });
  });

  it.each(EDITIONS)("coup 1 first seat: the table names any of its seats, in %s", (edition) => {
    for (const first of [0, 1, 2, 3]) {
      given(edition, 4)
        .with({ first })
        .waitingFor(`P${first + 1}`)
        .play(`P${first + 1} income`)
        .waitingFor(`P${((first + 1) % 4) + 1}`);
    }
    expect(coup.options({ edition, first: 4 }, 4).ok).toBe(false);
  });
});
