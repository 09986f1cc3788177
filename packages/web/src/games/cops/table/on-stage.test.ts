import { type CopsEvent, cops } from "@darbar/cops";
import { tableAfter } from "@darbar/words/testing/cops-table";
import { EVERY_WORDS, NAMES } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { arrowsOf, stagedAct } from "./on-stage.ts";
import type { Sight } from "./sight.ts";

/** What the first player sees after these facts. */
function sightAfter(events: readonly CopsEvent[], more: Partial<Sight> = {}): Sight {
  const view = tableAfter("base", 0, events);
  return {
    view,
    words: EVERY_WORDS.en,
    names: NAMES,
    home: 0,
    waiting: cops.waiting(view),
    identities: view.players.map((_, seat) => ({ portrait: seat, colour: `c${seat}` })),
    isOver: false,
    isOpen: true,
    happening: null,
    ...more,
  } as Sight;
}

const armed = (seat: number, target: number): readonly CopsEvent[] => [
  { type: "armed", seat },
  { type: "aimed", seat, target },
];
const GUNS = [...armed(0, 3), ...armed(1, 2), ...armed(2, 0)];

describe("the guns", () => {
  it("are all arrows where seats stand in an arch, and those that concern the reader stand out", () => {
    expect(arrowsOf(sightAfter(GUNS), "wide").map(({ from, to, tone }) => [from, to, tone])).toEqual([
      [0, 3, "mine"],
      [1, 2, "other"],
      [2, 0, "on-me"],
    ]);
  });

  it("are arrows where seats stand in rows only from and to the reader", () => {
    for (const layout of ["phone", "land"] as const) {
      expect(arrowsOf(sightAfter(GUNS), layout).map(({ from, to }) => [from, to])).toEqual([
        [0, 3],
        [2, 0],
      ]);
    }
  });

  it("say nothing after the game", () => {
    expect(arrowsOf(sightAfter(GUNS, { isOver: true }), "wide")).toEqual([]);
  });
});

describe("what is done just now", () => {
  const turn: readonly CopsEvent[] = [{ type: "turn", seat: 2 }];
  const shot: readonly CopsEvent[] = [
    ...GUNS,
    ...turn,
    { type: "announced", seat: 2, action: { do: "shoot" } },
    { type: "moment", moment: "announced", seats: [], resume: null },
  ];

  it("is nothing at rest", () => {
    expect(stagedAct(sightAfter([...GUNS, ...turn]))).toBeNull();
  });

  it("a shot goes by way of the stage, in place of the gun's own arrow", () => {
    const sight = sightAfter(shot);
    expect(stagedAct(sight)).toMatchObject({ from: 2, to: 0, isHostile: true, does: { action: "shoot" } });
    const [first, ...guns] = arrowsOf(sight, "wide");
    expect(first).toMatchObject({ kind: "claim", from: 2, to: 0, through: "stage", tone: "on-me" });
    expect(guns.map(({ from }) => from)).toEqual([0, 1]);
  });
});
