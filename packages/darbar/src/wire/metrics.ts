/** What a server says of itself. */
export interface Reading {
  readonly at: number;
  readonly rss: number;
  readonly cpuSeconds: number;
  readonly connections: number;
  readonly decisions: number;
}

/** Asks a server for its figures, where it tells them. */
export async function readMetrics(metricsAddress: string): Promise<Reading> {
  const text = await (await fetch(metricsAddress)).text();
  const figure = (name: string): number => {
    const found = new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1];
    if (found === undefined) throw new Error(`the server does not tell ${name}`);
    return Number(found);
  };
  return {
    at: performance.now(),
    rss: figure("process_resident_memory_bytes"),
    cpuSeconds: figure("process_cpu_seconds_total"),
    connections: figure("darbar_connections"),
    decisions: figure("darbar_decisions_total"),
  };
}
