/**
 * Chance, as an argument. `one` picks from what is unknown, each place equally likely; what it picked goes into an
 * event, so that nothing else needs to remember it.
 */
export interface Draw {
  one<Item extends string | number>(from: readonly Item[]): Item;
}

/** A draw that could not be made as asked: an impossible script, or nothing to draw from. */
export class DrawError extends Error {
  override readonly name = "DrawError";
}

/**
 * Draws decided by a seed: the same seed, the same game, on every machine and for ever. Records rely on it, so the
 * generator (sfc32, seeded from the UTF-16 units of the text) must never change.
 */
export function seededDraw(seed: string): Draw {
  // Many are made and never asked.
  let below: ReturnType<typeof generator> | null = null;
  return {
    one(from) {
      below ??= generator(seed);
      const drawn = from[below(from.length)];
      if (drawn === undefined) throw new DrawError("there is nothing left to draw from");
      return drawn;
    },
  };
}

/** A draw whose list was given beforehand, and how much of it is left. */
export interface ScriptedDraw extends Draw {
  /** How many of the listed draws have not been made. A script must be used up. */
  left(): number;
}

/** Draws that yield what the list says, in order; where it ends `then` decides, if there is one. */
export function scriptedDraw(list: readonly (string | number)[], then?: Draw): ScriptedDraw {
  let next = 0;
  return {
    left: () => list.length - next,
    one(from) {
      if (next === list.length) {
        if (then !== undefined) return then.one(from);
        throw new DrawError(`the list of ${list.length} draws has ended and there is no seed to go on with`);
      }
      const wanted = list[next];
      const found = from.find((item) => item === wanted);
      if (found === undefined) {
        throw new DrawError(`draw ${next} is to yield ${JSON.stringify(wanted)}, which is not there to be drawn`);
      }
      next++;
      return found;
    },
  };
}

/** A draw that also writes down what `draw` yields, so that the same draws can be made again. */
export interface RecordingDraw extends Draw {
  readonly drawn: (string | number)[];
}

/** Wraps a draw so that what it yields is written down. */
export function recordingDraw(draw: Draw): RecordingDraw {
  const drawn: (string | number)[] = [];
  return {
    drawn,
    one(from) {
      const item = draw.one(from);
      drawn.push(item);
      return item;
    },
  };
}

/** Fractions from 0 to below 1, one after the other, decided by a seed. */
export function seededChance(seed: string): () => number {
  const below = generator(seed);
  return () => below(0x1_0000_0000) / 0x1_0000_0000;
}

/** Uniform whole numbers below a bound, from a seed. */
function generator(seed: string): (bound: number) => number {
  let [a, b, c, counter] = fourWords(seed);
  const word = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 16; round++) word();
  return (bound) => {
    // Words beyond the last whole multiple of the bound are thrown away: no place is likelier than another.
    const limit = LIMITS[bound] ?? limitOf(bound);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % bound;
  };
}

function limitOf(bound: number): number {
  return 0x1_0000_0000 - (0x1_0000_0000 % bound);
}

/** The limits of the bounds that are asked for most. */
const LIMITS = Array.from({ length: 64 }, (_, bound) => limitOf(bound));

/** A text mixed into four 32-bit words. */
function fourWords(text: string): [number, number, number, number] {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x12345678];
  for (let place = 0; place < text.length; place++) {
    const unit = text.charCodeAt(place);
    a = mix(a, unit, 0, b);
    b = mix(b, unit, 1, c);
    c = mix(c, unit, 2, d);
    d = mix(d, unit, 3, a);
  }
  return [a, b, c, d];
}

/** One of the four words with one more unit of the text, and its neighbour, mixed in. */
function mix(word: number, unit: number, which: number, neighbour: number): number {
  const mixed = Math.imul(word ^ unit, 0x85ebca6b + 2 * which);
  return ((mixed ^ (mixed >>> (13 + which))) + neighbour) | 0;
}
