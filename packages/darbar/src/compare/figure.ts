import type { Result } from "@darbar/kernel";

/** Something measured that can be compared with the same of another revision, machine or program. */
export interface Figure {
  /** What was measured, with its unit: "coup classic 6, decisions/CPU-s". */
  readonly name: string;
  readonly better: "more" | "less";
  readonly value: number;
  /** Whether it is what the command is about, so that the figure of a foreign program stands beside it. */
  readonly isMain: boolean;
}

/** A figure, once for each round. */
export interface Series {
  readonly name: string;
  readonly better: Figure["better"];
  readonly isMain: boolean;
  readonly values: readonly number[];
}

/** A command whose figures can be compared. */
export interface ComparedCommand {
  readonly name: string;
  /** What is wrong with its arguments, in words; `null`: nothing. */
  complaint(args: readonly string[]): string | null;
  /** The arguments of a round, from 1: where chance is drawn from a seed, each round has its own. */
  argumentsOf(args: readonly string[], round: number): readonly string[];
  /** The figures in what it has printed as JSON, and in the CPU-seconds that its process took. */
  figuresIn(report: unknown, cpuSeconds: number): readonly Figure[];
}

/** What is wrong with something that was read; `null`: nothing. */
export function complaintOf(read: Result<unknown>): string | null {
  return read.ok ? null : read.error;
}

/** The rounds of each figure; one that not every round has is left out. */
export function seriesOf(rounds: readonly (readonly Figure[])[]): readonly Series[] {
  const [first = []] = rounds;
  return first.flatMap(({ name, better, isMain }) => {
    const values = rounds.flatMap((figures) => figures.find((figure) => figure.name === name)?.value ?? []);
    return values.length === rounds.length ? [{ name, better, isMain, values }] : [];
  });
}

/** A figure of a report in JSON, if it is there: a former revision may not have told it yet. */
export function figureIn(
  report: unknown,
  key: string,
  name: string,
  better: Figure["better"],
  isMain = false,
): readonly Figure[] {
  if (typeof report !== "object" || report === null) return [];
  const value: unknown = Object.entries(report).find(([known]) => known === key)?.[1];
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? [{ name, better, value, isMain }] : [];
}
