const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.999;
const SMALL = 1e-5;

/** What the optimiser remembers (Adam): running means of each weight's slope and of its square. */
export interface Adam {
  readonly means: Float32Array;
  readonly squares: Float32Array;
  steps: number;
}

/** An optimiser that has seen nothing. */
export function newAdam(size: number): Adam {
  return { means: new Float32Array(size), squares: new Float32Array(size), steps: 0 };
}

/** A step down a gradient, which is shortened first if it is longer than `longest`. */
export function step(adam: Adam, weights: Float32Array, gradient: Float32Array, rate: number, longest: number): void {
  let length = 0;
  for (let place = 0; place < gradient.length; place++) length += gradient[place] ** 2;
  length = Math.sqrt(length);
  if (!Number.isFinite(length))
    throw new Error("a gradient has no length: something that was learned from is no number");
  const shrink = length > longest ? longest / length : 1;
  adam.steps++;
  const correction = Math.sqrt(1 - SECOND_MOMENT ** adam.steps) / (1 - FIRST_MOMENT ** adam.steps);
  const { means, squares } = adam;
  for (let place = 0; place < weights.length; place++) {
    const slope = gradient[place] * shrink;
    means[place] += (1 - FIRST_MOMENT) * (slope - means[place]);
    squares[place] += (1 - SECOND_MOMENT) * (slope * slope - squares[place]);
    weights[place] -= (rate * correction * means[place]) / (Math.sqrt(squares[place]) + SMALL);
  }
}
