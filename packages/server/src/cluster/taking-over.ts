import type { Taken } from "../store/nodes.ts";
import type { ClusterParts } from "./cluster-parts.ts";

/** How many tables are taken at a time. */
const MOST_TAKEN = 64;

/** Takes tables whose clocks nobody keeps, and looks whether those that are ours still are. */
export class TakingOver {
  private readonly parts: ClusterParts;
  /** Tables that were ours and asleep when that was last looked at. */
  private asleep: ReadonlySet<string> = new Set();
  private sweeping: Promise<void> | null = null;
  private isLeaving = false;
  /** How many tables were taken from nodes that were gone. */
  count = 0;

  constructor(parts: ClusterParts) {
    this.parts = parts;
  }

  /** Wakes tables whose clocks nobody keeps: all of them, or, where there are other nodes, some, and the next call more. */
  sweep(): Promise<void> {
    this.sweeping ??= this.takeWaiting().finally(() => {
      this.sweeping = null;
    });
    return this.sweeping;
  }

  /** Takes no more tables. */
  leave(): void {
    this.isLeaving = true;
  }

  private async takeWaiting(): Promise<void> {
    const { nodes, membership, registry } = this.parts;
    while (!this.isLeaving) {
      const taken = await nodes.takeWaiting(membership.silent(), MOST_TAKEN);
      if (taken.length === 0) return;
      this.took(taken);
      // Not waited for: it takes as long as reading them, and others can be taken meanwhile.
      void registry.adopt(taken);
      if (taken.length < MOST_TAKEN || membership.others().length > 0) return;
    }
  }

  /** Tables were taken from a node that is gone: whoever believes otherwise hears of it. */
  took(tables: readonly Taken[]): void {
    this.count += tables.length;
    const told = tables.map(({ table, epoch }) => [table, epoch] as const);
    for (const link of this.parts.mesh.all()) link.tell({ tell: "took", tables: told });
  }

  /** Looks which tables are ours, so that nobody stays with one that is not, and none of ours is forgotten. */
  async reconcile(): Promise<void> {
    const { nodes, registry } = this.parts;
    const before = registry.awakeTables();
    const owned = await nodes.owned();
    const ours = new Set(owned.map(({ table }) => table));
    registry.dropAll(before.filter((table) => !ours.has(table)));
    const asleep = owned.filter(({ table, open }) => open && !registry.isAwake(table)).map(({ table }) => table);
    for (const table of asleep) if (this.asleep.has(table)) await registry.find(table);
    this.asleep = new Set(asleep);
  }
}
