import type { PartsRow, RowCase, SpeedRow } from "./row.ts";

/** How measured rows are laid out. */
export interface RowLayout<Measured extends RowCase> {
  /** What they are called in JSON. */
  readonly key: string;
  /** The heading of a table; `kind` is the option by which the kinds of a game are told apart. */
  heading(kind: string): string;
  inColumns(row: Measured): string;
}

const KIND = 7;

/** How fast the rules are. */
export const SPEED: RowLayout<SpeedRow> = {
  key: "rows",
  heading: (kind) =>
    `${kind.padEnd(KIND)}  seats    games/s  decisions/s  decisions/CPU-s  events/decision  bytes/decision  per 10⁶ rounds\n`,
  inColumns: (row) => {
    const columns = [
      (row.kind ?? "").padEnd(KIND),
      String(row.seats).padStart(6),
      inWhole(row.gamesPerSecond).padStart(11),
      inWhole(row.decisionsPerSecond).padStart(13),
      inWhole(row.decisionsPerCpuSecond).padStart(17),
      (row.events / row.decisions).toFixed(2).padStart(17),
      inWhole(row.bytesPerDecision).padStart(16),
      inWhole(row.decisionsPerMillionRounds).padStart(16),
    ];
    return `${columns.join("")}\n`;
  },
};

/** Where the time of a decision goes. */
export const PART_TIMES: RowLayout<PartsRow> = {
  key: "parts",
  heading: (kind) => `${kind.padEnd(KIND)}  seats   ns/decision    legal   decide   evolve     deal     rest\n`,
  inColumns: ({ kind, seats, whole, legal, decide, evolve, deal, rest }) => {
    const figures = [legal, decide, evolve, deal, rest].map((figure) => inWhole(figure).padStart(9)).join("");
    return `${(kind ?? "").padEnd(KIND)}${String(seats).padStart(7)}${inWhole(whole).padStart(14)}${figures}\n`;
  },
};

function inWhole(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}
