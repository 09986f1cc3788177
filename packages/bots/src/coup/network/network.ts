import { addRows, dot, listRows, newRowList, type RowList } from "./rows.ts";

/*
 * A network of two hidden layers (ReLU) with a head for the policy, one output for each move, and one for the value, the
 * chance to win. All its weights are one array: a row for each input of the first two layers, so that inputs that are 0
 * cost nothing, and a row for each move of the policy, so that only legal ones cost anything.
 */

export interface Shape {
  readonly inputs: number;
  readonly hidden: readonly [number, number];
  readonly moves: number;
}

/** Where each part of a network's weights begins. */
export interface WeightLayout {
  readonly rows1: number;
  readonly bias1: number;
  readonly rows2: number;
  readonly bias2: number;
  readonly policy: number;
  readonly policyBias: number;
  readonly value: number;
  readonly valueBias: number;
  readonly size: number;
}

export interface Network {
  readonly shape: Shape;
  readonly layout: WeightLayout;
  readonly weights: Float32Array;
}

export function layoutOf({ inputs, hidden: [first, second], moves }: Shape): WeightLayout {
  const bias1 = inputs * first;
  const rows2 = bias1 + first;
  const bias2 = rows2 + first * second;
  const policy = bias2 + second;
  const policyBias = policy + moves * second;
  const value = policyBias + moves;
  const valueBias = value + second;
  return { rows1: 0, bias1, rows2, bias2, policy, policyBias, value, valueBias, size: valueBias + 1 };
}

/** A network over these weights; it does not copy them. */
export function networkOf(shape: Shape, weights: Float32Array): Network {
  const layout = layoutOf(shape);
  if (weights.length !== layout.size) throw new Error(`this shape has ${layout.size} weights, not ${weights.length}`);
  return { shape, layout, weights };
}

/** What a network works on, and what came out of it: made once and written over by each decision. */
export interface Workspace {
  readonly inputs: Float32Array;
  readonly hidden1: Float32Array;
  readonly hidden2: Float32Array;
  readonly rows: RowList;
  /** The numbers of the moves it is asked about, of which there are `count`. */
  readonly moves: Int16Array;
  count: number;
  /** The policy: the chance of each of these moves. */
  readonly chances: Float32Array;
  value: number;
}

export function newWorkspace({ inputs, hidden: [first, second] }: Shape, mostMoves: number): Workspace {
  return {
    inputs: new Float32Array(inputs),
    hidden1: new Float32Array(first),
    hidden2: new Float32Array(second),
    rows: newRowList(Math.max(inputs, first)),
    moves: new Int16Array(mostMoves),
    count: 0,
    chances: new Float32Array(mostMoves),
    value: 0,
  };
}

/** The forward pass: from the inputs to the chances of the moves asked about and the value. */
export function run(network: Network, work: Workspace, temperature = 1): void {
  runHidden(network, work);
  runPolicy(network, work, temperature);
  runValue(network, work);
}

function runHidden({ shape, layout, weights }: Network, { inputs, hidden1, hidden2, rows }: Workspace): void {
  const [first, second] = shape.hidden;
  listRows(rows, inputs, 0, shape.inputs, layout.rows1, first);
  runLayer(weights, rows, layout.bias1, hidden1, first);
  listRows(rows, hidden1, 0, first, layout.rows2, second);
  runLayer(weights, rows, layout.bias2, hidden2, second);
}

function runLayer(weights: Float32Array, rows: RowList, bias: number, units: Float32Array, width: number): void {
  for (let unit = 0; unit < width; unit++) units[unit] = weights[bias + unit];
  addRows(weights, rows, units, 0, width);
  for (let unit = 0; unit < width; unit++) if (units[unit] < 0) units[unit] = 0;
}

/** The policy from the second hidden layer; a low temperature plays the likeliest move more often still. */
function runPolicy({ shape, layout, weights }: Network, work: Workspace, temperature = 1): void {
  const { hidden2, moves, chances, count } = work;
  const width = shape.hidden[1];
  let highest = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < count; place++) {
    const row = layout.policy + moves[place] * width;
    const logit = (weights[layout.policyBias + moves[place]] + dot(hidden2, 0, weights, row, width)) / temperature;
    chances[place] = logit;
    if (logit > highest) highest = logit;
  }
  let total = 0;
  for (let place = 0; place < count; place++) {
    const chance = Math.exp(chances[place] - highest);
    chances[place] = chance;
    total += chance;
  }
  for (let place = 0; place < count; place++) chances[place] /= total;
}

function runValue({ shape, layout, weights }: Network, work: Workspace): void {
  const sum = weights[layout.valueBias] + dot(work.hidden2, 0, weights, layout.value, shape.hidden[1]);
  work.value = 1 / (1 + Math.exp(-sum));
}
