import type { ReviewedDecision } from "@darbar/bots/review";

/** Why a decision is worth looking at: it has cost something, or much hung on it and it was right. */
export type Mattered = "costly" | "well";

/** Where options lie as far apart as this, much hangs on the choice. */
const WEIGHTY = 0.2;

/** Why a decision mattered; `null`: it did not, as far as can be told. */
export function mattered<Move>({ verdict, options }: ReviewedDecision<Move>): Mattered | null {
  if (verdict?.is === "costly") return "costly";
  if (verdict?.is !== "as-master") return null;
  const worths = options.flatMap(({ worth }) => worth ?? []);
  return worths.length > 1 && Math.max(...worths) - Math.min(...worths) >= WEIGHTY ? "well" : null;
}

/** The chance to win that a decision has left; `null` where nothing is known of it. */
export function chanceAfter<Move>({ options, played }: ReviewedDecision<Move>): number | null {
  return options[played].worth;
}

/** A decision and its place among those of the seat. */
interface PlacedDecision {
  readonly place: number;
  readonly decision: ReviewedDecision<unknown>;
  /** The chance to win that was given away. */
  readonly cost: number;
}

/** The decisions that have cost most, the costliest first. */
export function costliest(
  decisions: ReadonlyMap<number, ReviewedDecision<unknown>>,
  most: number,
): readonly PlacedDecision[] {
  return [...decisions]
    .flatMap(([place, decision]): readonly PlacedDecision[] => {
      const { verdict } = decision;
      return verdict?.is === "costly" ? [{ place, decision, cost: verdict.cost }] : [];
    })
    .sort((one, other) => other.cost - one.cost || one.place - other.place)
    .slice(0, most);
}

/** How many percentage points a cost is, as it is written: a loss has a minus. */
export function pointsOf(cost: number): number {
  return -Math.round(cost * 100);
}
