import { type CopsEvent, cops, MODES, type State } from "@darbar/cops";
import type { Viewer } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { dealtTo, randomGame, tableOf } from "../../../test/cops/told-table.ts";
import { storyteller } from "./storyteller.ts";

const names = (seat: number): string => `P${seat + 1}`;

/** What is told of a turn of P2's at a table of four, decision by decision. */
function told(viewer: Viewer, mode: string, ...decisions: readonly (readonly CopsEvent[])[]): readonly string[] {
  const teller = storyteller(tableOf({ mode }, 4), viewer, names, "commentary");
  teller.tell([dealtTo(4), { type: "turn", seat: 1 }]);
  return decisions.flatMap((events) => teller.tell(events).map(({ depth, text }) => "  ".repeat(depth) + text));
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

describe("the storyteller", () => {
  test("says what was seen to whoever saw it, and nothing twice", () => {
    expect(told(0, "base", [INVESTIGATE], [LOOKED])).toEqual(["  P2 investigates P3's second card."]);
    expect(told(1, "base", [INVESTIGATE], [LOOKED])).toEqual([
      "  You investigate P3's second card.",
      "    It is crooked.",
    ]);
  });

  test("cops 4: says what becomes of an action when equipment has been played in answer", () => {
    const changed: CopsEvent = { type: "announced", seat: 1, action: { do: "equip", card: 0 } };
    expect(told(0, "base", [INVESTIGATE, MOMENT], COFFEE, [INVESTIGATE])).toEqual([
      "  P2 investigates P3's second card.",
      "    P3 plays Coffee: the next turn is P3's.",
      "  P2 goes on as announced.",
    ]);
    expect(told(1, "base", [INVESTIGATE, MOMENT], COFFEE, [changed]).at(-1)).toBe("  Instead, you go for equipment.");
  });

  test("tells a shot to its end", () => {
    expect(
      told(
        0,
        "gang",
        [
          { type: "armed", seat: 1 },
          { type: "aimed", seat: 1, target: 2 },
        ],
        [{ type: "announced", seat: 1, action: { do: "shoot" } }],
        [{ type: "fired", seat: 1, target: 2 }],
        [
          { type: "exposed", seat: 2, kinds: ["crooked", "honest", "crooked"] },
          { type: "disarmed", seat: 1 },
          { type: "out", seat: 2, by: 1 },
        ],
        [
          { type: "handed", from: 2, to: 1, equipment: "coffee" },
          { type: "criminal", seat: 2 },
        ],
      ),
    ).toEqual([
      "    P2 draws a gun. P2's gun turns on P3.",
      "  P2 is about to shoot P3.",
      "    The shot is fired.",
      "    P3's cards are all face up: crooked, honest and crooked.",
      "    P3 is eliminated.",
      "    P2 gets P3's equipment. P3 is a criminal from now on.",
    ]);
  });

  test("cops 6: tells a hold-up once", () => {
    expect(
      told(
        2,
        "gang",
        [
          { type: "announced", seat: 1, action: { do: "arm", target: 2 } },
          { type: "asked", question: "reveal", seats: [1] },
        ],
        [
          { type: "turned-up", seat: 1, card: 0, kind: "honest" },
          { type: "armed", seat: 1 },
          { type: "aimed", seat: 1, target: 2 },
          { type: "diamonds", from: 2, to: 1, count: 1 },
        ],
      ),
    ).toEqual(["  P2 holds you up.", "    P2's first card is turned up: honest. P2 gets 1 diamond from you."]);
  });

  test("says who got what by a swap to those who see it", () => {
    const places = [
      [0, 0],
      [2, 1],
    ] as const;
    const swap: readonly (readonly CopsEvent[])[] = [
      [
        { type: "played", seat: 1, play: { do: "play", equipment: "blackmail", places } },
        { type: "swapped", places, kinds: ["agent", "honest"], united: null },
      ],
    ];
    expect(told(0, "base", ...swap)).toEqual([
      "  P2 plays Blackmail: your first card and P3's second card change places.",
      "    You get an honest card.",
    ]);
    expect(told(3, "base", ...swap)).toHaveLength(1);
  });
});

describe("a report", () => {
  test("lays the hands open at the first turn, and says what has moved after each", () => {
    const teller = storyteller(tableOf({ mode: "gang" }, 4), "all", names, "report");
    const lines = teller.tell([
      dealtTo(4),
      { type: "arranged", seat: 0, order: ["crooked", "agent", "honest"], wounded: null },
      { type: "turn", seat: 1 },
      { type: "turn", seat: 2 },
      { type: "diamonds", from: 0, to: 2, count: 1 },
      { type: "turn", seat: 3 },
    ]);
    expect(lines.map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual([
      "The deal",
      "P1  [crooked] [agent] [honest] · honest team · the Taser · 1 diamond",
      "P2  [honest] [kingpin] [crooked] · crooked team · the Riot Shield · 1 diamond",
      "P3  [crooked] [honest] [crooked] · crooked team · Coffee · 1 diamond",
      "P4  [crooked] [honest] [crooked] · crooked team · the Taser · 1 diamond",
      "Turn 1: P2",
      "Turn 2: P3",
      "P3 gets 1 diamond from P1.",
      "no guns drawn · diamonds P2 1, P3 2, P4 1",
      "Turn 3: P4",
    ]);
  });

  test.each(MODES)("of %s tells a viewer the same, whatever lies where they cannot see", (mode) => {
    for (const viewer of [0, "public"] as const) {
      const teller = storyteller(tableOf({ mode }, 5), viewer, names, "report");
      const blind = storyteller(tableOf({ mode }, 5), viewer, names, "report");
      const texts: string[] = [];
      randomGame({ mode }, 5, `told to ${viewer}`, noMatter, (events) => {
        const seen = events.flatMap((event) => cops.redact(event, viewer) ?? []);
        const lines = teller.tell(events);
        expect(blind.tell(seen)).toEqual(lines);
        texts.push(...lines.map(({ text }) => text));
      });
      expect(texts.join("\n")).not.toMatch(/undefined|NaN|null|You is|you's|\.\./);
    }
  });
});

function noMatter(_: State): void {}
