import { type CopsEvent, cops } from "@darbar/cops";
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
