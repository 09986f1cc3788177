import type { StoredFact, StoredLine } from "@darbar/table";

/** What is kept of a practice table: its facts since the last of its games began, and what was said. */
export interface KeptTable {
  readonly facts: readonly StoredFact[];
  readonly lines: readonly StoredLine[];
}

/** The shape of what is kept. */
const VERSION = 2;

/** A table as text. Facts and lines are JSON already, and stand in it as they are. */
export function writeKept({ facts, lines }: KeptTable): string {
  const told = facts.map(({ seq, at, fact }) => `[${seq},${at},${fact}]`);
  const said = lines.map(({ number, at, line }) => `[${number},${at},${line}]`);
  return `{"version":${VERSION},"facts":[${told}],"lines":[${said}]}`;
}

/** A table that was kept as text and read as JSON; `null` if it is none. */
export function parseKept(raw: unknown): KeptTable | null {
  if (!isObject(raw) || raw.version !== VERSION) return null;
  const facts = entriesOf(raw.facts);
  const lines = entriesOf(raw.lines);
  if (facts === null || lines === null) return null;
  return {
    facts: facts.map(([seq, at, fact]) => ({ seq, at, fact: JSON.stringify(fact) })),
    lines: lines.map(([number, at, line]) => ({ number, at, line: JSON.stringify(line) })),
  };
}

type KeptEntry = readonly [number, number, unknown];

function entriesOf(raw: unknown): readonly KeptEntry[] | null {
  return Array.isArray(raw) && raw.every(isEntry) ? raw : null;
}

function isEntry(raw: unknown): raw is KeptEntry {
  return (
    Array.isArray(raw) && raw.length === 3 && Number.isInteger(raw[0]) && typeof raw[1] === "number" && isObject(raw[2])
  );
}

/** Whether something read from JSON is an object. */
export function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}
