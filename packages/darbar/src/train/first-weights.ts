import { layoutOf, type Shape } from "@darbar/bots/coup-network";
import { type Draw, seededDraw } from "@darbar/kernel";

const STEPS: readonly number[] = Array.from({ length: 2001 }, (_, place) => place - 1000);
/** About so many inputs are not 0 in a decision. */
const LIVELY_INPUTS = 40;

/** The weights that training starts from: small and by chance, so that every move is about as likely as another. */
export function firstWeights(shape: Shape, seed: string): Float32Array {
  const layout = layoutOf(shape);
  const weights = new Float32Array(layout.size);
  const draw = seededDraw(`${seed} first weights`);
  const lively = Math.min(shape.inputs, LIVELY_INPUTS);
  scatter(weights, layout.rows1, layout.bias1, Math.sqrt(2 / lively), draw);
  scatter(weights, layout.rows2, layout.bias2, Math.sqrt(2 / shape.hidden[0]), draw);
  scatter(weights, layout.policy, layout.policyBias, 0.02, draw);
  scatter(weights, layout.value, layout.valueBias, 0.02, draw);
  return weights;
}

/** Even chances between bounds that have the given spread. */
function scatter(weights: Float32Array, from: number, to: number, spread: number, draw: Draw): void {
  for (let place = from; place < to; place++) weights[place] = (Math.sqrt(3) * spread * draw.one(STEPS)) / 1000;
}
