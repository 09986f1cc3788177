import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { FreeSpace } from "./free-space.ts";
import type { Store } from "./store/store.ts";

/** What the server counts and measures, for Prometheus. */
export interface Meters {
  readonly registry: Registry;
  readonly decisions: Counter;
  readonly refusals: Counter<"code">;
  readonly appends: Histogram;
  /** From now on tells how many TCP connections there are. */
  countTcp(count: { open(): number; refused(): number }): void;
}

/** What is not counted but read when somebody asks. */
export interface Readings {
  connections(): number;
  readonly freeSpace: Pick<FreeSpace, "isEnough" | "bytes">;
  tables(): { readonly awake: number; readonly playing: number };
}

/** New meters, all at zero. */
export function newMeters(readings: Readings): Meters {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  gauge("darbar_connections", "Open sockets and streams.", () => readings.connections());
  gauge("darbar_tables_awake", "Tables held in memory.", () => readings.tables().awake);
  gauge("darbar_tables_playing", "Tables with a game under way.", () => readings.tables().playing);
  gauge("darbar_free_space_bytes", "Free space where everything is kept.", () => readings.freeSpace.bytes());
  gauge("darbar_has_room", "Whether new tables and guests are taken.", () => Number(readings.freeSpace.isEnough()));
  gauge("process_resident_memory_bytes", "Resident memory.", () => process.memoryUsage.rss());
  gauge("process_cpu_seconds_total", "Processor time, user and system.", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  return {
    registry,
    countTcp: ({ open, refused }) => {
      gauge("darbar_tcp_connections", "Open TCP connections, of whatever kind.", open);
      gauge("darbar_tcp_refused_total", "TCP connections beyond the limits.", refused);
    },
    decisions: new Counter({ name: "darbar_decisions_total", help: "Moves that were acknowledged.", registers }),
    refusals: new Counter({
      name: "darbar_refusals_total",
      help: "What was refused, by code.",
      labelNames: ["code"],
      registers,
    }),
    appends: new Histogram({
      name: "darbar_append_seconds",
      help: "How long it took until facts were on the disk.",
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers,
    }),
  };
}

/** The same store, with a watch on how long facts take to be kept. */
export function measured(store: Store, appends: Histogram): Store {
  return {
    ...store,
    append: async (table, facts, along) => {
      const begun = performance.now();
      await store.append(table, facts, along);
      appends.observe((performance.now() - begun) / 1000);
    },
  };
}
