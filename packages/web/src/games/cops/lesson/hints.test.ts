import { type CopsEvent, cops, everyVariant, type Identity, type State } from "@darbar/cops";
import { seededDraw } from "@darbar/kernel";
import { playAtRandom } from "@darbar/kernel/testing";
import en from "@darbar/words/catalogue/en/lesson.json" with { type: "json" };
import { tableOf } from "@darbar/words/testing/cops-table";
import { describe, expect, it } from "vitest";
import { type Hint, hintsFor } from "./hints.ts";

const HANDS: readonly (readonly Identity[])[] = [
  ["honest", "honest", "crooked"],
  ["agent", "honest", "crooked"],
  ["crooked", "kingpin", "honest"],
  ["crooked", "honest", "crooked"],
];

/** A table of four at which these facts have come to pass since the deal; the first player holds a K-9 unit. */
function given(...events: readonly CopsEvent[]): State {
  const table = tableOf({ mode: "base" }, 4);
  const equipment = ["k9-unit", "med-kit", "taser", "coffee"] as const;
  const dealt: CopsEvent = { type: "dealt", hands: HANDS, leftOver: [], equipment };
  for (const event of [dealt, ...events]) cops.evolve(table, event);
  return table;
}

const TURN: CopsEvent = { type: "turn", seat: 0 };
const ARMED: CopsEvent = { type: "armed", seat: 0 };
const AIMED = (target: number): CopsEvent => ({ type: "aimed", seat: 0, target });
const SEEN: CopsEvent = { type: "looked", by: 0, seat: 2, cards: [1], kinds: ["kingpin"] };
const THREAT: readonly CopsEvent[] = [
  { type: "armed", seat: 2 },
  { type: "aimed", seat: 2, target: 0 },
];

const names = (hints: readonly Hint[]): readonly string[] => hints.map(({ hint }) => hint);

describe("hints", () => {
  it("never depend on what the seat cannot know; every world that it could be gives the same", () => {
    const whim = seededDraw("hints");
    const heard = new Set<string>();
    const see = (state: State): void => {
      const seat = whim.one([...state.players.keys()]);
      const view = cops.view(state, seat);
      const hints = hintsFor(view, seat);
      for (const { hint } of hints) heard.add(hint);
      expect(hintsFor(state, seat)).toEqual(hints);
      expect(hintsFor(cops.imagine(view, whim), seat)).toEqual(hints);
    };
    for (const variant of everyVariant()) playAtRandom(cops, variant, whim, { see });
    for (const hint of heard) expect(en).toHaveProperty([`lesson.hint.${hint}`]);
    expect(heard.size).toBeGreaterThan(22);
  });

  it("cops 1: say on whose side one is when the cards are laid", () => {
    const laying = given({ type: "asked", question: "arrange", seats: [0, 1, 2, 3] });
    expect([0, 1, 2, 3].map((seat) => hintsFor(laying, seat)[0].hint)).toEqual([
      "side-honest",
      "side-agent",
      "side-kingpin",
      "side-crooked",
    ]);
  });

  it("name who is to be looked at: whoever is known least", () => {
    expect(names(hintsFor(given(TURN), 0))).toEqual(["investigate-any"]);
    const looked = (seat: number): CopsEvent => ({ type: "looked", by: 0, seat, cards: [0], kinds: [HANDS[seat][0]] });
    expect(hintsFor(given(looked(2), looked(3), TURN), 0)).toEqual([{ hint: "investigate", seat: 1 }]);
  });

  it("know the leader of the other side, and what a gun is for", () => {
    expect(hintsFor(given(SEEN, TURN), 0)[0]).toEqual({ hint: "arm-leader", seat: 2 });
    expect(hintsFor(given(SEEN, ARMED, AIMED(2), TURN), 0)[0]).toEqual({ hint: "shoot-leader", seat: 2 });
    const wounded: readonly CopsEvent[] = [
      { type: "exposed", seat: 2, kinds: HANDS[2] },
      { type: "wounded", seat: 2, card: 1 },
    ];
    expect(hintsFor(given(...wounded, ARMED, AIMED(2), TURN), 0)[0]).toEqual({ hint: "finish", seat: 2 });
    const aiming: CopsEvent = { type: "asked", question: "aim", seats: [0] };
    expect(hintsFor(given(SEEN, TURN, ARMED, aiming), 0)).toEqual([{ hint: "aim-leader", seat: 2 }]);
    expect(hintsFor(given(TURN, ARMED, aiming), 0)).toEqual([{ hint: "aim-any" }]);
  });

  it("cops 1: do not call two honest cards a friend while the third could be the Kingpin", () => {
    const two: readonly CopsEvent[] = [
      { type: "turned-up", seat: 3, card: 0, kind: "crooked" },
      { type: "turned-up", seat: 3, card: 2, kind: "crooked" },
    ];
    expect(names(hintsFor(given(...two, ARMED, AIMED(3), TURN), 0))).not.toContain("shoot-enemy");
    const agent: CopsEvent = { type: "looked", by: 0, seat: 1, cards: [0], kinds: ["agent"] };
    expect(hintsFor(given(...two, agent, ARMED, AIMED(3), TURN), 0)[0]).toEqual({ hint: "shoot-enemy", seat: 3 });
    expect(hintsFor(given(agent, ARMED, AIMED(1), TURN), 0)[0]).toEqual({ hint: "aim-friend", seat: 1 });
  });

  it("cops 4: remind of equipment that answers a shot, in time and at the moment itself", () => {
    const ready = { hint: "ready", seat: 2, equipment: "k9-unit" };
    expect(hintsFor(given(...THREAT, TURN), 0)[0]).toEqual(ready);
    expect(hintsFor(given(...THREAT, { type: "turn", seat: 1 }), 0)).toEqual([ready]);
    const shot: readonly CopsEvent[] = [
      { type: "turn", seat: 2 },
      { type: "announced", seat: 2, action: { do: "shoot" } },
      { type: "moment", moment: "announced", seats: [0, 1, 2, 3], resume: null },
    ];
    expect(names(hintsFor(given(...THREAT, ...shot), 0))).toEqual(["shot-at-me"]);
  });

  it("cops 2: find the cheapest card to pay with", () => {
    const known: CopsEvent = { type: "looked", by: 1, seat: 0, cards: [2], kinds: ["crooked"] };
    const paying: readonly CopsEvent[] = [
      TURN,
      { type: "announced", seat: 0, action: { do: "arm" } },
      ARMED,
      { type: "asked", question: "reveal", seats: [0] },
    ];
    expect(hintsFor(given(known, ...paying), 0)).toEqual([{ hint: "price-known", card: 2 }]);
    expect(hintsFor(given(...paying), 0)).toEqual([{ hint: "reveal" }]);
  });

  it("say nothing to whoever is not asked and not aimed at", () => {
    expect(hintsFor(given(TURN), 1)).toEqual([]);
  });
});
