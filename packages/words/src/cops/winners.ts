import type { Ending, State } from "@darbar/cops";
import type { Words } from "../words.ts";
import type { Names } from "./contract.ts";

/** Who has won; `null` while the game goes on. */
export function winnersText({ outcome, viewer }: State, { t }: Words, names: Names): string | null {
  if (outcome === null) return null;
  const as = outcome.as as Ending;
  const isMine = outcome.winners.some((seat) => seat === viewer);
  return t(isMine ? `cops.ending.title.${as}.me` : `cops.ending.title.${as}`, { name: names(outcome.winners[0]) });
}
