import { type Character, type CoupEvent, coup, type Move, type State } from "@darbar/coup";
import { scriptedDraw, seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { type Budget, look } from "../bot.ts";
import { unseenCards } from "./endgame/endgame-position.ts";
import { believedHands } from "./knowledge/index.ts";
import { ALL_CARE, believe } from "./master/believe.ts";
import { advise } from "./master/master.ts";
import { countUnseen } from "./network/certain.ts";
import { newEvaluator } from "./network/evaluator.ts";
import { trainedCoup } from "./network/trained.ts";

const { network } = trainedCoup();

/** A classic table of two: before anybody has kept a card, or after both have, and these were dealt. */
function table(kept: readonly Character[] = [], dealt: readonly Character[] = []) {
  const options = coup.options({}, 2);
  if (!options.ok) throw new Error(options.error);
  const state = coup.setup(options.value, 2);
  const events: CoupEvent[] = [];
  const draw = scriptedDraw(dealt);
  const happen = (more: readonly CoupEvent[]): void => {
    for (const event of more) coup.evolve(state, event);
    events.push(...more);
  };
  happen(coup.deal(state, draw));
  for (const [seat, card] of kept.entries()) {
    const decided = coup.decide(state, seat, { do: "keep", card }, draw);
    if (!decided.ok) throw new Error(decided.error.code);
    happen(decided.value);
  }
  return { state, events };
}

/** A budget by a clock that ticks once each time it is looked at. */
function ticks(milliseconds: number): Budget {
  let time = 0;
  return { milliseconds, now: () => time++ };
}

/** The same table with a card of each player lost. */
function losing(state: State, ...cards: readonly Character[]): State {
  const after = coup.view(state, "all");
  for (const [seat, card] of cards.entries()) coup.evolve(after, { type: "lost", seat, card });
  return after;
}

describe("in the draft", () => {
  test("the master plays on from every card that it could keep, and likes the duke best", () => {
    const { state, events } = table();
    const sight = look(coup, state, 0, events);
    const { values, mix } = advise(network, () => null, sight, seededDraw("keep"), ticks(3_000));
    for (const value of values) expect(value ?? 0.5).toBeGreaterThan(0.2);
    const often = (card: Character): number =>
      mix[sight.legal.findIndex((move: Move) => move.do === "keep" && move.card === card)];
    expect(often("duke")).toBe(Math.max(...mix));
  });

  test("the network counts a card of the third set, though its like was kept", () => {
    const { state } = table(["duke", "captain"], ["assassin", "contessa"]);
    const unseen = new Float32Array(5);
    countUnseen(state, 0, unseen);
    const [duke, assassin, captain] = unseen;
    expect(duke).toBeCloseTo(1.2); // The other may hold it, and may have kept another.
    expect(assassin).toBeCloseTo(0.2);
    expect(captain).toBeCloseTo(1.2);
    expect(unseen.reduce((sum, count) => sum + count)).toBeCloseTo(5);
  });

  test("the other is believed to have kept what the policy would", () => {
    const { state, events } = table(["captain", "duke"], ["assassin", "contessa"]);
    const sight = look(coup, state, 0, events);
    const hands = believedHands(believe(newEvaluator(network), sight, ALL_CARE), 1);
    const holding = (card: Character): number =>
      hands.reduce((sum, { hand, probability }) => sum + (hand.includes(card) ? probability : 0), 0);
    expect(holding("duke")).toBeGreaterThan(holding("contessa") + 0.1);
    expect(hands.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  });

  test("an endgame counts as many cards as there are, and what must have been kept", () => {
    const { state } = table(["captain", "duke"], ["assassin", "contessa"]);
    const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
    const unknown = unseenCards(coup.view(losing(state, "captain", "contessa"), 0));
    expect(total(unknown)).toBeCloseTo(5);
    expect(unknown[0]).toBeCloseTo(1.2);
    // Of two dukes face up one was kept, and it was not the first player's.
    const twin = table(["captain", "duke"], ["duke", "contessa"]);
    const certain = unseenCards(coup.view(losing(twin.state, "duke", "duke"), 0));
    expect(certain).toEqual([0, 1, 2, 1, 1]);
  });
});
