import {
  addRows,
  dot,
  MOST_LEGAL,
  type Network,
  newRowList,
  newWorkspace,
  type RowList,
  run,
  type Workspace,
} from "@darbar/bots/coup-network";
import { type Experience, recall } from "./experience.ts";
import { addLosses, type Losses, newLosses, type Objective, slopes } from "./objective.ts";

/** Decisions worked on together: few enough to stay in the processor's cache. */
const CHUNK = 64;

/** Room for working out gradients of networks of one shape. */
export interface Room {
  readonly work: Workspace;
  readonly slopes: Float32Array;
  readonly legal: RowList;
  /** By decision of a chunk: how much the loss rises with each unit of the hidden layers. */
  readonly slopes1: Float32Array;
  readonly slopes2: Float32Array;
  /** For each input and each unit of the first layer: the decisions of a chunk in which it is not 0. */
  readonly byInput: readonly RowList[];
  readonly byUnit: readonly RowList[];
}

/** Room for gradients of a network. */
export function newRoom({ shape }: Network): Room {
  const [first, second] = shape.hidden;
  return {
    work: newWorkspace(shape, MOST_LEGAL),
    slopes: new Float32Array(MOST_LEGAL),
    legal: newRowList(MOST_LEGAL + 1),
    slopes1: new Float32Array(CHUNK * first),
    slopes2: new Float32Array(CHUNK * second),
    byInput: Array.from({ length: shape.inputs }, () => newRowList(CHUNK)),
    byUnit: Array.from({ length: first }, () => newRowList(CHUNK)),
  };
}

/** Adds the mean gradient of the loss over some decisions, those at `places`, and gives back the losses. */
export function addGradient(
  network: Network,
  experience: Experience,
  places: Int32Array,
  objective: Objective,
  gradient: Float32Array,
  room: Room,
): Losses {
  const losses = newLosses();
  const share = 1 / places.length;
  for (let from = 0; from < places.length; from += CHUNK) {
    const count = Math.min(CHUNK, places.length - from);
    for (const list of room.byInput) list.count = 0;
    for (const list of room.byUnit) list.count = 0;
    for (let row = 0; row < count; row++) {
      const place = places[from + row];
      recall(experience, place, room.work);
      run(network, room.work);
      addLosses(losses, experience, place, room.work);
      const valueSlope = slopes(experience, place, room.work, objective, room.slopes);
      goBack(network, room, row, valueSlope, share, gradient);
    }
    const { layout, shape } = network;
    const [first, second] = shape.hidden;
    for (let input = 0; input < shape.inputs; input++) {
      const list = room.byInput[input];
      if (list.count > 0) addRows(room.slopes1, list, gradient, layout.rows1 + input * first, first);
    }
    for (let unit = 0; unit < first; unit++) {
      const list = room.byUnit[unit];
      if (list.count > 0) addRows(room.slopes2, list, gradient, layout.rows2 + unit * second, second);
    }
  }
  return losses;
}

/** From the slopes at the outputs back to those at the hidden layers of one decision. */
function goBack(
  { shape, layout, weights }: Network,
  room: Room,
  row: number,
  valueSlope: number,
  share: number,
  gradient: Float32Array,
): void {
  const [first, second] = shape.hidden;
  const { work, legal, slopes1, slopes2, byInput, byUnit } = room;
  const at1 = row * first;
  const at2 = row * second;
  legal.count = work.count + 1;
  for (let place = 0; place <= work.count; place++) {
    const isValue = place === work.count;
    const slope = share * (isValue ? valueSlope : room.slopes[place]);
    const start = isValue ? layout.value : layout.policy + work.moves[place] * second;
    legal.starts[place] = start;
    legal.scales[place] = slope;
    gradient[isValue ? layout.valueBias : layout.policyBias + work.moves[place]] += slope;
    for (let unit = 0; unit < second; unit++) gradient[start + unit] += slope * work.hidden2[unit];
  }
  slopes2.fill(0, at2, at2 + second);
  addRows(weights, legal, slopes2, at2, second);
  for (let unit = 0; unit < second; unit++) {
    if (work.hidden2[unit] === 0) slopes2[at2 + unit] = 0;
    else gradient[layout.bias2 + unit] += slopes2[at2 + unit];
  }
  for (let unit = 0; unit < first; unit++) {
    const size = work.hidden1[unit];
    slopes1[at1 + unit] = 0;
    if (size === 0) continue;
    note(byUnit[unit], at2, size);
    const slope = dot(weights, layout.rows2 + unit * second, slopes2, at2, second);
    slopes1[at1 + unit] = slope;
    gradient[layout.bias1 + unit] += slope;
  }
  for (let input = 0; input < shape.inputs; input++) {
    const size = work.inputs[input];
    if (size !== 0) note(byInput[input], at1, size);
  }
}

function note(list: RowList, start: number, scale: number): void {
  list.starts[list.count] = start;
  list.scales[list.count++] = scale;
}
