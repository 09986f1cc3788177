import type { Result } from "@darbar/kernel";
import { type Breach, type LawCase, type LawCount, walk } from "@darbar/kernel/laws";
import { kindIn } from "@darbar/kernel/options";
import type { Chosen } from "../chosen-games.ts";
import { gameNamed } from "../games.ts";

/** A share of the games of a trial: those whose number leaves `share` when divided by `shares`. */
export interface LawJob {
  readonly games: number;
  readonly seed: string;
  readonly chosen: readonly Chosen[];
  readonly share: number;
  readonly shares: number;
}

/** What a job tells while it works. */
export type LawNews =
  | { readonly type: "held"; readonly count: LawCount }
  | { readonly type: "broken"; readonly breach: Breach };

/** A variant of a game that a trial goes through. */
export interface Trial extends LawCase {
  walk(seed: string): Result<LawCount, Breach>;
}

/** The variants of a game that a trial goes through. */
export function trialsOf({ game: id, kind }: Chosen): readonly Trial[] {
  return gameNamed(id).with(({ rules, options: list, variants }) =>
    variants()
      .filter(({ options }) => kind === null || kindIn(list, options) === kind)
      .map((variant) => ({ ...variant, walk: (seed: string) => walk(rules, variant, seed) })),
  );
}

/**
 * Plays a share of the games, and ends at the first breach. Game n is the same however many jobs there are; the chosen
 * games take turns, and the variants of each.
 */
export function runLawJob(job: LawJob, tell: (news: LawNews) => void): void {
  const trials = job.chosen.map(trialsOf);
  for (let game = job.share; game < job.games; game += job.shares) {
    const variants = trials[game % trials.length];
    const walked = variants[Math.floor(game / trials.length) % variants.length].walk(`${job.seed} ${game}`);
    if (!walked.ok) return tell({ type: "broken", breach: walked.error });
    tell({ type: "held", count: walked.value });
  }
}
