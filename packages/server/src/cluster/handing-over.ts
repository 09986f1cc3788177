import type { ClusterParts } from "./cluster-parts.ts";
import type { Notice } from "./frame.ts";
import type { Link } from "./link.ts";
import type { Router } from "./router.ts";

/** How many tables one heir is given at a time: as many as it wakes within a moment, so that none waits long for the others. */
const AT_ONE_HEIR = 8;
/** How long a heir may take to wake a table until it is given another, in milliseconds. The version before does not say when it has. */
const AWAKE_WITHIN = 1_000;
/** For so long tables are given no faster than they are woken, in milliseconds; what is left then must go all the same. */
const UNHURRIED = 8_000;
/** Within what time everybody is hung up on, so that not all come back at once, in milliseconds. */
const HANG_UP_WITHIN = 2_000;

/** Gives all tables to other nodes when this one ends, and takes what others give. */
export class HandingOver {
  private readonly parts: ClusterParts;
  private readonly router: Router;
  /** The tables that were given away, until their heirs have said that they play them. */
  private readonly given = new Map<string, () => void>();
  private isLeaving = false;
  /** How many tables were given away. */
  count = 0;

  constructor(parts: ClusterParts, router: Router) {
    this.parts = parts;
    this.router = router;
  }

  /** Gives all tables away, one by one, and then has everybody come back elsewhere. Without others nothing is given away. */
  async drain(): Promise<void> {
    const { registry, connections, log } = this.parts;
    this.isLeaving = true;
    if (this.heirs().length === 0) return;
    log.info({ tables: registry.awakeTables().length }, "handing over the tables");
    const unhurriedUntil = performance.now() + UNHURRIED;
    const gaveUp = new Set<string>();
    await this.giveAll(gaveUp, unhurriedUntil);
    this.heirs().at(0)?.tell({ tell: "adopt", listed: registry.lobby.listedHere() });
    await connections.endWithin(HANG_UP_WITHIN);
    await this.giveAll(gaveUp, unhurriedUntil);
  }

  /** A node that ends has given a table to this one: wakes it, and says so. Who ends, too, wakes nothing, and is not waited for. */
  async receive(link: Link, { table, epoch, released }: Notice & { readonly tell: "yours" }): Promise<void> {
    const { registry } = this.parts;
    if (released === undefined) await registry.find(table);
    else await registry.receive({ table, epoch, released });
    if (registry.isAwake(table) || this.isLeaving) link.tell({ tell: "awake", table });
  }

  /** The heir of a table plays it. */
  isPlayed(table: string): void {
    this.given.get(table)?.();
  }

  private heirs(): readonly Link[] {
    return this.parts.mesh.all();
  }

  /** Gives away what is awake, also what somebody wakes meanwhile; what cannot be given is left to whoever takes it. */
  private async giveAll(gaveUp: Set<string>, unhurriedUntil: number): Promise<void> {
    const { registry, log } = this.parts;
    for (;;) {
      const tables = registry.awakeTables().filter((table) => !gaveUp.has(table));
      const heirs = this.heirs().length;
      if (tables.length === 0 || heirs === 0) return;
      const left = tables.values();
      const giveSome = async (place: number): Promise<void> => {
        for (const table of left) {
          try {
            await this.give(table, place, unhurriedUntil);
          } catch (error) {
            gaveUp.add(table);
            log.error({ err: error }, "a table could not be handed over: somebody will take it");
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONE_HEIR * heirs }, (_, place) => giveSome(place)));
    }
  }

  /** Gives a table to one of the heirs, and waits until that one plays it: no table is given sooner than somebody has time for it. */
  private async give(table: string, place: number, unhurriedUntil: number): Promise<void> {
    const heirs = this.heirs();
    const heir = heirs.at(place % Math.max(1, heirs.length));
    if (heir === undefined) return;
    let played = Promise.resolve();
    await this.parts.registry.handOver(table, heir.node, (given) => {
      this.count++;
      played = this.untilPlayed(table, unhurriedUntil - performance.now());
      heir.tell({ tell: "yours", ...given });
      // Whoever looks at it elsewhere need not ask the database.
      this.router.learn(table, heir.node);
      for (const link of this.heirs()) if (link !== heir) link.tell({ tell: "moved", table, to: heir.node });
    });
    await played;
  }

  private async untilPlayed(table: string, unhurried: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, Math.max(0, Math.min(AWAKE_WITHIN, unhurried)));
    this.given.set(table, resolve);
    await promise;
    clearTimeout(timer);
    this.given.delete(table);
  }
}
