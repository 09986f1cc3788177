import { commitmentTo } from "@darbar/fair";
import type { CommandFacts } from "./batch.ts";
import type { Entry, Fact } from "./fact.ts";
import { endedBy } from "./kept-record.ts";
import { standingOf } from "./standing.ts";
import { isPlaying, type Table } from "./state.ts";
import type { Along, StoredFact } from "./stored.ts";

/** So many facts, and the table says how it stands, where that is short: between two games. */
const MOST_SINCE_BASE = 1_000;

/** What is to be kept, entry by entry, with what belongs to it: how the table stands, the secret of the next shuffle. */
export function entriesOf(
  table: Table,
  parts: readonly CommandFacts[],
  at: number,
  newSecret: () => string,
): readonly Entry[] {
  const entries: Entry[] = [];
  for (const { facts, command } of withStanding(table, parts)) {
    for (const [index, fact] of withCommitment(facts, newSecret).entries()) {
      entries.push(index === 0 && command !== undefined ? { at, fact, command } : { at, fact });
    }
  }
  return entries;
}

/** Entries as they are kept, numbered from a number on. */
export function storedFrom(seq: number, entries: readonly Entry[]): readonly StoredFact[] {
  return entries.map(({ at, fact, command }, index) => ({
    seq: seq + index,
    at,
    fact: JSON.stringify(command === undefined ? { fact } : { fact, command }),
  }));
}

/** What is kept in one step with entries: the game that they end, and from where on the table is read. */
export function alongOf(table: Table, entries: readonly Entry[], at: number): Along | undefined {
  const standing = entries.findIndex(({ fact }) => fact.type === "standing");
  const record = entries.some(({ fact }) => fact.type === "ended") ? endedBy(table, entries, at) : null;
  if (standing === -1 && record === null) return undefined;
  return {
    ...(standing === -1 ? {} : { base: table.facts + standing }),
    ...(record === null ? {} : { record }),
  };
}

/** Before a game, and when much has happened since, it is said how the table stands: nobody reads what was before. */
function withStanding(table: Table, parts: readonly CommandFacts[]): readonly CommandFacts[] {
  const starts = parts.some(({ facts }) => facts.some(({ type }) => type === "started"));
  const isLong = parts.length > 0 && !isPlaying(table) && table.facts - table.base > MOST_SINCE_BASE;
  return starts || isLong ? [{ facts: [{ type: "standing", standing: standingOf(table) }] }, ...parts] : parts;
}

/** A new secret for the next shuffle, published as soon as there is a next one. */
function withCommitment(facts: readonly Fact[], newSecret: () => string): readonly Fact[] {
  if (!facts.some((fact) => fact.type === "created" || fact.type === "ended")) return facts;
  const secret = newSecret();
  return [...facts, { type: "committed", secret, commitment: commitmentTo(secret) }];
}
