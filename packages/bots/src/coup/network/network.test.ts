import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { fraction } from "./evaluator.ts";
import { layoutOf, type Network, networkOf, newWorkspace, run, type Shape } from "./network.ts";

const SHAPE: Shape = { inputs: 23, hidden: [11, 7], moves: 9 };

function anyNetwork(seed: string): Network {
  const draw = seededDraw(seed);
  return networkOf(
    SHAPE,
    new Float32Array(layoutOf(SHAPE).size).map(() => 2 * fraction(draw) - 1),
  );
}

/** The same by the book: every input, every unit, every move, in plain numbers. */
function slowly({ weights, layout }: Network, inputs: readonly number[]): { logits: number[]; value: number } {
  const layer = (from: readonly number[], rows: number, bias: number, width: number): number[] =>
    Array.from({ length: width }, (_, unit) => {
      const sum = from.reduce((total, size, place) => total + size * weights[rows + place * width + unit], 0);
      return Math.max(0, sum + weights[bias + unit]);
    });
  const first = layer(inputs, layout.rows1, layout.bias1, SHAPE.hidden[0]);
  const second = layer(first, layout.rows2, layout.bias2, SHAPE.hidden[1]);
  const head = (row: number, bias: number): number =>
    second.reduce((total, size, unit) => total + size * weights[row + unit], weights[bias]);
  const logits = Array.from({ length: SHAPE.moves }, (_, move) =>
    head(layout.policy + move * SHAPE.hidden[1], layout.policyBias + move),
  );
  return { logits, value: 1 / (1 + Math.exp(-head(layout.value, layout.valueBias))) };
}

describe("the forward pass", () => {
  test.each([1, 0.5])("is what the slow way gives, at temperature %d", (temperature) => {
    const draw = seededDraw("inputs");
    for (let time = 0; time < 50; time++) {
      const network = anyNetwork(`network ${time}`);
      const work = newWorkspace(SHAPE, 20);
      for (let place = 0; place < SHAPE.inputs; place++) work.inputs[place] = fraction(draw) < 0.5 ? 0 : fraction(draw);
      const asked = [7, 2, 4].slice(0, 1 + (time % 3));
      work.moves.set(asked);
      work.count = asked.length;
      run(network, work, temperature);
      const { logits, value } = slowly(network, [...work.inputs]);
      const powers = asked.map((move) => Math.exp(logits[move] / temperature));
      const total = powers.reduce((sum, power) => sum + power);
      for (const [place, power] of powers.entries()) expect(work.chances[place]).toBeCloseTo(power / total, 4);
      expect(work.value).toBeCloseTo(value, 4);
    }
  });

  test("refuses weights of another size", () => {
    expect(() => networkOf(SHAPE, new Float32Array(3))).toThrow("3");
  });
});
