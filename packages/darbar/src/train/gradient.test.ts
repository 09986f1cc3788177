import {
  fraction,
  layoutOf,
  type Network,
  networkOf,
  newWorkspace,
  pick,
  run,
  type Shape,
} from "@darbar/bots/coup-network";
import { type Draw, seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { newAdam, step } from "./adam.ts";
import { judgePath, normalise } from "./advantage.ts";
import { type Experience, keep, newExperience, recall, weighAmong } from "./experience.ts";
import { firstWeights } from "./first-weights.ts";
import { addGradient, newRoom } from "./gradient.ts";
import { lossOf, type Objective } from "./objective.ts";

const OBJECTIVE: Objective = { entropy: 0.1, clip: 0.2, value: 0.5 };

/** Decisions by chance, made with somewhat other chances than the network has. */
function anyExperience(network: Network, decisions: number, draw: Draw): Experience {
  const experience = newExperience(network.shape.inputs, decisions);
  const work = newWorkspace(network.shape, 10);
  for (let place = 0; place < decisions; place++) {
    for (let input = 0; input < work.inputs.length; input++)
      work.inputs[input] = fraction(draw) < 0.4 ? 0 : fraction(draw);
    work.count = draw.one([2, 3]);
    work.moves.set([draw.one([0, 1]), 2, 3]);
    run(network, work);
    keep(experience, work, draw.one([0, 1]));
    experience.chances[place] *= 0.7 + 0.6 * fraction(draw);
    weighAmong(experience, place, draw.one([1, 4]), draw.one([0, 1]) === 0);
    experience.targets[place] = fraction(draw);
    experience.advantages[place] = 4 * fraction(draw) - 2;
  }
  return experience;
}

function meanLoss(network: Network, experience: Experience, objective: Objective): number {
  const work = newWorkspace(network.shape, 10);
  let sum = 0;
  for (let place = 0; place < experience.size; place++) {
    recall(experience, place, work);
    run(network, work);
    sum += lossOf(experience, place, work, objective);
  }
  return sum / experience.size;
}

describe("the gradient", () => {
  test.each([1, 5, 100])("is the slope of the loss, measured weight by weight, over %d decisions", (decisions) => {
    const shape: Shape = { inputs: 6, hidden: [5, 4], moves: 4 };
    const draw = seededDraw(`gradient ${decisions}`);
    const weights = new Float32Array(layoutOf(shape).size).map(() => 1.6 * fraction(draw) - 0.8);
    const network = networkOf(shape, weights);
    const experience = anyExperience(network, decisions, draw);
    const gradient = new Float32Array(weights.length);
    const places = Int32Array.from({ length: decisions }, (_, place) => place);
    addGradient(network, experience, places, OBJECTIVE, gradient, newRoom(network));
    let off = 0;
    for (let place = 0; place < weights.length; place++) {
      const kept = weights[place];
      const rise = (by: number): number => {
        weights[place] = kept + by;
        const loss = meanLoss(network, experience, OBJECTIVE);
        weights[place] = kept;
        return loss;
      };
      const measured = (rise(0.005) - rise(-0.005)) / 0.01;
      // Where a unit or the clipping switches within the step there is no one slope.
      if (Math.abs(measured - gradient[place]) > 0.01 * (1 + Math.abs(measured))) off++;
    }
    expect(gradient.some((slope) => Math.abs(slope) > 0.01)).toBe(true);
    expect(off / weights.length).toBeLessThan(0.04);
  });
});

describe("what a decision was worth", () => {
  test("is how the game ended, the closer to its end the surer", () => {
    const experience = newExperience(1, 3);
    experience.size = 3;
    experience.values.set([0.5, 0.5, 0.5]);
    judgePath(experience, { places: [0, 1, 2], turns: [false, false, false] }, 1, 0.002);
    expect(experience.advantages[2]).toBeCloseTo(0.5);
    expect(experience.advantages[1]).toBeCloseTo(0.475);
    expect(experience.targets[2]).toBe(1);
    judgePath(experience, { places: [0, 1, 2], turns: [true, false, false] }, 0, 0.002);
    expect(experience.advantages[2]).toBeCloseTo(-0.5);
    expect(experience.advantages[0]).toBeLessThan(-0.45);
    normalise(experience);
    expect(experience.advantages.reduce((sum, each) => sum + each)).toBeCloseTo(0);
  });
});

describe("how much a decision weighs", () => {
  test("is a number also when a draft begins and nobody has a card yet", () => {
    const experience = newExperience(1, 1);
    weighAmong(experience, 0, 0, false);
    expect([experience.stakes[0], experience.leeways[0]]).toEqual([1, 1]);
  });

  test("grows with the number of opponents, and answers may be mixed the less the more could answer", () => {
    const experience = newExperience(1, 2);
    weighAmong(experience, 0, 5, false);
    weighAmong(experience, 1, 5, true);
    expect([...experience.stakes]).toEqual([3, 3]);
    expect(experience.leeways[0]).toBeCloseTo(0.2);
    expect(experience.leeways[1]).toBe(1);
  });
});

describe("learning", () => {
  test("refuses to go down a slope that is no number", () => {
    expect(() => step(newAdam(1), new Float32Array(1), new Float32Array([Number.NaN]), 1, 1)).toThrow("no number");
  });

  test("finds the right answer to each of four questions within a few hundred steps", () => {
    const shape: Shape = { inputs: 4, hidden: [16, 16], moves: 4 };
    const weights = firstWeights(shape, "toy");
    const network = networkOf(shape, weights);
    const draw = seededDraw("toy");
    const work = newWorkspace(shape, 4);
    const room = newRoom(network);
    const adam = newAdam(weights.length);
    const ask = (question: number): void => {
      work.inputs.fill(0);
      work.inputs[question] = 1;
      work.moves.set([0, 1, 2, 3]);
      work.count = 4;
      run(network, work);
    };
    const skill = (): number => {
      let sum = 0;
      for (let question = 0; question < 4; question++) {
        ask(question);
        sum += work.chances[3 - question];
      }
      return sum / 4;
    };
    expect(skill()).toBeLessThan(0.35);
    for (let round = 0; round < 150; round++) {
      const experience = newExperience(4, 128);
      for (let place = 0; place < 128; place++) {
        const question = draw.one([0, 1, 2, 3]);
        ask(question);
        const answer = pick(work.chances, 4, draw);
        keep(experience, work, answer);
        judgePath(experience, { places: [place], turns: [false] }, answer === 3 - question ? 1 : 0, 0);
      }
      normalise(experience);
      const gradient = new Float32Array(weights.length);
      const places = Int32Array.from({ length: 128 }, (_, place) => place);
      addGradient(network, experience, places, { ...OBJECTIVE, entropy: 0.02 }, gradient, room);
      step(adam, weights, gradient, 3e-3, 1);
    }
    expect(skill()).toBeGreaterThan(0.8);
    expect(work.value).toBeGreaterThan(0.5); // It knows that it has become good at it.
  });
});
