import { type CopsEvent, cops, type EquipmentName } from "@darbar/cops";
import { describe, expect, test } from "vitest";
import { find, ids, pressing } from "../../test/cops-steps.ts";
import { dealtTo, tableAfter, tableOf } from "../../test/cops-table.ts";
import { EVERY_WORDS, NAMES, plain } from "../../test/coup-words.ts";
import type { Pick } from "./contract.ts";
import { stepAt } from "./steps.ts";

const { en } = EVERY_WORDS;
const step = pressing(en, NAMES);
const MY_TURN: CopsEvent = { type: "turn", seat: 0 };
const gives = (from: number, to: number): CopsEvent => ({ type: "diamonds", from, to, count: 1 });

describe("at the start of a turn", () => {
  test("cops 2: a cop has four actions, and those that cannot be taken say why", () => {
    const start = step([MY_TURN]);
    expect(start.question).toBeNull();
    expect(ids(start)).toEqual(["investigate", "arm", "equip", "shoot"]);
    expect(find(start, "shoot")).toMatchObject({ label: "Shoot", barred: "You hold no gun.", move: null });
    expect(find(start, "arm")).toMatchObject({
      label: "Arm",
      consequence: "You take a gun from the table and aim. You turn up one of your cards.",
      danger: false,
      move: { do: "arm" },
      sign: { of: "action", action: "arm" },
    });
  });

  test("cops 6: a criminal has three of their own", () => {
    const start = step([{ type: "criminal", seat: 0 }, MY_TURN], [], "gang");
    expect(ids(start)).toEqual(["snatch", "swap", "infiltrate"]);
    expect(find(start, "infiltrate").barred).toBe("No cop has a gun in hand.");
  });

  test("says why a gun cannot be had or fired", () => {
    const armed: readonly CopsEvent[] = [
      { type: "armed", seat: 0 },
      { type: "aimed", seat: 0, target: 2 },
    ];
    expect(find(step([...armed, MY_TURN]), "arm").barred).toBe("You already hold a gun.");
    const none: readonly CopsEvent[] = [1, 2].map((seat) => ({ type: "armed", seat }));
    expect(find(step([...none, MY_TURN]), "arm").barred).toBe("No gun is left on the table.");
    const fallen: CopsEvent = { type: "out", seat: 2, by: null };
    expect(plain(find(step([...armed, fallen, MY_TURN]), "shoot").barred)).toBe(
      "Bahram is out. Aim at somebody else first.",
    );
    const criminal: CopsEvent = { type: "criminal", seat: 2 };
    expect(plain(find(step([...armed, criminal, MY_TURN], [], "gang"), "shoot").barred)).toBe(
      "Bahram is a criminal and cannot be shot.",
    );
    const held: CopsEvent = { type: "held-fire", seat: 0 };
    expect(find(step([...armed, MY_TURN, held]), "shoot").barred).toBe("You used the Taser: no shot this turn.");
    const poor: CopsEvent = { type: "diamonds", from: 0, to: 1, count: 1 };
    expect(find(step([poor, MY_TURN], [], "gang"), "equip").barred).toBe("You have no diamond to give.");
  });

  test("cops 4: after equipment was played in answer, one can go on as announced", () => {
    const again: readonly CopsEvent[] = [
      MY_TURN,
      { type: "announced", seat: 0, action: { do: "investigate", target: 2, card: 1 } },
      { type: "asked", question: "act", seats: [0] },
    ];
    const goOn = find(step(again), "go-on");
    expect(goOn.move).toEqual({ do: "investigate", target: 2, card: 1 });
    expect(plain(goOn.consequence)).toBe("You investigate Bahram’s second card.");
  });
});

describe("on the way to a move", () => {
  test("a player is pressed, then one of their cards", () => {
    const whose = step([MY_TURN], ["investigate"]);
    expect(whose.question).toBe("Investigate: whose card?");
    expect(whose.offers.map(({ id, label }) => [id, plain(label)])).toEqual([
      ["seat-1", "Investigate Shirin"],
      ["seat-2", "Investigate Bahram"],
      ["seat-3", "Investigate Omid"],
    ]);
    const which = step([MY_TURN], ["investigate", "seat-2"]);
    expect(plain(which.question)).toBe("Which of Bahram’s cards?");
    expect(find(which, "card-2-1").move).toEqual({ do: "investigate", target: 2, card: 1 });
    expect(plain(find(which, "card-2-1").label)).toBe("Bahram’s second card");
  });

  test("what is known of a card is said", () => {
    const looked: CopsEvent = { type: "looked", by: 0, seat: 2, cards: [1], kinds: ["honest"] };
    const which = step([looked, MY_TURN], ["investigate", "seat-2"]);
    expect(find(which, "card-2-1")).toMatchObject({
      consequence: "You know it: honest.",
      sign: { of: "identity", identity: "honest" },
    });
    expect(find(which, "card-2-0")).toMatchObject({ consequence: null, sign: null });
    expect(find(step([looked, MY_TURN], ["investigate"]), "seat-2").consequence).toBe("You know: honest.");
  });

  test("the only card there is goes without saying, but it is said", () => {
    const up: readonly CopsEvent[] = [
      { type: "turned-up", seat: 0, card: 1, kind: "honest" },
      { type: "turned-up", seat: 0, card: 2, kind: "crooked" },
      { type: "turned-up", seat: 2, card: 0, kind: "crooked" },
      { type: "turned-up", seat: 2, card: 1, kind: "honest" },
    ];
    const arm = find(step([...up, MY_TURN]), "arm");
    expect(arm.move).toEqual({ do: "arm" });
    expect(arm.consequence).toBe("You take a gun from the table and aim. Your first card is turned up: the Agent.");
    expect(arm.danger).toBe(true);
    const seat = find(step([...up, MY_TURN], ["investigate"]), "seat-2");
    expect(seat.move).toEqual({ do: "investigate", target: 2, card: 2 });
    expect(seat.consequence).toBe("1 of 2 known cards crooked. Only one card is possible: the third card.");
  });

  test("one’s own cards are pressed to turn them up; a leader twice", () => {
    const which = step([
      MY_TURN,
      { type: "announced", seat: 0, action: { do: "equip" } },
      { type: "drew", seat: 0, equipment: "coffee" },
      { type: "asked", question: "reveal", seats: [0] },
    ]);
    expect(ids(which)).toEqual(["card-0-0", "card-0-1", "card-0-2"]);
    expect(find(which, "card-0-0")).toMatchObject({
      label: "Turn up your first card",
      consequence: "Everybody sees that you hold the Agent.",
      danger: true,
      move: { do: "reveal", card: 0 },
    });
    expect(find(which, "card-0-1")).toMatchObject({ consequence: "Everybody sees it: honest.", danger: false });
  });

  test("records: in a game by version 1 of the rules the card is pressed before the announcement", () => {
    const table = tableOf({ version: 1 }, 4);
    for (const event of [dealtTo(4), MY_TURN]) cops.evolve(table, event);
    const arm = { on: "button", id: "arm" } as const;
    const which = stepAt(cops.view(table, 0), [arm], en, NAMES);
    expect(which.question).toBe("One of your cards must be turned up. Which one?");
    expect(find(which, "card-0-2").move).toEqual({ do: "arm", card: 2 });
  });

  test("cops 6: a hold-up says what it brings", () => {
    const whom = step([MY_TURN], ["arm"], "gang");
    expect(whom.question).toBe("Arm: who do you hold up?");
    expect(plain(find(whom, "seat-1").label)).toBe("Hold Shirin up");
    expect(find(whom, "seat-1").consequence).toBe("1 diamond for you.");
    expect(find(whom, "seat-1").move).toEqual({ do: "arm", target: 1 });
  });

  test("cops 6: a snatch says what it means for the race", () => {
    const criminal: readonly CopsEvent[] = [{ type: "criminal", seat: 0 }, MY_TURN];
    expect(find(step(criminal, [], "gang"), "snatch").consequence).toBe(
      "You take all of a cop’s diamonds. The criminals hold 1 of 4 diamonds.",
    );
    const said = (...events: readonly CopsEvent[]) =>
      find(step([...events, ...criminal], ["snatch"], "gang"), "seat-1").consequence;
    expect(said()).toBe("1 diamond for you. The criminals then hold 2 of 4.");
    expect(said(gives(2, 3))).toBe("1 diamond for you. The criminals then hold 2 of 4: one more snatch wins.");
    const last = [gives(2, 1), gives(3, 1)];
    expect(said(...last)).toBe("3 diamonds, all that are left: the criminals win.");
    expect(find(step([...last, ...criminal], [], "gang"), "snatch").consequence).toBe(
      "You take all of a cop’s diamonds. The criminals hold 1 of 4 diamonds: one snatch wins.",
    );
  });

  test("cops 6: a hold-up says what it means for the race", () => {
    const said = (seat: number, ...events: readonly CopsEvent[]) =>
      find(step([...events, MY_TURN], ["arm"], "gang"), `seat-${seat}`).consequence;
    const criminal: CopsEvent = { type: "criminal", seat: 3 };
    expect(said(1, criminal)).toBe("1 diamond for you.");
    expect(said(3, criminal)).toBe("1 diamond for you. The criminals then hold 0 of 4.");
    expect(said(1, criminal, gives(2, 0))).toBe(
      "1 diamond for you. The criminals then hold 1 of 4: one more snatch wins.",
    );
    const urgent = [criminal, gives(2, 1), gives(0, 1)];
    expect(said(3, ...urgent)).toBe("1 diamond for you. The criminals then hold 0 of 4: one snatch no longer wins.");
    expect(find(step([...urgent, MY_TURN], [], "gang"), "arm").consequence).toContain("one snatch wins.");
  });

  test("cops 6: so does giving a diamond for equipment", () => {
    const said = (seat: number, ...events: readonly CopsEvent[]) =>
      find(step([...events, MY_TURN], ["equip"], "gang"), `seat-${seat}`).consequence;
    const criminal: CopsEvent = { type: "criminal", seat: 3 };
    expect(said(1, criminal)).toBe("Has 1 diamond now.");
    expect(said(3, criminal)).toBe("Has 1 diamond now. The criminals then hold 2 of 4.");
    expect(said(3, criminal, gives(1, 3), gives(2, 3))).toBe(
      "Has 3 diamonds now. The criminals get the last diamond: they win.",
    );
    expect(said(1, criminal, gives(1, 0), gives(2, 0))).toBe(
      "Has no diamonds now. The criminals then hold 1 of 4: one snatch no longer wins.",
    );
  });

  test("cops 6: two cards are named in any order", () => {
    const criminal: readonly CopsEvent[] = [{ type: "criminal", seat: 0 }, MY_TURN];
    const first = ["swap", "seat-3", "card-3-0"];
    const second = step(criminal, [...first, "seat-1"], "gang");
    expect(step(criminal, first, "gang").question).toBe("And a card of which other cop?");
    expect(ids(step(criminal, first, "gang"))).toEqual(["seat-1", "seat-2"]);
    expect(find(second, "card-1-2").move).toEqual({
      do: "swap",
      places: [
        [1, 2],
        [3, 0],
      ],
    });
  });

  test("picks that lead nowhere any more are as good as not made", () => {
    const view = tableAfter("base", 0, [MY_TURN]);
    const stale: readonly Pick[] = [
      { on: "button", id: "snatch" },
      { on: "seat", seat: 1 },
    ];
    expect(stepAt(view, stale, en, NAMES)).toEqual(stepAt(view, [], en, NAMES));
    const half: readonly Pick[] = [
      { on: "button", id: "investigate" },
      { on: "seat", seat: 0 },
    ];
    expect(stepAt(view, half, en, NAMES)).toEqual(stepAt(view, half.slice(0, 1), en, NAMES));
  });
});

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
