import type { CopsEvent, EquipmentName } from "@darbar/cops";
import { describe, expect, test } from "vitest";
import { find, pressing } from "../../test/cops-steps.ts";
import { EVERY_WORDS, NAMES, plain } from "../../test/coup-words.ts";

const { en } = EVERY_WORDS;
const step = pressing(en, NAMES);
const MY_TURN: CopsEvent = { type: "turn", seat: 0 };
const gives = (from: number, to: number): CopsEvent => ({ type: "diamonds", from, to, count: 1 });

describe("a shot", () => {
  const aimed = (target: number): readonly CopsEvent[] => [
    { type: "armed", seat: 0 },
    { type: "aimed", seat: 0, target },
  ];
  const said = (target: number, known: readonly CopsEvent[] = [], mode = "base"): string | null =>
    plain(find(step([...aimed(target), ...known, MY_TURN], [], mode), "shoot").consequence);

  test("must be pressed twice, and says what comes of it as far as the shooter knows", () => {
    expect(find(step([...aimed(2), MY_TURN]), "shoot")).toMatchObject({ danger: true, move: { do: "shoot" } });
    expect(said(2)).toBe("Bahram is out, or wounded if a leader.");
    expect(said(2, [], "gang")).toBe("Bahram becomes a criminal, or is wounded if a leader.");
    const exposed: CopsEvent = { type: "exposed", seat: 2, kinds: ["crooked", "honest", "crooked"] };
    expect(said(2, [exposed])).toBe("Against you for sure. Bahram is out.");
    const seen: CopsEvent = { type: "looked", by: 0, seat: 1, cards: [1], kinds: ["kingpin"] };
    expect(said(1, [seen])).toBe(
      "Against you for sure. Shirin is the Kingpin: they are only wounded, and draw equipment. One more shot ends the game.",
    );
    expect(said(1, [seen, { type: "wounded", seat: 1, card: 1 }])).toBe(
      "Shirin is the wounded Kingpin: the honest cops win.",
    );
  });

  test("cops 1: concludes whose side it hurts, and who must be a leader though nobody has seen the card", () => {
    const kingpin: CopsEvent = { type: "looked", by: 0, seat: 1, cards: [1], kinds: ["kingpin"] };
    const honest: CopsEvent = { type: "looked", by: 0, seat: 2, cards: [0, 1], kinds: ["honest", "honest"] };
    expect(said(2, [honest])).toBe("Bahram is out, or wounded if a leader."); // The third card may be the Kingpin.
    expect(said(2, [honest, kingpin])).toBe("On your side for sure. Bahram is out.");
    const open: CopsEvent = { type: "exposed", seat: 3, kinds: ["crooked", "crooked", "honest"] };
    const crooked: CopsEvent = {
      type: "looked",
      by: 0,
      seat: 2,
      cards: [0, 1, 2],
      kinds: ["crooked", "honest", "crooked"],
    };
    expect(said(1, [open, crooked])).toBe(
      "Against you for sure. Shirin is the Kingpin: they are only wounded, and draw equipment. One more shot ends the game.",
    );
  });

  test("cops 1: at the aim, too, what is certain is said instead of the cards", () => {
    const aims = (target: number, ...known: readonly CopsEvent[]): string | null => {
      const asked: CopsEvent = { type: "asked", question: "aim", seats: [0] };
      return plain(find(step([...aimed(3), ...known, MY_TURN, asked]), `seat-${target}`).consequence);
    };
    const kingpin: CopsEvent = { type: "exposed", seat: 1, kinds: ["honest", "kingpin", "crooked"] };
    expect(aims(1, kingpin)).toBe("Against you for sure: the Kingpin.");
    expect(aims(1, kingpin, { type: "wounded", seat: 1, card: 1 })).toBe(
      "One more shot ends the game. Against you for sure: the Kingpin.",
    );
    const mixed: CopsEvent = { type: "looked", by: 0, seat: 2, cards: [0, 1], kinds: ["crooked", "honest"] };
    expect(aims(2, mixed)).toBe("1 of 2 known cards crooked.");
    const planted: CopsEvent = { type: "laid", seat: 2, equipment: "planted-evidence", lasting: "reversed" };
    const all: CopsEvent = {
      type: "looked",
      by: 0,
      seat: 2,
      cards: [0, 1, 2],
      kinds: ["crooked", "honest", "crooked"],
    };
    expect(aims(2, all)).toBe("Against you for sure.");
    expect(aims(2, all, planted)).toBe("On your side for sure.");
  });

  test("cops 6: a criminal is on no side, and is told which side it is", () => {
    const seen: CopsEvent = { type: "looked", by: 0, seat: 1, cards: [1], kinds: ["kingpin"] };
    const whom = step([seen, { type: "criminal", seat: 0 }, { type: "armed", seat: 1 }, MY_TURN], ["swap"], "gang");
    expect(find(whom, "seat-1").consequence).toBe("For sure: the Kingpin.");
  });

  test("cops 6: says that diamonds go along, where that ends the race", () => {
    const turns = "Bahram becomes a criminal, or is wounded if a leader.";
    expect(said(2, [gives(0, 2), gives(1, 2), gives(3, 2)], "gang")).toBe(
      `${turns} Bahram takes the last diamonds along: the criminals win.`,
    );
    expect(said(2, [gives(0, 1), gives(3, 1)], "gang")).toBe(
      `${turns} The criminals then hold 1 of 4: one more snatch wins.`,
    );
  });

  test("cops 2: at the aim, the present one comes first", () => {
    const aim = step([...aimed(2), MY_TURN, { type: "asked", question: "aim", seats: [0] }]);
    expect(aim.offers[0]).toMatchObject({ id: "seat-2", consequence: "No change.", move: { do: "aim", target: 2 } });
    expect(aim.offers.some(({ danger }) => danger)).toBe(false);
    const retarget = step([...aimed(2), MY_TURN, { type: "asked", question: "retarget", seats: [0] }]);
    expect(retarget.offers.map(({ label, danger }) => [plain(label), danger])).toEqual([
      ["Shoot Shirin", true],
      ["Shoot Omid", true],
    ]);
  });

  test("cops 5: who ducks names a neighbour", () => {
    const divert = step([
      MY_TURN,
      { type: "fired", seat: 2, target: 0 },
      { type: "asked", question: "divert", seats: [0] },
    ]);
    expect(divert.offers.map(({ label, danger }) => [plain(label), danger])).toEqual([
      ["Let Shirin take the shot", true],
      ["Let Omid take the shot", true],
    ]);
  });
});

describe("a moment", () => {
  const moment: CopsEvent = { type: "moment", moment: "turn-end", seats: [0], resume: null };
  const holding = (equipment: EquipmentName): readonly CopsEvent[] => [
    { type: "turn", seat: 1 },
    { type: "discarded", seat: 0, equipment: "taser" },
    { type: "drew", seat: 0, equipment },
    moment,
  ];

  const armed: CopsEvent = { type: "armed", seat: 1 };

  test("offers the card one holds, and to keep it", () => {
    const now = step([armed, ...holding("k9-unit")]);
    expect(now.offers.map(({ id, label }) => [id, label])).toEqual([
      ["play-k9-unit", "Play the K-9 Unit"],
      ["pass", "Keep it for later"],
    ]);
    expect(now.offers[0].consequence).toBe("A player drops their gun.");
    expect(find(step([armed, ...holding("k9-unit")], ["play-k9-unit"]), "seat-0").label).toBe("Yourself");
  });

  test("cops 5: bars what would be played in vain, and says why", () => {
    for (const equipment of ["k9-unit", "walkie-talkie"] as const) {
      expect(find(step(holding(equipment)), `play-${equipment}`).barred).toBe("Nobody has a gun in hand.");
      expect(find(step([armed, ...holding(equipment)]), `play-${equipment}`).barred).toBeNull();
    }
    const mine: CopsEvent = { type: "armed", seat: 0 };
    const detector = (events: readonly CopsEvent[]): string | null =>
      find(step([...events, ...holding("metal-detector")]), "play-metal-detector").barred;
    expect(detector([])).toBe("Nobody else has a gun in hand.");
    expect(detector([mine])).toBe("Nobody else has a gun in hand.");
    expect(detector([armed])).toBeNull();
  });

  test("has cards pressed twice that are gone at one press", () => {
    for (const equipment of ["coffee", "smoke-grenade", "metal-detector"] as const) {
      const offer = find(step([armed, ...holding(equipment)]), `play-${equipment}`);
      expect(offer).toMatchObject({ danger: true, move: { do: "play", equipment } });
    }
  });

  test("says why a card is not for now", () => {
    expect(find(step(holding("med-kit")), "play-med-kit").barred).toBe("Nobody is wounded.");
    expect(find(step(holding("taser")), "play-taser").barred).toBe(
      "Only on your own turn, unarmed, when somebody else holds a gun.",
    );
  });

  test("cops 5: the mobile detonator must be pressed twice", () => {
    const fallen = step(
      [
        { type: "turn", seat: 1 },
        { type: "discarded", seat: 0, equipment: "taser" },
        { type: "drew", seat: 0, equipment: "mobile-detonator" },
        { type: "out", seat: 0, by: 1 },
        { type: "moment", moment: "eliminated", seats: [0], resume: null },
      ],
      ["play-mobile-detonator"],
    );
    expect(fallen.question).toBe("Mobile Detonator: who do you take with you?");
    expect(find(fallen, "seat-1")).toMatchObject({ danger: true });
    expect(plain(find(fallen, "seat-1").consequence)).toBe("Shirin is out; if a leader, the game is over.");
  });
});
