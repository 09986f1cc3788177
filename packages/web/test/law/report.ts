import { nameOf, SIZES, type Size } from "./sizes.ts";
import type { Check, Found, Walked } from "./walker.ts";

/** How many examples are told of each kind of fault. */
const EXAMPLES = 2;

/** The faults, grouped: what, where, how often, and some examples of each. Empty if there are none. */
export function tellFaults(found: readonly Found[]): string {
  const groups = Map.groupBy(found, ({ law, size }) => `${law.padEnd(9)}${size.padEnd(10)}`);
  const lines = [...groups.entries()].toSorted().flatMap(([group, all]) => {
    const where = new Set(all.map(({ position }) => position.id)).size;
    const kinds = [...new Set(all.map(({ position }) => `${position.game} ${position.kind}`))];
    return [
      `${group}${all.length} in ${where} positions: ${kinds.slice(0, 6).join(", ")}${kinds.length > 6 ? ", …" : ""}`,
      ...all.slice(0, EXAMPLES).map(({ language, position, what }) => `    ${language} ${position.id}: ${what}`),
    ];
  });
  return lines.join("\n");
}

/** Every fault, one a line. */
export function tellEvery(found: readonly Found[]): string {
  return found
    .map(({ law, size, language, position, what }) => [law, size, language, position.id, what].join("  "))
    .join("\n");
}

/** How many positions were looked at on a screen, and how many of them break the law. */
export interface Count {
  readonly size: string;
  readonly letters: "usual" | "large";
  readonly positions: number;
  readonly pressables: number;
  readonly broken: number;
}

export function countOf(size: Size, letters: Count["letters"], checks: readonly Check[], walked: Walked): Count {
  const { found, pressables } = walked;
  const broken = new Set(found.map(({ position, language }) => `${position.id} ${language}`)).size;
  return { size: nameOf(size), letters, positions: checks.length, pressables, broken };
}

/** What was looked at, by screen, as lines to be read. */
export function tellCounts(counts: readonly Count[]): string {
  const order = SIZES.map(nameOf);
  const rows = counts.toSorted((one, other) => order.indexOf(one.size) - order.indexOf(other.size)).map(rowOf);
  const total = (of: "positions" | "pressables" | "broken") => counts.reduce((sum, count) => sum + count[of], 0);
  const all = { size: "in all", letters: "usual" as const };
  return [
    "The law of the table, by screen:    positions   pressable   broken by",
    ...rows,
    rowOf({ ...all, positions: total("positions"), pressables: total("pressables"), broken: total("broken") }),
  ].join("\n");
}

function rowOf({ size, letters, positions, pressables, broken }: Count): string {
  const name = letters === "large" ? `${size}, letters of 200 %` : size;
  const [many, pressed, wrong] = [positions, pressables, broken].map((count) => String(count).padStart(9));
  return `  ${name.padEnd(33)}${many}   ${pressed}   ${wrong}`;
}
