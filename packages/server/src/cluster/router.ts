import { setTimeout as wait } from "node:timers/promises";
import type { TableRegistry } from "../registry.ts";
import type { NodeStore } from "../store/nodes.ts";
import { StoreError } from "../store/store.ts";
import type { Link } from "./link.ts";
import type { Mesh } from "./mesh.ts";

/** Where a table is played: here, or at the other end of a link. */
export type Where = "here" | Link;

/** How long to wait before looking again for a table that nobody can be asked about now, in milliseconds. */
const LOOK_EVERY = 100;
/** So often the database is asked all the same, in looks: a notice may not have come. */
const ASK_EVERY = 10;
/** Of so many tables it is remembered who plays them. */
const MOST_KNOWN = 100_000;

/** What is known of nodes that may be gone. */
export interface GoneNodes {
  mayBeGone(node: string): boolean;
  /** Takes some of what they have. */
  takeOver(): Promise<void>;
}

/** Finds where tables are played; what nobody plays is played here. */
export class Router {
  private readonly registry: TableRegistry;
  private readonly mesh: Mesh;
  private readonly nodes: NodeStore;
  private readonly gone: GoneNodes;
  private readonly owners = new Map<string, string>();
  private readonly seeking = new Map<string, Promise<Where | null>>();
  private isLeaving = false;

  constructor(registry: TableRegistry, mesh: Mesh, nodes: NodeStore, gone: GoneNodes) {
    this.registry = registry;
    this.mesh = mesh;
    this.nodes = nodes;
    this.gone = gone;
  }

  /** Where a table is; `null` if there is none. While it cannot be reached this waits. */
  async locate(table: string): Promise<Where | null> {
    if (this.registry.isAwake(table)) return "here";
    const known = this.knownOwner(table);
    if (known !== undefined) return known;
    const seeking = this.seeking.get(table) ?? this.seek(table);
    this.seeking.set(table, seeking);
    return seeking.finally(() => this.seeking.delete(table));
  }

  private knownOwner(table: string): Link | undefined {
    return this.mesh.linkTo(this.owners.get(table) ?? "");
  }

  /** A table is not where it was; where it is may be known already. */
  forget(table: string, was: Where | null): void {
    if (was !== null && was !== "here" && this.owners.get(table) === was.node) this.owners.delete(table);
  }

  /** A table is another node's now. */
  learn(table: string, node: string): void {
    if (this.owners.size >= MOST_KNOWN)
      for (const oldest of this.owners.keys()) {
        this.owners.delete(oldest);
        break;
      }
    this.owners.set(table, node);
  }

  /** Nothing that is elsewhere is taken here any more. */
  leave(): void {
    this.isLeaving = true;
  }

  private async seek(table: string): Promise<Where | null> {
    for (;;) {
      try {
        const found = this.isLeaving ? await this.lookUp(table) : await this.registry.find(table);
        if (found === null || found === "here") return found;
        const link = this.linkFor(found.node);
        if (link !== undefined) {
          if (found.node !== null) this.learn(table, found.node);
          return link;
        }
        if (found.node !== null && (await this.waitFor(table, found.node)) === "told") {
          const told = this.knownOwner(table);
          if (told !== undefined) return told;
        }
      } catch (error) {
        // Nobody knows what came of asking: it is asked again.
        if (!(error instanceof StoreError) || error.fault !== "conflict") throw error;
      }
      await wait(LOOK_EVERY);
    }
  }

  /** Who can be asked for a table: its node; for one that is nobody's, while this node takes none, any neighbour. */
  private linkFor(node: string | null): Link | undefined {
    if (node !== null) return this.mesh.linkTo(node);
    return this.isLeaving ? this.mesh.all().at(0) : undefined;
  }

  /**
   * Waits until it may help to ask where a table is that a node has which cannot be reached: thousands may ask at the same time. What
   * a node has that is gone is taken together. `told`: somebody has said whose it is.
   */
  private async waitFor(table: string, node: string): Promise<"told" | "unknown"> {
    const known = this.owners.get(table);
    for (let look = 1; look < ASK_EVERY; look++) {
      if (this.owners.get(table) !== known) return "told";
      if (this.mesh.linkTo(node) !== undefined || this.registry.isAwake(table)) return "unknown";
      if (this.gone.mayBeGone(node)) {
        // What fails now is tried again, and reported, by whoever looks all the time.
        await this.gone.takeOver().catch(() => undefined);
        return this.owners.get(table) === known ? "unknown" : "told";
      }
      await wait(LOOK_EVERY);
    }
    return "unknown";
  }

  private async lookUp(table: string): Promise<"here" | { readonly node: string | null } | null> {
    if (this.registry.isAwake(table)) return "here";
    const node = await this.nodes.ownerOf(table);
    return node === undefined ? null : { node };
  }
}
