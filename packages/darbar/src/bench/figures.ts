import { type Figure, figureIn } from "../compare/figure.ts";

/** The figures of `darbar bench` that are worth comparing: those of each row, by what the row is about. */
export function benchFigures(report: unknown): readonly Figure[] {
  const { rows = [], parts = [] } = report as { readonly rows?: readonly Told[]; readonly parts?: readonly Told[] };
  return [...rows.flatMap(speedOf), ...parts.flatMap(partsOf)];
}

/** A row as programs read it; the kind goes by the name that it has in the options of its game. */
type Told = Readonly<Record<string, unknown>>;

function speedOf(row: Told): readonly Figure[] {
  const title = row.observed === true ? `${titleOf(row)} observed` : titleOf(row);
  return [
    ...figureIn(row, "decisionsPerCpuSecond", `${title}, decisions/CPU-s`, "more", true),
    ...figureIn(row, "bytesPerDecision", `${title}, bytes/decision`, "less"),
  ];
}

function partsOf(row: Told): readonly Figure[] {
  return ["whole", "legal", "decide", "evolve", "deal", "rest"].flatMap((part) =>
    figureIn(row, part, `${titleOf(row)}, ns ${part}`, "less", part === "whole"),
  );
}

/** "coup classic 6": whatever is said in words, then the seats. */
function titleOf(row: Told): string {
  const words = Object.values(row).filter((value) => typeof value === "string");
  return [...words, String(row.seats)].join(" ");
}
