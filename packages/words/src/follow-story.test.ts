import type { CopsEvent } from "@darbar/cops";
import { type CoupEvent, coup } from "@darbar/coup";
import { seededDraw, type Viewer } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { randomGame } from "../test/cops-table.ts";
import { EVERY_WORDS, NAMES } from "../test/coup-words.ts";
import { NARRATOR as COPS, tellStory as tellCops } from "./cops/story.ts";
import { NARRATOR as COUP, tellStory as tellCoup } from "./coup/story.ts";
import { followStory } from "./follow-story.ts";

const { fa } = EVERY_WORDS;
const VIEWERS: readonly Viewer[] = [0, 1, "public", "all"];

/** A game of Coup of random moves. */
function coupGame(seed: string): readonly CoupEvent[] {
  const draw = seededDraw(seed);
  const options = coup.options({ edition: "plus", character: "inquisitor", anarchist: true }, 4);
  if (!options.ok) throw new Error(options.error);
  const state = coup.setup(options.value, 4);
  const events = [...coup.deal(state, draw)];
  for (const event of events) coup.evolve(state, event);
  while (coup.outcome(state) === null) {
    const seat = draw.one(coup.waiting(state));
    const legal = coup.legal(state, seat);
    const decided = coup.decide(state, seat, legal[draw.one([...legal.keys()])], draw);
    if (!decided.ok) throw new Error(decided.error.code);
    for (const event of decided.value) coup.evolve(state, event);
    events.push(...decided.value);
  }
  return events;
}

describe("a story that is followed", () => {
  it.each(VIEWERS)("has the lines of the whole story of Coup, for %s", (viewer) => {
    const events = coupGame("followed");
    const follow = followStory(COUP, viewer, fa, NAMES);
    const followed = events.flatMap((event) => follow(event));
    expect(followed).toEqual(tellCoup(events, viewer, fa, NAMES));
    expect(followed.length).toBeGreaterThan(20);
  });

  it.each(VIEWERS)("has the lines of the whole story of Good Cop Bad Cop, for %s", (viewer) => {
    const events: CopsEvent[] = [];
    randomGame(
      "gang",
      5,
      "followed",
      () => undefined,
      (more) => void events.push(...more),
    );
    const follow = followStory(COPS, viewer, fa, NAMES);
    expect(events.flatMap((event) => follow(event))).toEqual(tellCops(events, viewer, fa, NAMES));
  });

  it("tells that nobody objected as soon as that is known, and not before", () => {
    const follow = followStory(COUP, 0, EVERY_WORDS.en, () => "Laleh");
    const told = (event: CoupEvent): readonly string[] => follow(event).map(({ text }) => text);
    told({ type: "turn", seat: 1 });
    told({ type: "announced", seat: 1, action: "tax", target: null, as: "duke" });
    expect(told({ type: "asked", question: "respond", seats: [0] })).toEqual([]);
    expect(told({ type: "answered", seat: 0, move: { do: "pass" } })).toEqual([]);
    expect(told({ type: "paid", from: "treasury", to: 1, coins: 3 })).toEqual([
      "Nobody objects.",
      "Laleh gets 3 coins.",
    ]);
  });
});
