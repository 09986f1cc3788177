import { cops, everyVariant as everyCase, MODES } from "@darbar/cops";
import { coup, EDITIONS, everyVariant } from "@darbar/coup";
import { GAME_NAMES } from "@darbar/protocol/agreed";
import { describe, expect, test } from "vitest";
import { type Choices, choicesOf, choose, isPlayable, offerFor, SWITCHES, setupOf, USUAL, wishOf } from "./wishes.ts";

/** Every press that the form offers for these choices, as the change it makes. */
function pressesFor(choices: Choices): readonly Partial<Choices>[] {
  const { seats, characters, switches, picksFirst } = offerFor(choices);
  const toggled = switches
    .filter(({ barred }) => !barred)
    .map(({ name }) => ({
      on: choices.on.includes(name) ? choices.on.filter((other) => other !== name) : [...choices.on, name],
    }));
  const own = {
    coup: [...EDITIONS.map((edition) => ({ edition })), ...characters.map((character) => ({ character })), ...toggled],
    cops: MODES.map((mode) => ({ mode })),
  };
  return [
    ...GAME_NAMES.map((game) => ({ game })),
    ...own[choices.game],
    ...(choices.seats > seats.fewest ? [{ seats: choices.seats - 1 }] : []),
    ...(choices.seats < seats.most ? [{ seats: choices.seats + 1 }] : []),
    ...(picksFirst ? [{ first: choices.seats - 1 }, { first: 0 }] : []),
  ];
}

/** What makes a table's game: what only the other game has does not count. */
function keyOf({ game, edition, seats, character, on, mode, first }: Choices): string {
  const own = game === "coup" ? [edition, character] : [mode];
  return JSON.stringify([game, seats, own, [...on].sort(), first]);
}

/** Everything that can be reached from the usual table by pressing what is offered. */
function everyReachable(): readonly Choices[] {
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
      return !isPlayable(choices) || !{ coup, cops }[game].options(options, seats).ok;
    });
    expect(refused).toEqual([]);
  });

  test("is every way to play that Coup knows", () => {
    const keys = new Set(reachable.map((choices) => keyOf({ ...choices, first: 0 })));
    const missing = everyVariant().filter(({ options, seats }) => {
      const on = SWITCHES.filter((name) => (name === "blockers" ? options.blockers === "anyone" : options[name]));
      return !keys.has(
        keyOf({ ...USUAL, edition: options.edition, character: options.character, seats, on, first: 0 }),
      );
    });
    expect(missing).toEqual([]);
  });

  test("is every way to play that Good Cop Bad Cop knows, whoever starts", () => {
    const keys = new Set(reachable.map(keyOf));
    const missing = everyCase().filter(({ options, seats }) =>
      [0, options.first].some(
        (first) => !keys.has(keyOf({ ...USUAL, game: "cops", mode: options.mode, seats, first })),
      ),
    );
    expect(missing).toEqual([]);
  });

  test("survives being kept and read again", () => {
    for (const choices of reachable) {
      expect(keyOf(choicesOf(setupOf(choices)))).toBe(keyOf(choices));
    }
  });
});

describe("a change", () => {
  const plus = choose(USUAL, {
    edition: "plus",
    seats: 10,
    character: "inquisitor",
    on: ["reformation", "anarchist"],
    first: 9,
  }).choices;

  test("of edition drops what the other box does not hold, and says so", () => {
    const { choices, dropped } = choose(plus, { edition: "he" });
    expect(choices).toMatchObject({ edition: "he", seats: 6, character: "ambassador", on: [], first: 0 });
    expect(dropped).toEqual(["reformation", "anarchist", "character", "seats", "first"]);
  });

  test("of seats brings the draft with two and takes it away with more, without a word", () => {
    const two = choose(choose(USUAL, { on: ["anarchist"] }).choices, { seats: 2 });
    expect(two).toMatchObject({ choices: { on: ["anarchist", "draft"] }, dropped: [] });
    expect(choose(two.choices, { seats: 3 })).toMatchObject({ choices: { on: ["anarchist"] }, dropped: [] });
  });

  test("of edition brings the draft where the other book plays so with two", () => {
    const two = choose(USUAL, { edition: "he", seats: 2 }).choices;
    expect(two.on).toEqual([]);
    expect(choose(two, { edition: "classic" })).toMatchObject({ choices: { on: ["draft"] }, dropped: [] });
  });

  test("leaves a draft switched off that was switched off", () => {
    const off = choose(choose(USUAL, { seats: 2 }).choices, { on: [] }).choices;
    expect(off.on).toEqual([]);
    expect(choose(off, { edition: "plus", clock: "fast" }).choices.on).toEqual([]);
  });

  test("of seats moves the start to a seat that is there", () => {
    expect(choose(plus, { seats: 9 })).toMatchObject({ choices: { first: 0 }, dropped: ["first"] });
  });

  test("of game drops what only the other has, and seats that it cannot fill, and says so", () => {
    const { choices, dropped } = choose(plus, { game: "cops" });
    expect(choices).toMatchObject({ game: "cops", seats: 8, on: [], first: 0 });
    expect(dropped).toEqual(["reformation", "anarchist", "character", "seats", "first"]);
    expect(setupOf(choices).options).toEqual({ mode: "base" });
  });

  test("of game brings a table of two to four, the fewest for Good Cop Bad Cop", () => {
    const two = choose(USUAL, { seats: 2 }).choices;
    expect(choose(two, { game: "cops" })).toMatchObject({ choices: { seats: 4 }, dropped: ["seats"] });
  });

  test("of game keeps what both have", () => {
    const agreed = { first: 2, clock: "fast", visibility: "public", spectators: false, bluffs: "secret" } as const;
    const { choices, dropped } = choose(
      { ...USUAL, ...agreed, edition: "plus", seats: 5, bots: "all" },
      { game: "cops" },
    );
    expect(dropped).toEqual([]);
    expect(choices).toMatchObject({ ...agreed, seats: 5, bots: "all" });
    expect(setupOf(choices)).toMatchObject({ game: "cops", options: { mode: "base", first: 2 }, seats: 5 });
    const back = choose(choose(choices, { mode: "gang" }).choices, { game: "coup" });
    expect(back.dropped).toEqual([]);
    expect(setupOf(back.choices)).toMatchObject({ game: "coup", options: { edition: "plus", first: 2 } });
  });

  test("that takes nothing away drops nothing", () => {
    expect(choose(plus, { clock: "fast" }).dropped).toEqual([]);
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
  expect(wishOf(choose(two, { on: [] }).choices).options).toEqual({ edition: "classic", draft: false });
  expect(wishOf(choose(USUAL, { edition: "ru", seats: 2 }).choices).options).toEqual({ edition: "ru" });
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
  const { choices } = choose(USUAL, { game: "cops", mode: "gang", first: 3 });
  expect(wishOf(choices)).toMatchObject({ game: "cops", options: { mode: "gang", first: 3 }, seats: 4 });
});

test("a setup that the page cannot read is shown as the usual one", () => {
  const setup = { ...setupOf(USUAL), options: { edition: "unheard-of" } };
  expect(choicesOf(setup)).toEqual(USUAL);
  const other = { ...setup, game: "cops", options: { mode: "unheard-of" } } as const;
  expect(choicesOf(other)).toEqual({ ...USUAL, game: "cops" });
});
