import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { ClusterFigures } from "./cluster/cluster.ts";
import type { FreeSpace } from "./free-space.ts";
import { type Store, StoreError } from "./store/store.ts";

/** What the server counts and measures, for Prometheus. */
export interface Meters {
  readonly registry: Registry;
  readonly decisions: Counter;
  readonly refusals: Counter<"code">;
  readonly appends: Histogram;
  /** From a command that has come in to its answer. */
  readonly acknowledgements: Histogram;
  /** How late comes what happens by itself: the end of a window or of a turn. */
  readonly alarms: Histogram;
  readonly conflicts: Counter;
  /** From now on tells what a node counts. */
  watchNode(figures: () => ClusterFigures): void;
  /** From now on tells how many TCP connections there are. */
  countTcp(count: { open(): number; refused(): number }): void;
  /** From now on tells by how many seconds the standby is behind; not a number where there is none, or it may not be asked. */
  watchStandby(lag: () => Promise<number | null>): void;
}

/** From half a millisecond to five seconds. */
const TIMES = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

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
  const counter = (name: string, help: string): Counter => new Counter({ name, help, registers });
  const times = (name: string, help: string): Histogram => new Histogram({ name, help, buckets: TIMES, registers });
  return {
    registry,
    watchNode: (figures) => {
      gauge("darbar_other_nodes", "Other nodes that are there.", () => figures().others);
      gauge("darbar_node_links", "Links to other nodes.", () => figures().links);
      gauge("darbar_lease_age_seconds", "How long ago the lease was renewed.", () => figures().leaseAge / 1_000);
      gauge("darbar_tables_taken_over_total", "Tables taken from nodes that were gone.", () => figures().takenOver);
      gauge("darbar_tables_handed_over_total", "Tables given to other nodes.", () => figures().handedOver);
    },
    countTcp: ({ open, refused }) => {
      gauge("darbar_tcp_connections", "Open TCP connections, of whatever kind.", open);
      gauge("darbar_tcp_refused_total", "TCP connections beyond the limits.", refused);
    },
    watchStandby: (lag) => {
      new Gauge({
        name: "darbar_replication_lag_seconds",
        help: "How long the synchronous standby takes to have what is written.",
        registers,
        async collect() {
          this.set((await lag()) ?? Number.NaN);
        },
      });
    },
    decisions: counter("darbar_decisions_total", "Moves that were acknowledged."),
    refusals: new Counter({
      name: "darbar_refusals_total",
      help: "What was refused, by code.",
      labelNames: ["code"],
      registers,
    }),
    appends: times("darbar_append_seconds", "How long it took until facts were on the disk, and at the standby."),
    acknowledgements: times("darbar_acknowledge_seconds", "From a command that came in to its answer."),
    alarms: times("darbar_alarm_late_seconds", "How late windows, turns and bots' pauses ended."),
    conflicts: counter("darbar_conflicts_total", "Writes that were refused because somebody else has written."),
  };
}

/** What meters watch of the host of tables. */
interface Measured {
  readonly store: Store;
  now(): number;
  at(time: number, run: () => void): () => void;
}

/** The same host, with a watch on how long facts take to be kept, what is in conflict, and how late alarms are. */
export function measured<Host extends Measured>(host: Host, { appends, conflicts, alarms }: Meters): Host {
  const append: Store["append"] = async (table, facts, along) => {
    const begun = performance.now();
    try {
      await host.store.append(table, facts, along);
    } catch (error) {
      if (error instanceof StoreError && error.fault === "conflict") conflicts.inc();
      throw error;
    }
    appends.observe((performance.now() - begun) / 1000);
  };
  const at: Measured["at"] = (time, run) =>
    host.at(time, () => {
      alarms.observe(Math.max(0, host.now() - time) / 1000);
      run();
    });
  return { ...host, store: { ...host.store, append }, at };
}
