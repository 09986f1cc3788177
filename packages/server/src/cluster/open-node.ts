import { hostname } from "node:os";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { newId, newShuffleSecret } from "../identity/secret.ts";
import { sharedTransfers, type TransferCodes } from "../identity/transfer.ts";
import type { TableRegistry } from "../registry.ts";
import type { RegistryHost } from "../registry-host.ts";
import { openSharedStore } from "../store/postgres/postgres-store.ts";
import { type Store, StoreError } from "../store/store.ts";
import type { Traces } from "../tracing/traces.ts";
import type { Connections } from "../transport/connections.ts";
import { Usage } from "../usage.ts";
import { Cluster } from "./cluster.ts";
import { type LinkTls, readLinkTls } from "./link-tls.ts";
import { Membership } from "./membership.ts";
import { Mesh, type MeshListener } from "./mesh.ts";
import { newNodeClock } from "./node-clock.ts";

/** A node that has its place among the others, and plays no table yet. */
export interface OpenNode {
  readonly name: string;
  /** Where other nodes reach it. */
  readonly address: string;
  readonly store: Store;
  readonly usage: Usage;
  /** The time that all nodes share. */
  now(): number;
  /** What makes a registry one of several. */
  readonly ofRegistry: Pick<RegistryHost, "nodes" | "took">;
  readonly ofPeople: { readonly transfers: TransferCodes; readonly usage: Usage };
  /** From now on plays tables, and passes on what concerns those of others. */
  join(registry: TableRegistry, connections: Connections, traces: Traces | null): Cluster;
  leave(): Promise<void>;
}

/** Opens the database as one of several servers. Throws one sentence. */
export async function openNode(config: Config, log: Logger, fail: (error: Error) => void): Promise<OpenNode> {
  const id = newId();
  const tls = readLinkTls(config);
  const { store, nodes } = await openSharedStore(config.databaseUrl ?? "", id, fail);
  let cluster: Cluster | null = null;
  // Nobody is let in before there is a cluster.
  const listener: MeshListener = {
    opened: (link) => cluster?.listener.opened(link),
    received: (link, frame, body) => cluster?.listener.received(link, frame, body),
    closed: (link) => cluster?.listener.closed(link),
  };
  let mesh: Mesh | null = null;
  try {
    const open = await openMesh(id, config, tls, listener, log);
    mesh = open;
    const clock = newNodeClock();
    const address = config.clusterAddress ?? open.address;
    const name = config.nodeName ?? `${hostname()}-${new URL(open.address).port}`;
    const secret = config.clusterSecret ?? (await nodes.secret(newShuffleSecret()));
    const membership = await Membership.enter({ id, name, address, nodes, clock });
    const usage = new Usage();
    return {
      name,
      address,
      store,
      usage,
      now: clock.now,
      ofRegistry: { nodes, took: (tables) => cluster?.takingOver.took(tables) },
      ofPeople: { transfers: sharedTransfers(nodes, clock.now), usage },
      join: (registry, connections, traces) => {
        cluster = new Cluster({ membership, mesh: open, nodes, store, registry, connections, usage, log, traces });
        open.trust(secret);
        return cluster;
      },
      leave: async () => {
        await open.close();
        await nodes.leave();
      },
    };
  } catch (error) {
    await mesh?.close();
    await store.close();
    throw error;
  }
}

async function openMesh(
  id: string,
  config: Config,
  tls: LinkTls | null,
  listener: MeshListener,
  log: Logger,
): Promise<Mesh> {
  const { clusterHost: host, clusterPort: port } = config;
  try {
    return await Mesh.open(id, { host, port, tls }, listener, log);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new StoreError(
      "broken",
      `CLUSTER_HOST is ${host} and CLUSTER_PORT is ${port}, but it is not possible to listen there for other nodes (${code})`,
    );
  }
}
