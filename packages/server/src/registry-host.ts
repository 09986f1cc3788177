import type { TableHost } from "@darbar/table";
import type { NodeStore, Taken } from "./store/nodes.ts";
import type { Store } from "./store/store.ts";

/** What a registry needs, for itself and for its tables. */
export interface RegistryHost extends Omit<TableHost, "append" | "say" | "changed" | "lost"> {
  readonly store: Store;
  /** Whose each table is, where several nodes share a store; without it all are ours. */
  readonly nodes?: NodeStore;
  /** Told of tables that were a node's that is gone, and are ours now. */
  took?(tables: readonly Taken[]): void;
  /** What one table finds otherwise: in tests it has chances of its own, which nothing at other tables can change. */
  atOneTable?(): Partial<TableHost>;
}
