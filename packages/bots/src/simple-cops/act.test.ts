import { cops, type Event, type Identity, type Move } from "@darbar/cops";
import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { chooseAct } from "./act.ts";
import { chooseReveal, chooseVictim } from "./answer.ts";
import { outlook } from "./belief.ts";

const HANDS: readonly (readonly Identity[])[] = [
  ["honest", "agent", "crooked"],
  ["kingpin", "honest", "honest"],
  ["honest", "honest", "crooked"],
  ["crooked", "honest", "crooked"],
];

type Chooser = (legal: readonly Move[], eye: ReturnType<typeof outlook>, seed: string) => Move;

/** What the first of four players chooses after these facts, in many moods. */
function choices(choose: Chooser, ...events: readonly Event[]): readonly Move[] {
  const options = cops.options({}, 4);
  if (!options.ok) throw new Error(options.error);
  const state = cops.setup(options.value, 4);
  const dealt: Event = { type: "dealt", hands: HANDS, leftOver: [], equipment: ["coffee", null, null, null] };
  for (const event of [dealt, ...events]) cops.evolve(state, event);
  const view = cops.view(state, 0);
  const moods = Array.from({ length: 30 }, (_, mood) => `mood ${mood}`);
  return moods.map((mood) => choose(cops.legal(view, 0), outlook(view, 0), mood));
}

const act: Chooser = (legal, eye, seed) => chooseAct(legal, eye, 0, seededDraw(seed));
const TURN: Event = { type: "turn", seat: 0 };

function exposed(seat: number): Event {
  return { type: "exposed", seat, kinds: HANDS[seat] };
}

function armedAt(target: number): readonly Event[] {
  return [
    { type: "armed", seat: 0 },
    { type: "aimed", seat: 0, target },
  ];
}

function namesIn(moves: readonly Move[]): ReadonlySet<string> {
  return new Set(moves.map((move) => move.do));
}

describe("the action of a turn", () => {
  test("is to look at cards, as long as nobody is known", () => {
    expect(namesIn(choices(act, TURN))).toEqual(new Set(["investigate"]));
  });

  test("is a gun, or a shot, when an enemy is known, and the leader stays in the dark", () => {
    const arms = choices(act, exposed(1), TURN);
    expect(namesIn(arms)).toEqual(new Set(["arm"]));
    expect(arms.filter((move) => move.do === "arm" && move.card === 1)).toEqual([]);
    expect(namesIn(choices(act, exposed(1), ...armedAt(1), TURN))).toEqual(new Set(["shoot"]));
  });

  test("is never to shoot a friend who is known", () => {
    expect(namesIn(choices(act, exposed(2), ...armedAt(2), TURN)).has("shoot")).toBe(false);
  });
});

test("a gun turns on the enemies' leader", () => {
  const aims = choices(
    (legal, eye, seed) => chooseVictim(legal, eye, seededDraw(seed)),
    exposed(1),
    exposed(3),
    ...armedAt(2),
    TURN,
    { type: "asked", question: "aim", seats: [0] },
  );
  expect(new Set(aims)).toEqual(new Set([{ do: "aim", target: 1 }]));
});

test("whoever must turn up a card keeps the leader in the dark", () => {
  const shown = choices((legal, eye, seed) => chooseReveal(legal, eye, seededDraw(seed)), TURN, {
    type: "asked",
    question: "reveal",
    seats: [0],
  });
  expect(shown.filter((move) => move.do === "reveal" && move.card === 1)).toEqual([]);
});
