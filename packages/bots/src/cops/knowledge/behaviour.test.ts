import { type CopsEvent, cops, type Identity, VERSION } from "@darbar/cops";
import { describe, expect, test } from "vitest";
import { chance, trackCops } from "./knowledge.ts";

const HANDS: readonly (readonly Identity[])[] = [
  ["honest", "honest", "crooked"],
  ["honest", "agent", "crooked"],
  ["kingpin", "honest", "honest"],
  ["crooked", "honest", "crooked"],
];

/** How likely a seat is honest to the first player after these facts, with and without behaviour. */
function honest(seat: number, ...facts: readonly CopsEvent[]): { read: number; blind: number } {
  const state = cops.setup({ version: VERSION, mode: "base", first: 0 }, 4);
  const dealt: CopsEvent = { type: "dealt", hands: HANDS, leftOver: [], equipment: [null, null, null, null] };
  const events = [dealt, ...facts];
  for (const event of events) cops.evolve(state, event);
  const view = cops.view(state, 0);
  const past = events.flatMap((event) => cops.redact(event, 0) ?? []);
  const chances = [trackCops(past, view), trackCops(past, view, null)].map((known) => chance(known, seat, "honest"));
  return { read: chances[0], blind: chances[1] };
}

const KINGPIN_SHOWN: CopsEvent = { type: "exposed", seat: 2, kinds: HANDS[2] };

function aims(seat: number, target: number): readonly CopsEvent[] {
  return [
    { type: "turn", seat },
    { type: "armed", seat },
    { type: "aimed", seat, target },
  ];
}

function looks(by: number, seat: number): CopsEvent {
  return { type: "looked", by, seat, cards: [0, 1], kinds: [HANDS[seat][0], HANDS[seat][1]] };
}

describe("what players do to each other", () => {
  test("who aims at the kingpin is likelier honest, and who aims at an honest player is not", () => {
    const enemy = honest(3, KINGPIN_SHOWN, ...aims(3, 2));
    expect(enemy.read).toBeGreaterThan(enemy.blind);
    const mine = honest(3, ...aims(3, 0));
    expect(mine.read).toBeLessThan(mine.blind);
  });

  test("tells more when they have looked before", () => {
    const guess = honest(3, ...aims(3, 0));
    const informed = honest(3, looks(3, 0), ...aims(3, 0));
    expect(informed.read).toBeLessThan(guess.read);
    const shot = honest(3, looks(3, 0), ...aims(3, 0), { type: "fired", seat: 3, target: 0 });
    expect(shot.read).toBeLessThan(informed.read);
  });

  test("tells nothing when somebody else turned the gun, or when it is said again", () => {
    const walkie: CopsEvent = { type: "played", seat: 1, play: { do: "play", equipment: "walkie-talkie", target: 0 } };
    const [turn, armed, aimed] = aims(3, 2);
    const once = honest(3, turn, armed, aimed);
    const forced = honest(3, turn, armed, aimed, walkie, { type: "aimed", seat: 3, target: 0 });
    expect(forced.read).toBeCloseTo(once.read, 1);
    expect(honest(3, turn, armed, aimed, turn, aimed).read).toBe(once.read);
  });

  test("a friend heals, an enemy does not", () => {
    const facts: readonly CopsEvent[] = [
      KINGPIN_SHOWN,
      { type: "wounded", seat: 2, card: 0 },
      { type: "turn", seat: 3 },
    ];
    const heals: CopsEvent = { type: "played", seat: 3, play: { do: "play", equipment: "med-kit", target: 2 } };
    const { read, blind } = honest(3, ...facts, heals);
    expect(read).toBeLessThan(blind);
  });

  test("leaves hard evidence alone", () => {
    const shown: CopsEvent = { type: "exposed", seat: 3, kinds: HANDS[3] };
    expect(honest(3, shown, KINGPIN_SHOWN, ...aims(3, 2)).read).toBe(0);
  });
});
