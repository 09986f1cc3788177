import type { Logger } from "pino";
import type { TableRegistry } from "../registry.ts";
import type { NodeStore } from "../store/nodes.ts";
import type { Store } from "../store/store.ts";
import type { Traces } from "../tracing/traces.ts";
import type { Connections } from "../transport/connections.ts";
import type { Usage } from "../usage.ts";
import type { Membership } from "./membership.ts";
import type { Mesh } from "./mesh.ts";

/** What a node is made of. */
export interface ClusterParts {
  readonly membership: Membership;
  readonly mesh: Mesh;
  readonly nodes: NodeStore;
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly connections: Connections;
  readonly usage: Usage;
  readonly log: Logger;
  /** `null`: nobody is told of the ways of commands. */
  readonly traces: Traces | null;
}
