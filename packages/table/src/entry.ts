import type { CommandKey, Entry, Fact } from "./fact.ts";
import type { StoredFact } from "./stored.ts";

/** An entry of a log as it is kept. */
export function entryOf({ at, fact }: StoredFact): Entry {
  const kept = JSON.parse(fact) as { readonly fact: Fact; readonly command?: CommandKey };
  return { ...kept, at, fact: filledIn(kept.fact) };
}

/** What facts of older logs do not say: once bots had no style. */
function filledIn(fact: Fact): Fact {
  if (fact.type !== "sat" || fact.sitter.kind !== "bot") return fact;
  return { ...fact, sitter: { ...fact.sitter, style: fact.sitter.style ?? null } };
}
