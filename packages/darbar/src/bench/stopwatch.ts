/** Time spent since a watch was started: on the processor, and on the wall. */
export interface Spent {
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
}

/** A running watch: tells what was spent so far. */
export type Stopwatch = () => Spent;

/** Starts a watch. CPU time is that of the whole process, its garbage collection included. */
export function startWatch(): Stopwatch {
  const cpu = process.cpuUsage();
  const wall = process.hrtime.bigint();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return { cpuSeconds: (user + system) / 1e6, wallSeconds: Number(process.hrtime.bigint() - wall) / 1e9 };
  };
}
