/** What all chance in tests comes from: the same in every run, unless TEST_SEED says otherwise. */
export const TEST_SEED = Number(process.env.TEST_SEED ?? 1);

/** A source of chance for a test, from 0 up to 1 as `Math.random` gives it, that is the same in every run. */
export function testChance(name: string): () => number {
  let word = TEST_SEED | 0;
  for (let place = 0; place < name.length; place++) word = Math.imul(word ^ name.charCodeAt(place), 0x01000193);
  // Mulberry32: short, and even enough for delays and choices.
  return () => {
    word = (word + 0x6d2b79f5) | 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
