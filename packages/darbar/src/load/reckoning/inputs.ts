/** Something that the reckoning rests on, and whether a command of ours has measured it. */
export interface Input {
  readonly value: number;
  readonly unit: string;
  readonly from: string;
}

const assumed = (value: number, unit: string, why: string): Input => ({ value, unit, from: `assumed: ${why}` });
const measured = (value: number, unit: string, how: string): Input => ({ value, unit, from: `measured: ${how}` });
const built = (value: number, unit: string, where: string): Input => ({ value, unit, from: `built in: ${where}` });

/** What is reckoned with. What was measured was measured on two busy cores: other machines have other figures. */
export const INPUTS = {
  peopleAtTable: assumed(5, "people", "as many as usually sit down"),
  secondsToMove: assumed(15, "s", "as people play with usual clocks"),
  free: assumed(0.5, "of each core", "kept for bursts and for neighbours that die"),
  socketsAtNode: assumed(18_000, "sockets", "a tenth below DARBAR_TCP_CONNECTIONS: people do not spread evenly"),
  serverMilliseconds: measured(0.15, "ms of processor a decision", "darbar load --nodes 2"),
  databaseMilliseconds: measured(0.07, "ms of processor a decision", "darbar load --nodes 1"),
  walBytes: measured(720, "bytes of WAL a decision", "darbar load --nodes 2, grouped as there"),
  commit: assumed(5, "ms", "a commit with a synchronous standby near by"),
  read: assumed(5, "ms", "waking a table of 300 moves; darbar load --stored says what it is here"),
  lease: built(5_000, "ms", "cluster/membership"),
  renewal: built(1_500, "ms", "cluster/membership"),
  look: built(100, "ms", "cluster/router"),
  sweep: built(500, "ms", "serve"),
  mostTaken: built(64, "tables", "cluster/taking-over"),
  atOneHeir: built(8, "tables", "cluster/handing-over, on their way to each node"),
  drain: built(20_000, "ms", "serve"),
} as const satisfies Readonly<Record<string, Input>>;
