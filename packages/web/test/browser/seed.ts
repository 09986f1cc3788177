import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestInfo } from "@playwright/test";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

/** Whoever wants other deals than the usual ones gives another seed. */
const { TEST_SEED = "1", TESTS } = process.env;

/** What decides everything that a test leaves to chance: the same every time, unless TEST_SEED says otherwise. */
export function seedOf({ titlePath }: TestInfo): string {
  return [TEST_SEED, ...titlePath.slice(1)].join(" › ");
}

/** A seed as a number, for what knows no other. */
export function numberOf(seed: string): number {
  return createHash("sha256").update(seed).digest().readInt32BE(0);
}

/** How somebody sees once more what went wrong in a test. */
export function howToRepeat({ file, line }: TestInfo): string {
  const command = TESTS === "all" ? "npm run test:all" : "npm test";
  return `To repeat it: TEST_SEED=${TEST_SEED} ${command} -- ${relative(ROOT, file)}:${line}`;
}
