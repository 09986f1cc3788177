import type { Network, Shape, WeightLayout } from "./network.ts";

/** The largest step of a weight to either side. */
const STEPS = 127;

/** The rows of a network's weights: where each begins and how long it is. Each row has a scale of its own. */
function rowsOf({ inputs, hidden: [first, second], moves }: Shape, layout: WeightLayout): readonly [number, number][] {
  const rows: [number, number][] = [];
  for (let row = 0; row < inputs; row++) rows.push([layout.rows1 + row * first, first]);
  rows.push([layout.bias1, first]);
  for (let row = 0; row < first; row++) rows.push([layout.rows2 + row * second, second]);
  rows.push([layout.bias2, second]);
  for (let row = 0; row < moves; row++) rows.push([layout.policy + row * second, second]);
  rows.push([layout.policyBias, moves], [layout.value, second], [layout.valueBias, 1]);
  return rows;
}

export function packedSize(shape: Shape, layout: WeightLayout): number {
  return layout.size + 4 * rowsOf(shape, layout).length;
}

/** A network in a byte for each weight: each row is its scale and its weights in steps of that scale. */
export function pack({ shape, layout, weights }: Network): Uint8Array {
  const bytes = new Uint8Array(packedSize(shape, layout));
  const data = new DataView(bytes.buffer);
  let at = 0;
  for (const [start, length] of rowsOf(shape, layout)) {
    let largest = 0;
    for (let place = start; place < start + length; place++) largest = Math.max(largest, Math.abs(weights[place]));
    const scale = Math.fround(largest / STEPS);
    data.setFloat32(at, scale, true);
    at += 4;
    for (let place = start; place < start + length; place++) {
      const steps = scale === 0 ? 0 : Math.round(weights[place] / scale);
      data.setInt8(at++, Math.max(-STEPS, Math.min(STEPS, steps)));
    }
  }
  return bytes;
}

/** The weights in these bytes; `null` if a scale is no number. */
export function unpack(bytes: Uint8Array, shape: Shape, layout: WeightLayout): Float32Array | null {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const weights = new Float32Array(layout.size);
  let at = 0;
  for (const [start, length] of rowsOf(shape, layout)) {
    const scale = data.getFloat32(at, true);
    at += 4;
    if (!Number.isFinite(scale) || scale < 0) return null;
    for (let place = start; place < start + length; place++) weights[place] = scale * data.getInt8(at++);
  }
  return weights;
}
