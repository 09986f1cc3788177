import type { NodeStore, StoredNode } from "../store/nodes.ts";
import { LEASE } from "../store/postgres/node-statements.ts";
import { StoreError } from "../store/store.ts";
import { clockTrouble, type NodeClock } from "./node-clock.ts";

/** How often a node says that it is there, in milliseconds. */
export const RENEW_EVERY = 1_500;
/** How often it is looked whether a name is free, in milliseconds. */
const LOOK_EVERY = 250;
/** For so long after that nobody takes a table away, whatever the clocks. */
const SURE = LEASE - 500;
/** How long a node that has lost its lease and all its tables is kept, for whoever wants to know what has happened. */
const BURY_AFTER = 3_600_000;

/** Who a node is. */
export interface NodeParts {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly nodes: NodeStore;
  readonly clock: NodeClock;
}

/** The place of this node among all others, for as long as it says that it is there. */
export class Membership {
  readonly id: string;
  readonly name: string;
  private readonly parts: NodeParts;
  private number = 0;
  private all: readonly StoredNode[] = [];
  private renewed = performance.now();
  /** When it was last heard how long the others have been silent. */
  private heard = performance.now();

  private constructor(parts: NodeParts) {
    this.id = parts.id;
    this.name = parts.name;
    this.parts = parts;
  }

  /**
   * Takes its place. A node of this name that has just died is waited for until its lease has run out; one that lives is a
   * mistake. Throws one sentence.
   */
  static async enter(parts: NodeParts): Promise<Membership> {
    const { nodes, clock, name, address } = parts;
    const asked = performance.now();
    const at = await nodes.time();
    const trouble = clockTrouble(Date.now(), at);
    if (trouble !== null) throw new StoreError("broken", trouble);
    clock.heard(at, asked, performance.now());
    const membership = new Membership(parts);
    for (let silence = 0; ; ) {
      const entered = await nodes.enter(name, address);
      if ("number" in entered) {
        membership.number = entered.number;
        await membership.beat();
        return membership;
      }
      // Who is dead is silent for longer and longer, but for what the clock of another database may be off.
      if (entered.silent < silence - RENEW_EVERY / 2) {
        throw new StoreError(
          "broken",
          `another node on this database is called ${name} and is there: give each a NODE_NAME of its own`,
        );
      }
      silence = entered.silent;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  }

  /** Says that this node is there; answers whether others may have believed that it was not. Throws if it has been replaced. */
  async beat(): Promise<boolean> {
    const { nodes, clock, id } = this.parts;
    const asked = performance.now();
    const { nodes: all, at } = await nodes.renew();
    const answered = performance.now();
    this.renewed = asked;
    this.heard = answered;
    const own = all.find((each) => each.id === id);
    if (own === undefined) {
      throw new StoreError("broken", `this node was away for too long, and another one is called ${this.name} now`);
    }
    clock.heard(at, asked, answered);
    this.all = all;
    if (all.some(({ silent }) => silent > BURY_AFTER)) await nodes.bury(BURY_AFTER);
    return own.silent > LEASE;
  }

  /** The other nodes that are there, as far as is known. */
  others(): readonly StoredNode[] {
    return this.all.filter(({ id, silent }) => id !== this.id && silent <= LEASE);
  }

  /** The nodes that may be gone, unless they have said since that they are there: who acts on it asks the database. */
  silent(): readonly string[] {
    const since = performance.now() - this.heard;
    return this.all.filter(({ id, silent }) => id !== this.id && silent + since > LEASE).map(({ id }) => id);
  }

  /** Whether a node may be gone: that it is not among those that were there, or is silent. */
  mayBeGone(node: string): boolean {
    return !this.all.some(({ id }) => id === node) || this.silent().includes(node);
  }

  /** Our place in the order in which all came. */
  place(): number {
    return this.number;
  }

  /** Whether nobody can believe that this node is gone: not for safety, only so that nobody is told what is not so. */
  isSure(): boolean {
    return this.age() < SURE;
  }

  /** How long ago it was last said that this node is there, in milliseconds. */
  age(): number {
    return performance.now() - this.renewed;
  }
}
