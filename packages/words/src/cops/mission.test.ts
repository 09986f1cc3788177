import { type CopsEvent, cops, MODES, type State } from "@darbar/cops";
import { seededDraw, type Viewer, viewersOf } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { randomGame, tableAfter } from "../../test/cops-table.ts";
import { EVERY_WORDS, NAMES, plain } from "../../test/coup-words.ts";
import { LANGUAGES } from "../languages.ts";
import { concludedFrom } from "./concluded-from.ts";
import { type Mission, missionOf } from "./mission.ts";

const EN = EVERY_WORDS.en;
const goal = (view: State): string | null | undefined =>
  missionOf(view, seatOf(view), EN, NAMES, concludedFrom(view)).goal?.text;
const seatOf = ({ viewer }: State): number | null => (typeof viewer === "number" ? viewer : null);
const leaders = (view: State): readonly (string | null)[] =>
  missionOf(view, seatOf(view), EN, NAMES, concludedFrom(view)).leaders.map(({ text }) => plain(text));

// The first player holds the Agent, the second the Kingpin, the others two crooked cards and an honest one.
const after = (viewer: Viewer, events: readonly CopsEvent[] = [], mode = "base"): State =>
  tableAfter(mode, viewer, events);
const PLANTED: CopsEvent = { type: "laid", seat: 2, equipment: "planted-evidence", lasting: "reversed" };

describe("what a player wants", () => {
  it("is that the other side's leader falls", () => {
    expect(goal(after(2))).toBe("Crooked: bring the Agent down");
  });

  it("is that they themselves do not, who lead", () => {
    expect(goal(after(0))).toBe("You are the Agent: stay alive");
    expect(goal(after(1))).toBe("You are the Kingpin: stay alive");
    expect(goal(after(1, [{ type: "wounded", seat: 1, card: 1 }]))).toBe(
      "You are the Kingpin, wounded: one more hit ends it",
    );
  });

  it("is turned round by planted evidence, and says why; a leader stays what they are", () => {
    const { goal: turned } = missionOf(after(2, [PLANTED]), 2, EN, NAMES);
    expect(turned).toEqual({
      as: "honest",
      text: "Planted evidence! Honest: bring the Kingpin down",
    });
    expect(goal(after(0, [{ ...PLANTED, seat: 0 }]))).toBe("You are the Agent: stay alive");
  });

  it("stays the same for whoever is out, and is another for a criminal", () => {
    expect(goal(after(2, [{ type: "out", seat: 2, by: 0 }]))).toBe("You are out. Crooked: bring the Agent down");
    const criminal = after(2, [{ type: "criminal", seat: 2 }], "gang");
    expect(goal(criminal)).toBe("Criminal: take every diamond, 3 to go");
    expect(missionOf(criminal, 2, EN, NAMES).goal?.as).toBe("criminal");
  });

  it("is nothing for whoever only watches", () => {
    expect(missionOf(after("public"), null, EN, NAMES).goal).toBeNull();
  });
});

describe("where the leaders are", () => {
  it("is said as far as this player knows", () => {
    expect(leaders(after(2))).toEqual(["Agent: not known yet", "Kingpin: not known yet"]);
    expect(leaders(after(1))).toEqual(["Agent: not known yet", "Kingpin: you"]);
    const look: CopsEvent = { type: "looked", by: 2, seat: 0, cards: [0], kinds: ["agent"] };
    expect(leaders(after(2, [look]))).toEqual(["Agent: Laleh", "Kingpin: not known yet"]);
    expect(leaders(after(3, [look]))).toEqual(["Agent: not known yet", "Kingpin: not known yet"]);
  });

  it("is said of one whom nobody has seen, where counting leaves no other place", () => {
    const open: readonly CopsEvent[] = [
      { type: "exposed", seat: 2, kinds: ["crooked", "honest", "crooked"] },
      { type: "exposed", seat: 3, kinds: ["crooked", "honest", "honest"] },
    ];
    expect(leaders(after(0, open))).toEqual(["Agent: you", "Kingpin: Shirin"]);
    expect(leaders(after("public", open))).toEqual(["Agent: not known yet", "Kingpin: not known yet"]);
  });

  it("is said to everybody of one who was shot", () => {
    const shot: readonly CopsEvent[] = [
      { type: "exposed", seat: 1, kinds: ["honest", "kingpin", "crooked"] },
      { type: "wounded", seat: 1, card: 1 },
    ];
    for (const viewer of [0, 2, "public"] as const) {
      expect(leaders(after(viewer, shot))[1]).toBe("Kingpin: Shirin, wounded");
    }
  });
});

describe("how near the criminals are", () => {
  const race = (events: readonly CopsEvent[], mode = "gang"): Mission["race"] =>
    missionOf(after(0, events, mode), 0, EN, NAMES).race;

  it("is said in a game with diamonds", () => {
    expect(race([], "base")).toBeNull();
    expect(race([])).toMatchObject({ held: 0, all: 4, isUrgent: false });
    expect(race([{ type: "criminal", seat: 3 }])).toMatchObject({ held: 1, all: 4, isUrgent: false });
  });

  it("is urgent when one snatch wins", () => {
    const gather: readonly CopsEvent[] = [
      { type: "diamonds", from: 1, to: 0, count: 1 },
      { type: "diamonds", from: 2, to: 0, count: 1 },
    ];
    expect(race(gather)?.isUrgent).toBe(false);
    const urgent = race([...gather, { type: "criminal", seat: 3 }]);
    expect(urgent).toMatchObject({ held: 1, all: 4, isUrgent: true });
    expect(urgent?.text).toBe("The criminals hold 1 of 4 diamonds: one snatch wins.");
  });
});

it.each(MODES)("is in %s the same in any world that looks the same", (mode) => {
  const draw = seededDraw(`twins ${mode}`);
  let differing = 0;
  randomGame(mode, 6, `mission ${mode}`, (state) => {
    for (const viewer of viewersOf(6)) {
      const view = cops.view(state, viewer);
      const home = typeof viewer === "number" ? viewer : null;
      const twin = cops.imagine(view, draw);
      if (JSON.stringify(twin.players) !== JSON.stringify(state.players)) differing++;
      expect(missionOf(cops.view(twin, viewer), home, EN, NAMES)).toEqual(missionOf(view, home, EN, NAMES));
    }
  });
  expect(differing).toBeGreaterThan(20);
});

it.each(LANGUAGES)("is said in %s in every position", (language) => {
  const words = EVERY_WORDS[language];
  const said = new Set<string>();
  for (const mode of MODES) {
    randomGame(mode, 5, `said ${mode}`, (state) => {
      for (const seat of [0, 1, 2]) {
        const mission = missionOf(cops.view(state, seat), seat, words, NAMES);
        for (const text of [mission.goal?.text, mission.race?.text]) if (text) said.add(text);
      }
    });
  }
  expect(said.size).toBeGreaterThan(6);
});
