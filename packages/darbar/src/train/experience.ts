import { MOST_LEGAL, type Workspace } from "@darbar/bots/coup-network";

/** Decisions to learn from: what was seen, what could be done, what was done, and what came of it. */
export interface Experience {
  readonly width: number;
  readonly capacity: number;
  size: number;
  /** The features of each decision, `width` numbers each. */
  readonly inputs: Float32Array;
  /** The legal moves of each decision, room for `MOST_LEGAL` each, and how many there are. */
  readonly moves: Int16Array;
  readonly counts: Uint8Array;
  /** Which of them was chosen, and how likely that was. */
  readonly chosen: Uint8Array;
  readonly chances: Float32Array;
  /** The value as it was estimated, and as it turned out. */
  readonly values: Float32Array;
  readonly targets: Float32Array;
  /** How much better than expected the choice turned out. */
  readonly advantages: Float32Array;
  /** What was at stake, and how much of a mix is welcome: 1 where two players are left. */
  readonly stakes: Float32Array;
  readonly leeways: Float32Array;
}

/** Room for so many decisions. */
export function newExperience(width: number, capacity: number): Experience {
  return {
    width,
    capacity,
    size: 0,
    inputs: new Float32Array(width * capacity),
    moves: new Int16Array(MOST_LEGAL * capacity),
    counts: new Uint8Array(capacity),
    chosen: new Uint8Array(capacity),
    chances: new Float32Array(capacity),
    values: new Float32Array(capacity),
    targets: new Float32Array(capacity),
    advantages: new Float32Array(capacity),
    stakes: new Float32Array(capacity).fill(1),
    leeways: new Float32Array(capacity).fill(1),
  };
}

/** Keeps a decision as the workspace holds it, and gives back its place; -1 if there is no room. */
export function keep(experience: Experience, work: Workspace, chosen: number): number {
  const place = experience.size;
  if (place === experience.capacity) return -1;
  experience.size++;
  experience.inputs.set(work.inputs, place * experience.width);
  for (let move = 0; move < work.count; move++) experience.moves[place * MOST_LEGAL + move] = work.moves[move];
  experience.counts[place] = work.count;
  experience.chosen[place] = chosen;
  experience.chances[place] = work.chances[chosen];
  experience.values[place] = work.value;
  return place;
}

/**
 * Says how a decision weighs among so many opponents. An equal share of the wins is smaller among many, so that the same
 * loss looks smaller; and who answers a claim is one of many who could: if each of them mixed as freely as the only one,
 * nobody's claims would ever stand.
 */
export function weighAmong(experience: Experience, place: number, opponents: number, isTurn: boolean): void {
  const others = Math.max(1, opponents); // Nobody has a card yet when a draft begins.
  experience.stakes[place] = (others + 1) / 2;
  experience.leeways[place] = isTurn ? 1 : 1 / others;
}

/** Puts a decision back into a workspace, as it was before a network thought about it. */
export function recall(experience: Experience, place: number, work: Workspace): void {
  const { width, inputs, moves, counts } = experience;
  const from = place * width;
  for (let input = 0; input < width; input++) work.inputs[input] = inputs[from + input];
  work.count = counts[place];
  for (let move = 0; move < work.count; move++) work.moves[move] = moves[place * MOST_LEGAL + move];
}
