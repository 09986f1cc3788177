/** A fraction from 0 to below 1 that nobody can foretell. */
export function randomFraction(): number {
  const [word] = crypto.getRandomValues(new Uint32Array(1));
  return word / 0x1_0000_0000;
}

/** A secret that decides a shuffle, made of fractions that nobody can foretell. */
export function newSecret(random: () => number = randomFraction): string {
  const word = (): string =>
    Math.floor(random() * 0x1_0000_0000)
      .toString(16)
      .padStart(8, "0");
  return Array.from({ length: 8 }, word).join("");
}
