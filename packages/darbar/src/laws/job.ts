import { coup, everyVariant } from "@darbar/coup";
import { type Breach, type LawCase, type LawCount, walk } from "@darbar/kernel/laws";

/** A share of the games of a trial: those whose number leaves `share` when divided by `shares`. */
export interface LawJob {
  readonly games: number;
  readonly seed: string;
  readonly edition: string | null;
  readonly share: number;
  readonly shares: number;
}

/** What a job tells while it works. */
export type LawNews =
  | { readonly type: "held"; readonly count: LawCount }
  | { readonly type: "broken"; readonly breach: Breach };

/** The variants of Coup that a trial goes through. */
export function lawCases(edition: string | null): readonly LawCase[] {
  return everyVariant().filter((variant) => edition === null || variant.options.edition === edition);
}

/** Plays a share of the games, and ends at the first breach. Game n is the same however many jobs there are. */
export function runLawJob(job: LawJob, tell: (news: LawNews) => void): void {
  const cases = lawCases(job.edition);
  for (let game = job.share; game < job.games; game += job.shares) {
    const walked = walk(coup, cases[game % cases.length], `${job.seed} ${game}`);
    if (!walked.ok) return tell({ type: "broken", breach: walked.error });
    tell({ type: "held", count: walked.value });
  }
}
