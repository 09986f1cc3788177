import { type CopsEvent, cops, everyVariant } from "@darbar/cops";
import { seededDraw } from "@darbar/kernel";
import { firstAsked, playAtRandom } from "@darbar/kernel/testing";
import { expect, it } from "vitest";
import { picturesIn, placesIn } from "../../../../test/motion/named-in.ts";
import { copsEvent, paceOf } from "./motion-pace.ts";
import { draw } from "./motion-pictures.tsx";
import { scriptOf } from "./motion-script.ts";

/** One event of each kind: the compiler asks for those that are missing. */
const EVERY: { readonly [Type in CopsEvent["type"]]: Extract<CopsEvent, { readonly type: Type }> } = {
  dealt: {
    type: "dealt",
    hands: [
      ["agent", "honest", "honest"],
      [null, null, null],
    ],
    leftOver: [],
    equipment: ["coffee", null],
  },
  arranged: { type: "arranged", seat: 1, order: [null, null, null], wounded: null },
  turn: { type: "turn", seat: 1 },
  asked: { type: "asked", question: "act", seats: [1] },
  moment: { type: "moment", moment: "announced", seats: [0, 1], resume: null },
  answered: { type: "answered", seat: 1, move: { do: "pass" } },
  announced: { type: "announced", seat: 1, action: { do: "shoot" } },
  played: { type: "played", seat: 1, play: { do: "play", equipment: "coffee" } },
  used: { type: "used", equipment: "coffee" },
  laid: { type: "laid", equipment: "disguise", seat: 2, lasting: "concealed" },
  looks: { type: "looks", looks: [{ by: 1, at: 2, but: null, most: 1 }] },
  looked: { type: "looked", by: 1, seat: 2, cards: [0, 2], kinds: [null, null] },
  "turned-up": { type: "turned-up", seat: 1, card: 2, kind: "honest" },
  exposed: { type: "exposed", seat: 1, kinds: ["honest", "honest", "crooked"] },
  flashed: { type: "flashed", seat: 1 },
  swapped: {
    type: "swapped",
    places: [
      [0, 1],
      [2, 0],
    ],
    kinds: [null, null],
    united: null,
  },
  armed: { type: "armed", seat: 1 },
  disarmed: { type: "disarmed", seat: 1 },
  aimed: { type: "aimed", seat: 1, target: 2 },
  "held-fire": { type: "held-fire", seat: 1 },
  committed: { type: "committed", seat: 1 },
  fired: { type: "fired", seat: 1, target: 2 },
  diverted: { type: "diverted", seat: 2, target: 3 },
  wounded: { type: "wounded", seat: 2, card: 0 },
  healed: { type: "healed", seat: 2, card: 0 },
  out: { type: "out", seat: 2, by: 1 },
  revived: { type: "revived", seat: 2 },
  criminal: { type: "criminal", seat: 2 },
  drew: { type: "drew", seat: 1, equipment: null },
  handed: { type: "handed", from: 1, to: 2, equipment: null },
  discarded: { type: "discarded", seat: 1, equipment: "coffee" },
  diamonds: { type: "diamonds", from: 1, to: 2, count: 3 },
  next: { type: "next", seat: 1 },
  "turned-round": { type: "turned-round", direction: -1 },
  won: { type: "won", outcome: { winners: [0, 2], as: "honest" } },
};

/** What a table of Good Cop Bad Cop calls its places. */
const PLACE = /^(guns|deck|(seat|kit|gun|diamonds|lying)-\d|(card|wound)-\d-[012])$/;

/** Every event of some games that are played at random, in both modes and with every number of seats. */
function playedAtRandom(): readonly CopsEvent[] {
  const chance = seededDraw("cops in motion");
  return everyVariant().flatMap((variant) => playAtRandom(cops, variant, chance, { who: firstAsked }).events);
}

it("gives each beat its time, and lets a question wait for what must be seen first", () => {
  const open = { dealt: 900, announced: 1_500, looked: 900, aimed: 800, played: 900 } as const;
  for (const type of Object.keys(open) as (keyof typeof open)[]) {
    expect(paceOf(EVERY[type]), type).toEqual({ lasts: open[type], holds: false });
  }
  expect(paceOf({ type: "announced", seat: 1, action: { do: "equip" } }).lasts).toBe(400);
  const held = {
    fired: 800,
    exposed: 2_500,
    wounded: 1_200,
    out: 1_800,
    criminal: 2_000,
    laid: 2_000,
    won: 2_500,
  } as const;
  for (const type of Object.keys(held) as (keyof typeof held)[]) {
    expect(paceOf(EVERY[type]), type).toEqual({ lasts: held[type], holds: true });
  }
});

it("holds a card that the viewer gets to see longer than one that they only see lifted", () => {
  const seen = { lasts: 1_800, holds: true };
  expect(paceOf({ ...EVERY.looked, kinds: ["kingpin", null] })).toEqual(seen);
  // A card that one gets may change one's side: its mark and the new goal are read together.
  expect(paceOf({ ...EVERY.swapped, kinds: [null, "agent"] })).toEqual({ lasts: 2_000, holds: true });
  expect(paceOf(EVERY.swapped)).toEqual({ lasts: 900, holds: false });
});

it("does not dwell on what nobody sees, nor on what it does not know", () => {
  for (const event of [
    EVERY.asked,
    EVERY.turn,
    EVERY.moment,
    EVERY.answered,
    { type: "toString" },
    {},
    null,
    7,
    "fired",
  ]) {
    expect(paceOf(event).lasts).toBe(0);
    expect(scriptOf(event)).toEqual([]);
  }
  expect(copsEvent({ type: "constructor" })).toBeNull();
});

it("has something to show for whatever takes its time, at places of the table, with pictures that there are", () => {
  for (const event of [...Object.values(EVERY), ...playedAtRandom()]) {
    const beats = scriptOf(event);
    expect(beats.length > 0, event.type).toBe(paceOf(event).lasts > 0);
    for (const place of placesIn(beats)) expect(place).toMatch(PLACE);
    for (const picture of picturesIn(beats)) expect(draw(picture), picture).not.toBeNull();
  }
  expect(draw("toString")).toBeNull();
});

it("deals three identity cards each, round the table, and then equipment, all face down", () => {
  const beats = scriptOf(EVERY.dealt);
  expect(placesIn(beats).filter((place) => /^(card|kit)/.test(place))).toEqual([
    "card-0-0",
    "card-1-0",
    "card-0-1",
    "card-1-1",
    "card-0-2",
    "card-1-2",
    "kit-0",
    "kit-1",
  ]);
  expect(new Set(picturesIn(beats))).toEqual(new Set(["card", "equipment"]));
});

it("a card that is looked at is lifted, whoever looks on: its face is shown to the looker over the table", () => {
  expect(scriptOf(EVERY.looked).map((beat) => beat.do)).toEqual(["lean", "visit", "lift", "visit", "lift"]);
  const seen = scriptOf({ ...EVERY.looked, kinds: ["kingpin", "honest"] });
  expect(seen.map((beat) => beat.do)).toEqual(["lean", "lift", "lift"]);
  expect(scriptOf(EVERY.swapped).map((beat) => beat.do)).toEqual(["cross"]);
  expect(scriptOf({ ...EVERY.swapped, kinds: [null, "agent"] }).map((beat) => beat.do)).toEqual([
    "lay-down",
    "lay-down",
  ]);
});

it("shows equipment that travels from its back, whoever looks, and holds up what is played", () => {
  for (const event of [EVERY.drew, EVERY.handed, EVERY.discarded]) {
    expect(scriptOf({ ...event, equipment: "taser" })).toEqual(scriptOf({ ...event, equipment: null }));
  }
  expect(picturesIn(scriptOf(EVERY.played))).toEqual(["coffee"]);
});

it("holds its breath before a shot, then comes the shock", () => {
  const begins = scriptOf(EVERY.fired).flatMap((beat) =>
    "during" in beat && beat.during !== undefined ? [[beat.do, beat.during[0]] as const] : [],
  );
  expect(begins.map(([what]) => what)).toEqual(["tense", "tremble", "shake"]);
  const times = begins.map(([, time]) => time);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

it("lets diamonds fly one by one", () => {
  const orders = scriptOf(EVERY.diamonds).map((beat) => ("order" in beat ? beat.order : null));
  expect(orders).toEqual([0, 1, 2]);
});
