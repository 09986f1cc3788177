import { LANGUAGES } from "@darbar/words/languages";
import { type LawPosition, lawPositions } from "./positions.ts";
import { SIZES, type Size } from "./sizes.ts";
import type { Check } from "./walker.ts";

/** How many are looked at in `npm test`. */
const SPREAD = 160;
/** Where letters are set twice as large. */
export const LARGE_ON: readonly Size[] = SIZES.filter(({ width }) => [360, 390, 820, 1_280, 1_440].includes(width));
/** On how many screens a position is looked at that is not one of the hardest. */
const SCREENS = 2;

/** What `npm run test:all` looks at: the hardest positions on every screen, each other one on some; languages take turns. */
export async function everyCheck(): Promise<readonly Check[]> {
  const positions = await lawPositions();
  return positions.flatMap((position, place) => {
    const sizes = position.isHard
      ? SIZES
      : SIZES.filter((_, at) => at % (SIZES.length / SCREENS) === place % (SIZES.length / SCREENS));
    return sizes.map((size, at) => ({ position, size, language: LANGUAGES[(place + at + Math.floor(place / 4)) % 4] }));
  });
}

/** What `npm test` looks at: a spread over all kinds, the hardest of each first, over screens and languages. */
export async function someChecks(): Promise<readonly Check[]> {
  const byKind = Map.groupBy(await lawPositions(), ({ game, kind }) => `${game} ${kind}`);
  const kinds = [...byKind.values()].map((all) =>
    all.toSorted((one, other) => Number(other.isHard) - Number(one.isHard)),
  );
  const rounds = Array.from({ length: 4 }, (_, round) =>
    kinds.flatMap((all): readonly LawPosition[] => all.slice(round, round + 1)),
  );
  return rounds
    .flat()
    .slice(0, SPREAD)
    .map((position, place) => ({
      position,
      size: SIZES[place % SIZES.length],
      language: LANGUAGES[Math.floor(place / SIZES.length) % LANGUAGES.length],
    }));
}

/** What is looked at with letters twice as large, on these screens: the hardest questions. */
export async function largeChecks(most: number): Promise<readonly Check[]> {
  const hard = (await lawPositions()).filter(({ isHard }) => isHard);
  const step = Math.max(1, Math.floor(hard.length / most));
  return hard
    .filter((_, place) => place % step === 0)
    .slice(0, most)
    .map((position, place) => ({
      position,
      size: LARGE_ON[place % LARGE_ON.length],
      language: LANGUAGES[Math.floor(place / LARGE_ON.length) % LANGUAGES.length],
    }));
}
