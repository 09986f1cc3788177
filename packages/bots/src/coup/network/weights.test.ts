import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { fromBase64, toBase64 } from "./base64.ts";
import { fraction, shapeWith } from "./evaluator.ts";
import { layoutOf, networkOf } from "./network.ts";
import { readWeights, type Trained, writeWeights } from "./weights.ts";

function anyTrained(): Trained {
  const shape = shapeWith([8, 4]);
  const draw = seededDraw("weights");
  const weights = new Float32Array(layoutOf(shape).size).map(() => 2 * fraction(draw) - 1);
  return { origin: { command: "darbar train", seed: "a seed", steps: 12 }, network: networkOf(shape, weights) };
}

describe("weights", () => {
  test("come back as they were, each to within half a step of its row", () => {
    const trained = anyTrained();
    const read = readWeights(writeWeights(trained));
    if (!read.ok) throw new Error(read.error);
    expect(read.value.origin).toEqual(trained.origin);
    expect(read.value.network.shape).toEqual(trained.network.shape);
    for (const [place, weight] of read.value.network.weights.entries()) {
      expect(Math.abs(weight - trained.network.weights[place])).toBeLessThan(0.5 / 127 + 1e-6);
    }
  });

  test("come back to the byte once they have been written", () => {
    const text = writeWeights(anyTrained());
    const read = readWeights(text);
    expect(read.ok && writeWeights(read.value)).toBe(text);
  });

  const text = writeWeights(anyTrained());
  const [title, header, body] = text.split("\n");
  test.each([
    ["nothing", ""],
    ["another title", text.replace("network 1", "network 2")],
    ["a line less", `${title}\n${header}\n`],
    ["a line more", `${text}more\n`],
    ["a header that is no JSON", `${title}\n{\n${body}\n`],
    ["a header with a field too many", text.replace('"seed"', '"seeds":1,"seed"')],
    ["no seed", text.replace('"seed":"a seed",', "")],
    ["other features", text.replace('"inputs":', '"inputs":1')],
    ["other moves", text.replace('"moves":', '"moves":1')],
    ["other sizes", text.replace('"hidden":[8,4]', '"hidden":[8,5]')],
    ["sizes that are none", text.replace('"hidden":[8,4]', '"hidden":[8,0]')],
    ["a body that is cut off", `${title}\n${header}\n${body.slice(0, -4)}\n`],
    ["a digit that is none", `${title}\n${header}\n!${body.slice(1)}\n`],
    ["another weight", `${title}\n${header}\n${body.slice(0, -8)}AAAA${body.slice(-4)}\n`],
  ])("with %s are refused", (_, broken) => {
    expect(broken).not.toBe(text);
    expect(readWeights(broken).ok).toBe(false);
  });
});

describe("base64", () => {
  test.each([0, 1, 2, 3, 4, 5])("keeps %d bytes", (length) => {
    const bytes = Uint8Array.from({ length }, (_, place) => 251 - 50 * place);
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
    const back = fromBase64(toBase64(bytes));
    expect(back.ok && back.value).toEqual(bytes);
  });
});
