import { seededChance } from "@darbar/kernel";

/** What all chance in tests comes from: the same in every run, unless TEST_SEED says otherwise. */
export const TEST_SEED = Number(process.env.TEST_SEED ?? 1);

/** A source of chance for a test, as `Math.random` is one, that yields the same in every run. */
export function testChance(name: string): () => number {
  return seededChance(`${TEST_SEED} ${name}`);
}
