import { cops, type Event, type Identity, type State } from "@darbar/cops";
import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { beliefs, doubt, outlook } from "./belief.ts";

/** What the first of four players sees after a deal and these facts; they hold two honest cards and a crooked one. */
function viewAfter(...events: readonly Event[]): State {
  const options = cops.options({}, 4);
  if (!options.ok) throw new Error(options.error);
  const state = cops.setup(options.value, 4);
  const hands: readonly (readonly Identity[])[] = [
    ["honest", "honest", "crooked"],
    ["agent", "crooked", "crooked"],
    ["kingpin", "honest", "honest"],
    ["crooked", "honest", "crooked"],
  ];
  const equipment = hands.map(() => null);
  for (const event of [{ type: "dealt", hands, leftOver: [], equipment } as const, ...events]) {
    cops.evolve(state, event);
  }
  return cops.view(state, 0);
}

function look(seat: number, card: 0 | 1 | 2, kind: Identity): Event {
  return { type: "looked", by: 0, seat, cards: [card], kinds: [kind] };
}

describe("beliefs", () => {
  test("are certain of oneself, and of a leader that was seen", () => {
    const [me, other] = beliefs(viewAfter(look(1, 0, "agent")));
    expect(me.honest).toBe(100);
    expect(other).toEqual({ honest: 100, agent: 100, kingpin: 0 });
  });

  test("lean with every card that is seen", () => {
    const before = beliefs(viewAfter())[3].honest;
    const once = beliefs(viewAfter(look(3, 0, "crooked")))[3].honest;
    const twice = beliefs(viewAfter(look(3, 0, "crooked"), look(3, 2, "crooked")))[3].honest;
    expect(once).toBeLessThan(before);
    expect(twice).toBeLessThan(once);
    expect(twice).toBeGreaterThan(0); // The agent may be there, too.
    expect(doubt({ honest: 50, agent: 0, kingpin: 0 })).toBe(50);
  });

  test("leave both leaders with somebody", () => {
    const all = beliefs(viewAfter());
    for (const leader of ["agent", "kingpin"] as const) {
      expect(all.reduce((sum, belief) => sum + belief[leader], 0)).toBeCloseTo(100);
    }
  });

  test("cops 5: planted evidence turns a player's cards round, but no leader", () => {
    const planted = (seat: number): Event => ({
      type: "laid",
      equipment: "planted-evidence",
      seat,
      lasting: "reversed",
    });
    const crooked = [look(3, 0, "crooked"), look(3, 1, "honest"), look(3, 2, "crooked")];
    expect(beliefs(viewAfter(...crooked))[3].honest).toBe(0);
    expect(beliefs(viewAfter(...crooked, planted(3)))[3].honest).toBe(100);
    expect(beliefs(viewAfter(look(1, 0, "agent"), planted(1)))[1].honest).toBe(100);
  });

  test("come from the view alone", () => {
    const view = viewAfter(look(3, 0, "crooked"));
    const dreamt = cops.view(cops.imagine(view, seededDraw("dream")), 0);
    expect(beliefs(dreamt)).toEqual(beliefs(view));
  });
});

test("an enemy is whoever is of the other team", () => {
  const eye = outlook(viewAfter(look(1, 0, "agent"), look(2, 0, "kingpin")), 0);
  expect([eye.enemy(1), eye.enemy(2)]).toEqual([0, 100]);
  expect([eye.ownLeader(1), eye.enemyLeader(2)]).toEqual([100, 100]);
});
