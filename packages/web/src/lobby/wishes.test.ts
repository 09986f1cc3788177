import { copsAtTable } from "@darbar/cops";
import { coupAtTable } from "@darbar/coup";
import { GAME_NAMES } from "@darbar/protocol/agreed";
import { describe, expect, test } from "vitest";
import {
  BY_LOT,
  choicesOf,
  choose,
  chosenValue,
  isPlayable,
  offerFor,
  setupOf,
  type TableChoices,
  USUAL,
  wishOf,
} from "./wishes.ts";

const RULES = { coup: coupAtTable.rules, cops: copsAtTable.rules };
const AT_TABLE = [
  ["coup", coupAtTable],
  ["cops", copsAtTable],
] as const;

/** Every press that the form offers for these choices, as the change it makes. */
function pressesFor(choices: TableChoices): readonly Partial<TableChoices>[] {
  const offer = offerFor(choices);
  const { fewest, most } = offer.seats;
  return [
    ...GAME_NAMES.map((game) => ({ game })),
    ...offer.choices.flatMap(({ name, values }) => values.map((value) => ({ said: { [name]: value } }))),
    ...offer.switches
      .filter(({ barred }) => !barred)
      .map(({ name, on, off }) => ({ said: { [name]: chosenValue(choices, name) === on ? off : on } })),
    ...(choices.seats > fewest ? [{ seats: choices.seats - 1 }] : []),
    ...(choices.seats < most ? [{ seats: choices.seats + 1 }] : []),
    ...offer.seatOptions.flatMap((name) => [{ said: { [name]: choices.seats - 1 } }, { said: { [name]: 0 } }]),
  ];
}

/** What makes a table's game: the options as its rules read them. */
function keyOf(choices: TableChoices): string {
  const { game, options, seats } = setupOf(choices);
  const read = RULES[game].options(options, seats);
  return JSON.stringify([game, seats, read.ok ? read.value : options]);
}

/** Everything that can be reached from the usual table by pressing what is offered. */
function everyReachable(): readonly TableChoices[] {
  const found = new Map([[keyOf(USUAL), USUAL]]);
  const open = [USUAL];
  for (let choices = open.pop(); choices !== undefined; choices = open.pop()) {
    for (const press of pressesFor(choices)) {
      const next = choose(choices, press).choices;
      if (found.has(keyOf(next))) continue;
      found.set(keyOf(next), next);
      open.push(next);
    }
  }
  return [...found.values()];
}

const reachable = everyReachable();

describe("what can be chosen", () => {
  test("is always accepted by the game", () => {
    const refused = reachable.filter((choices) => {
      const { game, options, seats } = setupOf(choices);
      return !isPlayable(choices) || !RULES[game].options(options, seats).ok;
    });
    expect(refused).toEqual([]);
  });

  test.each(AT_TABLE)("is every way to play that %s knows", (game, { variants, options: { options } }) => {
    const keys = new Set(reachable.map(keyOf));
    const asks = (choices: TableChoices): boolean => offerFor(choices).seatOptions.length > 0;
    expect(Object.keys(options)).toContain("first");
    const missing = variants().filter(({ options: { first, ...said }, seats }) => {
      const usual = { ...said, first: 0 };
      const start = choicesOf({ ...setupOf(USUAL), game, options: usual, seats });
      // Whoever starts, where the table agrees on it.
      const wanted = asks(start) ? [usual, { ...said, first }] : [usual];
      return wanted.some((each) => !keys.has(JSON.stringify([game, seats, each])));
    });
    expect(missing).toEqual([]);
  });

  test("survives being kept and read again", () => {
    for (const choices of reachable) expect(keyOf(choicesOf(setupOf(choices)))).toBe(keyOf(choices));
  });
});

describe("a change", () => {
  const plus = choose(USUAL, {
    seats: 10,
    said: { edition: "plus", character: "inquisitor", reformation: true, anarchist: true, first: 9 },
  }).choices;
  const names = (dropped: readonly { readonly option: string }[]): readonly string[] =>
    dropped.map(({ option }) => option);

  test("of edition drops what the other box does not hold, and says so", () => {
    const { choices, dropped, reseated } = choose(plus, { said: { edition: "he" } });
    expect(choices).toMatchObject({ seats: 6 });
    expect(choices.said).toEqual({ edition: "he" });
    expect(names(dropped)).toEqual(["reformation", "anarchist", "character", "first"]);
    expect(reseated).toBe(true);
  });

  test("of seats brings the draft with two and takes it away with more, without a word", () => {
    const two = choose(choose(USUAL, { said: { anarchist: true } }).choices, { seats: 2 });
    expect([chosenValue(two.choices, "draft"), chosenValue(two.choices, "anarchist")]).toEqual([true, true]);
    expect(two.dropped).toEqual([]);
    const three = choose(two.choices, { seats: 3 });
    expect([chosenValue(three.choices, "draft"), chosenValue(three.choices, "anarchist")]).toEqual([false, true]);
    expect(three.dropped).toEqual([]);
  });

  test("of edition brings the draft where the other book plays so with two", () => {
    const two = choose(USUAL, { said: { edition: "he" }, seats: 2 }).choices;
    expect(chosenValue(two, "draft")).toBe(false);
    const { choices, dropped } = choose(two, { said: { edition: "classic" } });
    expect(chosenValue(choices, "draft")).toBe(true);
    expect(dropped).toEqual([]);
  });

  test("leaves a draft switched off that was switched off, until there are more than two", () => {
    const off = choose(choose(USUAL, { seats: 2 }).choices, { said: { draft: false } }).choices;
    expect(chosenValue(off, "draft")).toBe(false);
    expect(chosenValue(choose(off, { said: { edition: "plus" }, clock: "fast" }).choices, "draft")).toBe(false);
    const three = choose(off, { seats: 3 });
    expect(three.dropped).toEqual([]);
    expect(chosenValue(choose(three.choices, { seats: 2 }).choices, "draft")).toBe(true);
  });

  test("of who starts is kept, the first seat too, until it is left to the lot again", () => {
    const first = choose(choose(USUAL, { said: { edition: "plus" } }).choices, { said: { first: 0 } });
    expect(setupOf(first.choices).options).toEqual({ edition: "plus", first: 0 });
    const again = choose(first.choices, { said: { first: BY_LOT } });
    expect(setupOf(again.choices).options).toEqual({ edition: "plus" });
    expect(again.dropped).toEqual([]);
  });

  test("of seats leaves the start to the lot, where the seat is no longer there", () => {
    const { choices, dropped } = choose(plus, { seats: 9 });
    expect(chosenValue(choices, "first")).toBe(BY_LOT);
    expect(names(dropped)).toEqual(["first"]);
  });

  test("of game drops what only the other has, and seats that it cannot fill, and says so", () => {
    const { choices, dropped, reseated } = choose(plus, { game: "cops" });
    expect(choices).toMatchObject({ game: "cops", seats: 8 });
    expect(names(dropped)).toEqual(["reformation", "anarchist", "character", "first"]);
    expect(reseated).toBe(true);
    expect(setupOf(choices).options).toEqual({ mode: "base" });
  });

  test("of game brings a table of two to four, the fewest for Good Cop Bad Cop", () => {
    const two = choose(USUAL, { seats: 2 }).choices;
    expect(choose(two, { game: "cops" })).toMatchObject({ choices: { seats: 4 }, dropped: [], reseated: true });
  });

  test("of game keeps what both have", () => {
    const agreed = { clock: "fast", visibility: "public", spectators: false, bluffs: "secret" } as const;
    const before: TableChoices = { ...USUAL, ...agreed, said: { edition: "plus", first: 2 }, seats: 5, bots: "all" };
    const { choices, dropped } = choose(before, { game: "cops" });
    expect(dropped).toEqual([]);
    expect(choices).toMatchObject({ ...agreed, seats: 5, bots: "all" });
    expect(setupOf(choices)).toMatchObject({ game: "cops", options: { mode: "base", first: 2 }, seats: 5 });
    const back = choose(choose(choices, { said: { mode: "gang" } }).choices, { game: "coup" });
    expect(back.dropped).toEqual([]);
    expect(setupOf(back.choices)).toMatchObject({ game: "coup", options: { edition: "plus", first: 2 } });
  });

  test("that takes nothing away drops nothing", () => {
    expect(choose(plus, { clock: "fast" })).toMatchObject({ dropped: [], reseated: false });
  });
});

test("a wish names only what differs from the game's usual way", () => {
  expect(wishOf(USUAL)).toEqual({
    game: "coup",
    options: { edition: "classic" },
    seats: 4,
    visibility: "link",
    clock: "normal",
    spectators: true,
    bluffs: "open",
    bots: "none",
  });
});

test("a wish for two says of the draft only that it is switched off", () => {
  const two = choose(USUAL, { seats: 2 }).choices;
  expect(wishOf(two)).toMatchObject({ options: { edition: "classic" }, seats: 2 });
  expect(wishOf(two).options).not.toHaveProperty("draft");
  expect(wishOf(choose(two, { said: { draft: false } }).choices).options).toEqual({ edition: "classic", draft: false });
  expect(wishOf(choose(USUAL, { said: { edition: "ru" }, seats: 2 }).choices).options).toEqual({ edition: "ru" });
});

test("a wish for bots names one for each seat but the reader's own", () => {
  const wish = (style: "greedy" | null) =>
    wishOf({ ...USUAL, seats: 3, bots: "all", manner: { level: "sharp", style } });
  expect(wish("greedy").bots).toEqual([
    { seat: 1, level: "sharp", style: "greedy" },
    { seat: 2, level: "sharp", style: "greedy" },
  ]);
  expect(wish(null).bots).toEqual([
    { seat: 1, level: "sharp" },
    { seat: 2, level: "sharp" },
  ]);
  expect(wishOf({ ...USUAL, manner: { level: "sharp", style: null } }).bots).toBe("none");
});

test("a wish for Good Cop Bad Cop names its mode", () => {
  const { choices } = choose(USUAL, { game: "cops", said: { mode: "gang", first: 3 } });
  expect(wishOf(choices)).toMatchObject({ game: "cops", options: { mode: "gang", first: 3 }, seats: 4 });
});

test("a setup that the page cannot read is shown as the usual one", () => {
  const setup = { ...setupOf(USUAL), options: { edition: "unheard-of" } };
  expect(choicesOf(setup)).toEqual(USUAL);
  const other = { ...setup, game: "cops", options: { mode: "unheard-of" } } as const;
  expect(choicesOf(other)).toEqual({ ...USUAL, game: "cops" });
});
