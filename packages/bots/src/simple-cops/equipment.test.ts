import { cops, type Event, type Identity, type Play } from "@darbar/cops";
import { describe, expect, test } from "vitest";
import { outlook } from "./belief.ts";
import { worthOfPlay } from "./equipment.ts";

/** What a play is worth to the first of four players, who is honest; the second holds the agent, the third the kingpin. */
function worth(play: Omit<Play, "do">, ...events: readonly Event[]): number {
  const options = cops.options({}, 4);
  if (!options.ok) throw new Error(options.error);
  const state = cops.setup(options.value, 4);
  const hands: readonly (readonly Identity[])[] = [
    ["honest", "honest", "crooked"],
    ["agent", "crooked", "crooked"],
    ["kingpin", "honest", "honest"],
    ["crooked", "honest", "crooked"],
  ];
  const known: readonly Event[] = [
    { type: "dealt", hands, leftOver: [], equipment: hands.map(() => null) },
    { type: "exposed", seat: 1, kinds: ["agent", "crooked", "crooked"] },
    { type: "exposed", seat: 2, kinds: ["kingpin", "honest", "honest"] },
    { type: "turn", seat: 2 },
  ];
  for (const event of [...known, ...events]) cops.evolve(state, event);
  return worthOfPlay({ do: "play", ...play }, outlook(cops.view(state, 0), 0));
}

function aboutToHit(target: number): readonly Event[] {
  return [
    { type: "armed", seat: 2 },
    { type: "aimed", seat: 2, target },
    { type: "announced", seat: 2, action: { do: "shoot" } },
    { type: "fired", seat: 2, target },
    { type: "moment", moment: "hit", seats: [0], resume: null },
  ];
}

describe("what equipment is worth", () => {
  test("a shield is for oneself and for one's leader, and never for the enemy", () => {
    const shield = { equipment: "riot-shield" } as const;
    for (const seat of [0, 1]) expect(worth(shield, ...aboutToHit(seat))).toBeGreaterThan(55);
    expect(worth(shield, ...aboutToHit(3))).toBeLessThan(55);
    expect(worth(shield, ...aboutToHit(2))).toBeLessThan(0);
  });

  test("a wound is healed on one's own side only", () => {
    expect(worth({ equipment: "med-kit", target: 1 })).toBeGreaterThan(0);
    expect(worth({ equipment: "med-kit", target: 2 })).toBeLessThan(0);
  });

  test("the last deed hits the enemies' leader", () => {
    const detonator = (target: number): number => worth({ equipment: "mobile-detonator", target });
    expect(detonator(2)).toBeGreaterThan(detonator(3));
    expect(detonator(3)).toBeGreaterThan(detonator(1));
  });
});
