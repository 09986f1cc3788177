import type { Draw } from "@darbar/kernel";

/** A fraction from 0 to below 1 that nobody can foretell. */
export function randomFraction(): number {
  const [word] = crypto.getRandomValues(new Uint32Array(1));
  return word / 0x1_0000_0000;
}

/** Draws that a source of fractions decides. */
export function drawBy(random: () => number): Draw {
  return { one: (from) => from[Math.floor(random() * from.length)] };
}
