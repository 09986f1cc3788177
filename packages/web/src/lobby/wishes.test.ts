import { coup, EDITIONS, everyVariant } from "@darbar/coup";
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
  return [
    ...EDITIONS.map((edition) => ({ edition })),
    ...characters.map((character) => ({ character })),
    ...toggled,
    ...(choices.seats > seats.fewest ? [{ seats: choices.seats - 1 }] : []),
    ...(choices.seats < seats.most ? [{ seats: choices.seats + 1 }] : []),
    ...(picksFirst ? [{ first: choices.seats - 1 }, { first: 0 }] : []),
  ];
}

function keyOf({ edition, seats, character, on, first }: Choices): string {
  return JSON.stringify([edition, seats, character, [...on].sort(), first]);
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
      const { options, seats } = setupOf(choices);
      return !isPlayable(choices) || !coup.options(options, seats).ok;
    });
    expect(refused).toEqual([]);
  });

  test("is every way to play that the game knows", () => {
    const keys = new Set(reachable.map((choices) => keyOf({ ...choices, first: 0 })));
    const missing = everyVariant().filter(({ options, seats }) => {
      const on = SWITCHES.filter((name) => (name === "blockers" ? options.blockers === "anyone" : options[name]));
      return !keys.has(
        keyOf({ ...USUAL, edition: options.edition, character: options.character, seats, on, first: 0 }),
      );
    });
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

  test("of seats drops the draft, which is for two", () => {
    const two = choose(USUAL, { seats: 2, on: ["draft"] });
    expect(two.dropped).toEqual([]);
    const { choices, dropped } = choose(two.choices, { seats: 3 });
    expect(choices.on).toEqual([]);
    expect(dropped).toEqual(["draft"]);
  });

  test("of seats moves the start to a seat that is there", () => {
    expect(choose(plus, { seats: 9 })).toMatchObject({ choices: { first: 0 }, dropped: ["first"] });
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

test("a setup that the page cannot read is shown as the usual one", () => {
  const setup = { ...setupOf(USUAL), options: { edition: "unheard-of" } };
  expect(choicesOf(setup)).toEqual(USUAL);
});
