import { type Figure, figureIn } from "../compare/figure.ts";

/** The figures of `darbar load` that are worth comparing, for whatever it has measured. */
export function loadFigures(report: unknown): readonly Figure[] {
  return [
    ...figureIn(report, "decisionsPerServerCpuSecond", "durable decisions/CPU-s of the server", "more", true),
    ...figureIn(report, "decisionsPerSecond", "durable decisions/s", "more", true),
    ...figureIn(report, "acknowledgedP50", "acknowledged after, p50 in ms", "less"),
    ...figureIn(report, "acknowledgedP99", "acknowledged after, p99 in ms", "less"),
    ...figureIn(report, "serverMegabytes", "server memory in MB", "less"),
    ...figureIn(report, "kilobytesPerSocket", "server memory for a socket in KB", "less", true),
    ...figureIn(report, "kilobytesPerFurtherSocket", "server memory for a further socket in KB", "less"),
  ];
}
