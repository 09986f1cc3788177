/** A node as it is written down. */
export interface StoredNode {
  readonly id: string;
  /** The lower one was there first. */
  readonly number: number;
  readonly name: string;
  /** Where other nodes reach it. */
  readonly address: string;
  /** For how long it has said nothing, in milliseconds; of the node itself: before it said so now. */
  readonly silent: number;
}

/** A table that is ours now. */
export interface Taken {
  readonly table: string;
  readonly epoch: number;
  /** Since when nobody has kept its clock; `null` if somebody has, or none runs. */
  readonly released: number | null;
}

/** What came of claiming a table. `elsewhere`: another node plays it. */
export type Claimed =
  | ({ readonly owner: "here" /** Whether a node that is gone had it. */; readonly isOrphan: boolean } & Taken)
  | { readonly owner: "elsewhere"; readonly node: string }
  | { readonly owner: "nobody" };

/** Where nodes are written down, and whose each table is. One node asks. */
export interface NodeStore {
  /** Takes the place of a node under a name; answers its number, or for how long the node that has the name was silent, in milliseconds. */
  enter(name: string, address: string): Promise<{ readonly number: number } | { readonly silent: number }>;
  /** Says that the node is there; answers all nodes, and the time of the database. */
  renew(): Promise<{ readonly nodes: readonly StoredNode[]; readonly at: number }>;
  /** The time of the database. */
  time(): Promise<number>;
  /** Lets go of everything, for good. */
  leave(): Promise<void>;
  /** The secret that all nodes share: the one that is offered, if there is none yet. */
  secret(offered: string): Promise<string>;

  /** Makes a table this node's, if it is nobody's, or of a node that is gone. */
  claim(table: string): Promise<Claimed>;
  /** Whose a table is; `undefined` if there is none. */
  ownerOf(table: string): Promise<string | null | undefined>;
  /** Takes some of the tables that wait, also those of nodes that may be gone. */
  takeWaiting(mayBeGone: readonly string[], most: number): Promise<readonly Taken[]>;
  /** The tables that are this node's. */
  owned(): Promise<readonly { readonly table: string; readonly epoch: number; readonly open: boolean }[]>;
  /** In which epoch this node plays a table. */
  epochOf(table: string): number;
  /** Gives a table away, or back to nobody; answers what its next owner has, `null` if it was not ours. */
  handOver(table: string, to: string | null): Promise<Taken | null>;
  /** Another node has handed a table over to this one. */
  receive(given: Taken): void;
  /** Keeps the hash of a code by which a person takes a second device; one that they had before is void. */
  keepTransfer(hash: string, person: string, until: number): Promise<void>;
  dropTransfer(person: string): Promise<void>;
  /** Whose code this is, and until when it is good; it is used by asking. */
  takeTransfer(hash: string): Promise<{ readonly person: string; readonly until: number } | null>;
  /** Those of these devices that are somebody's, and what that person is called. */
  knownDevices(
    devices: readonly string[],
  ): Promise<readonly { readonly device: string; readonly person: string; readonly name: string }[]>;
  /** Takes away nodes that have been silent for so many milliseconds. */
  bury(silent: number): Promise<void>;
}
