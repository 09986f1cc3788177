import { type CopsEvent, cops, MODES } from "@darbar/cops";
import { type Viewer, viewersOf } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { dealtTo, randomGame } from "../../test/cops-table.ts";
import { EVERY_WORDS, NAMES, plain } from "../../test/coup-words.ts";
import { LANGUAGES } from "../languages.ts";
import { tellEvent, tellStory } from "./story.ts";

const { en } = EVERY_WORDS;

/** What is told of a turn of Shirin's, after the deal. */
function told(viewer: Viewer, ...events: readonly CopsEvent[]): readonly (string | null)[] {
  const past: readonly CopsEvent[] = [dealtTo(4), { type: "turn", seat: 1 }, ...events];
  return tellStory(past, viewer, en, NAMES)
    .slice(2)
    .map(({ text }) => plain(text));
}

const INVESTIGATE: CopsEvent = { type: "announced", seat: 1, action: { do: "investigate", target: 2, card: 1 } };
const MOMENT: CopsEvent = { type: "moment", moment: "announced", seats: [2], resume: null };
const LOOKED: CopsEvent = { type: "looked", by: 1, seat: 2, cards: [1], kinds: ["crooked"] };
const COFFEE: readonly CopsEvent[] = [
  { type: "played", seat: 2, play: { do: "play", equipment: "coffee" } },
  { type: "next", seat: 2 },
  { type: "used", equipment: "coffee" },
  { type: "asked", question: "act", seats: [1] },
];
const SHOOT: CopsEvent = { type: "announced", seat: 1, action: { do: "shoot" } };
const ARMED: readonly CopsEvent[] = [
  { type: "armed", seat: 1 },
  { type: "aimed", seat: 1, target: 2 },
];

describe("the story", () => {
  test("says what was seen to whoever saw it, and nothing twice", () => {
    expect(told(0, INVESTIGATE, MOMENT, LOOKED)).toEqual(["Shirin investigates Bahram’s second card."]);
    expect(told(1, INVESTIGATE, MOMENT, LOOKED)).toEqual(["You investigate Bahram’s second card.", "It is crooked."]);
  });

  test("cops 1: all lay their cards at once, and each is told of their own", () => {
    const laid: readonly CopsEvent[] = [0, 1, 2, 3].map((seat) => ({
      type: "arranged",
      seat,
      order: ["honest", "honest", "crooked"],
      wounded: null,
    }));
    const lines = (viewer: Viewer): readonly (string | null)[] =>
      tellStory([dealtTo(4), ...laid], viewer, en, NAMES)
        .slice(1)
        .map(({ text }) => plain(text));
    expect(lines(2)).toEqual(["You lay your cards face down: honest, honest, and crooked."]);
    expect(lines("public")).toEqual(["Everybody lays three cards face down."]);
    expect(lines("all")).toHaveLength(4);
  });

  test("cops 4: says what becomes of an action when equipment has been played in answer", () => {
    const changed: CopsEvent = { type: "announced", seat: 1, action: { do: "equip", card: 0 } };
    expect(told(0, INVESTIGATE, MOMENT, ...COFFEE, INVESTIGATE)).toEqual([
      "Shirin investigates Bahram’s second card.",
      "Bahram plays Coffee: the next turn is theirs.",
      "Shirin goes on as announced.",
    ]);
    expect(told(1, INVESTIGATE, MOMENT, ...COFFEE, changed).at(-1)).toBe("A change of plan. You go for equipment.");
  });

  test("cops 5: a gun that the walkie-talkie has turned shoots somebody else than was announced", () => {
    const turned: readonly CopsEvent[] = [
      { type: "played", seat: 3, play: { do: "play", equipment: "walkie-talkie", target: 0 } },
      { type: "aimed", seat: 1, target: 0 },
      { type: "used", equipment: "walkie-talkie" },
    ];
    expect(told(0, ...ARMED, SHOOT, ...turned, SHOOT).slice(2)).toEqual([
      "Shirin is about to shoot Bahram.",
      "Omid plays the Walkie-Talkie: all other guns on you!",
      "Shirin aims at you.",
      "A change of plan. Shirin is about to shoot you.",
    ]);
  });

  test("cops 6: tells a shot to its end", () => {
    expect(
      told(
        0,
        ...ARMED,
        SHOOT,
        { type: "fired", seat: 1, target: 2 },
        { type: "disarmed", seat: 1 },
        { type: "exposed", seat: 2, kinds: ["crooked", "honest", "crooked"] },
        { type: "out", seat: 2, by: 1 },
        { type: "handed", from: 2, to: 1, equipment: "coffee" },
        { type: "criminal", seat: 2 },
      ),
    ).toEqual([
      "Shirin has a gun in hand.",
      "Shirin aims at Bahram.",
      "Shirin is about to shoot Bahram.",
      "The shot is fired.",
      "Bahram’s cards are all face up: crooked, honest, and crooked.",
      "Bahram is eliminated.",
      "Shirin gets Bahram’s equipment.",
      "Bahram is a criminal from now on.",
    ]);
  });

  test("cops 6: tells a hold-up once", () => {
    expect(
      told(
        2,
        { type: "announced", seat: 1, action: { do: "arm", card: 0, target: 2 } },
        { type: "turned-up", seat: 1, card: 0, kind: "honest" },
        ...ARMED,
        { type: "diamonds", from: 2, to: 1, count: 1 },
        { type: "aimed", seat: 1, target: 2 },
      ),
    ).toEqual(["Shirin holds you up.", "Shirin’s first card is turned up: honest.", "Shirin gets 1 diamond from you."]);
  });

  test("cops 6: everybody hears when one snatch would win, and when it would not any more", () => {
    const gives = (from: number, to: number): CopsEvent => ({ type: "diamonds", from, to, count: 1 });
    const equip: CopsEvent = { type: "announced", seat: 0, action: { do: "equip", to: 1 } };
    const gathered: readonly CopsEvent[] = [gives(2, 0), gives(1, 0)];
    for (const viewer of [0, 3, "public"] as const) {
      const lines = told(viewer, ...gathered, { type: "criminal", seat: 3 }, equip, gives(0, 1), gives(1, 0));
      expect(lines.slice(2, 3)).toEqual([
        `${viewer === 3 ? "You are a criminal from now on: with every diamond in criminal hands, you win." : "Omid is a criminal from now on."} The criminals hold 1 of 4 diamonds: one snatch wins.`,
      ]);
      // What equipment costs was said before; what it means for the race was not.
      expect(lines[4]).toBe("The criminals hold 1 of 4 diamonds: one snatch no longer wins.");
    }
    expect(told(1, { type: "criminal", seat: 3 }, gives(0, 1), gives(1, 3)).join(" ")).not.toContain("snatch");
  });

  test("to keep one’s aim is no news", () => {
    expect(told(0, ...ARMED, { type: "aimed", seat: 1, target: 2 })).toHaveLength(2);
    expect(told(0, ...ARMED, { type: "aimed", seat: 1, target: 3 })).toHaveLength(3);
  });

  test("cops 5: says so when equipment was played to no effect", () => {
    const k9: readonly CopsEvent[] = [
      { type: "played", seat: 1, play: { do: "play", equipment: "k9-unit", target: 2 } },
      { type: "used", equipment: "k9-unit" },
    ];
    expect(told(0, ...k9)).toEqual(["Shirin calls the K-9 Unit: no gun for Bahram.", "It has no effect."]);
  });

  test("says who got what by a swap to those who see it", () => {
    const places = [
      [0, 0],
      [2, 1],
    ] as const;
    const swap: readonly CopsEvent[] = [
      { type: "played", seat: 1, play: { do: "play", equipment: "blackmail", places } },
      { type: "swapped", places, kinds: ["agent", "honest"], united: null },
    ];
    expect(told(0, ...swap)).toEqual([
      "Shirin plays Blackmail, and two cards change places: your first card and Bahram’s second card.",
      "You get an honest card.",
    ]);
    expect(told(3, ...swap)).toHaveLength(1);
  });

  test("knows how each line is felt, and whose doing it is", () => {
    const past: readonly CopsEvent[] = [{ type: "turn", seat: 1 }, SHOOT, { type: "out", seat: 2, by: 1 }, LOOKED];
    expect(tellStory(past, 0, en, NAMES).map(({ tone, seat }) => [tone, seat])).toEqual([
      ["turn", 1],
      ["challenge", 1],
      ["loss", 2],
      ["plain", 1],
    ]);
  });
});

describe("a whole game", () => {
  test.each(MODES.flatMap((mode) => [4, 6, 8].map((seats) => [mode, seats] as const)))(
    "of %s at %i seats reads the same from what the server sends, or from the whole, and line by line",
    (mode, seats) => {
      const words = EVERY_WORDS[LANGUAGES[seats % LANGUAGES.length]];
      const past: CopsEvent[] = [];
      randomGame(
        mode,
        seats,
        `told ${mode}`,
        () => undefined,
        (events) => past.push(...events),
      );
      for (const viewer of [...viewersOf(seats), "all" as const]) {
        const seen = past.flatMap((event) => cops.redact(event, viewer) ?? []);
        const story = tellStory(seen, viewer, words, NAMES);
        expect(story.map(({ text }) => text).join("\n")).not.toMatch(/[{}]|undefined|\bnull\b|NaN|the the|\n\n/);
        expect(tellStory(past, viewer, words, NAMES).map(({ text }) => text)).toEqual(story.map(({ text }) => text));
        for (const line of story.filter((_, place) => place % 7 === 0)) {
          expect(tellEvent(seen, line.index, viewer, words, NAMES)).toEqual(line);
        }
        expect(story.at(-1)?.tone).toBe("win");
        expect(story.filter(({ tone }) => tone === "turn")).toHaveLength(
          past.filter(({ type }) => type === "turn").length,
        );
      }
    },
  );
});
