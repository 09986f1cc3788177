import type { CommandKey, Fact } from "./fact.ts";
import type { Decided } from "./refusal.ts";
import type { TableRequest } from "./requests.ts";
import type { OnStep } from "./step.ts";

/** Facts that are kept together, and the command they came of. */
export interface CommandFacts {
  readonly facts: readonly Fact[];
  readonly command?: CommandKey;
  /** Who hears how far they have come. */
  readonly onStep?: OnStep | undefined;
}

/** A request, and what comes of it as the table is now. */
export interface Served {
  readonly request: TableRequest;
  readonly decided: Decided;
}

/** What there is to keep of requests. */
export function partsOf(served: readonly Served[]): readonly CommandFacts[] {
  const parts: CommandFacts[] = [];
  for (const { request, decided } of served) {
    if (!decided.ok || decided.value.length === 0) continue;
    const { key, onStep } = request;
    parts.push(key === null ? { facts: decided.value } : { facts: decided.value, command: key, onStep });
  }
  return parts;
}

/** Facts about one seat on which nobody else's depend: those of several people are kept in one write. */
const APART: readonly Fact["type"][] = ["given", "ordered", "muted", "away", "share-committed", "share-opened"];

/** Whether what comes of a request knows nothing of what comes of other people's: a sealed answer, a standing order. */
export function isApart(decided: Decided): boolean {
  return decided.ok && decided.value.every(({ type }) => APART.includes(type));
}

/** The seats whose sealed answers are among these, or another order: what was planned for them does not hold any more. */
export function answering(parts: readonly CommandFacts[]): ReadonlySet<number> {
  return new Set(
    parts.flatMap(({ facts }) =>
      facts.flatMap((fact) => (fact.type === "given" || fact.type === "ordered" ? [fact.seat] : [])),
    ),
  );
}
