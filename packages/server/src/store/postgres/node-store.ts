import type { Claimed, NodeStore, StoredNode, Taken } from "../nodes.ts";
import { StoreError } from "../store.ts";
import { askedTogether } from "./asked-together.ts";
import type { Connection } from "./connection.ts";
import * as statements from "./node-statements.ts";
import type { Writer } from "./writer.ts";

/** What a node's view of the database goes over: leases have a connection of their own, which no write holds up. */
export interface NodeWays {
  readonly node: string;
  readonly leases: Connection;
  readonly writer: Writer;
  readonly reading: Connection;
}

/** The nodes in a PostgreSQL database, as one of them sees and changes them. */
export function nodesOver({ node, leases, writer, reading }: NodeWays): NodeStore {
  const learn = <Row extends Pick<Taken, "table" | "epoch">>(rows: readonly Row[]): readonly Row[] => {
    for (const { table, epoch } of rows) writer.learn(table, epoch);
    return rows;
  };
  const ownerOf = askedTogether(async (tables) => {
    const found = await reading.read<{ readonly table: string; readonly owner: string | null }>(statements.OWNERS, [
      tables,
    ]);
    return new Map(found.map(({ table, owner }) => [table, owner]));
  });
  // Who ends gives thousands away within seconds; nothing waits to be written at a table that is given.
  const handOver = askedTogether(async (gifts) => {
    const given = gifts.map((gift) => ({ gift, to: JSON.parse(gift) as readonly [string, string | null] }));
    const tables = given.map(({ to: [table] }) => table);
    const heirs = given.map(({ to: [, heir] }) => heir);
    const rows = await writer.do<Taken>(null, statements.HAND_OVER, [tables, node, heirs]);
    for (const table of tables) writer.learn(table, UNKNOWN);
    const found = new Map(rows.map((row) => [row.table, row]));
    return new Map(given.flatMap(({ gift, to: [table] }) => (found.has(table) ? [[gift, found.get(table)]] : [])));
  });
  return {
    enter: async (name, address) => {
      await leases.read(statements.BURY_NAMESAKE, [name]);
      await leases.read(statements.ADOPT_SINGLE);
      const [entered] = await leases.read<{ readonly number: number }>(statements.ENTER, [node, name, address]);
      if (entered !== undefined) return entered;
      const [other] = await leases.read<Pick<StoredNode, "silent">>(statements.NAMESAKE, [name]);
      return { silent: other?.silent ?? Number.POSITIVE_INFINITY }; // It has just gone.
    },
    renew: async () => {
      const rows = await leases.read<StoredNode & { readonly at: number }>(statements.RENEW, [node]);
      return { nodes: rows, at: rows[0]?.at ?? 0 };
    },
    time: async () => (await leases.read<{ readonly at: number }>(statements.TIME))[0].at,
    leave: async () => {
      await leases.read(statements.LEAVE, [node]);
    },
    secret: async (offered) => {
      await leases.read(statements.OFFER_SECRET, [offered]);
      return (await leases.read<{ readonly secret: string }>(statements.SECRET))[0].secret;
    },
    claim: async (table) => {
      const [found] = await writer.do<FoundTable>(table, statements.CLAIM, [table, node]);
      return claimedOf(table, found, node, writer);
    },
    ownerOf,
    takeWaiting: async (mayBeGone, most) => {
      const released = await writer.do<Taken>(null, statements.TAKE_RELEASED, [node, most]);
      const orphaned =
        mayBeGone.length === 0 ? [] : await writer.do<Taken>(null, statements.TAKE_ORPHANED, [node, most, mayBeGone]);
      return learn([...released, ...orphaned]);
    },
    owned: () => leases.read<Taken & { readonly open: boolean }>(statements.OWNED, [node]),
    epochOf: (table) => writer.epochOf(table),
    handOver: async (table, to) => (await handOver(JSON.stringify([table, to]))) ?? null,
    receive: ({ table, epoch }) => writer.learn(table, epoch),
    keepTransfer: async (hash, person, until) => {
      await writer.do(null, statements.KEEP_TRANSFER, [hash, person, until]);
    },
    dropTransfer: async (person) => {
      await writer.do(null, statements.DROP_TRANSFER, [person]);
    },
    takeTransfer: async (hash) =>
      (await writer.do<{ readonly person: string; readonly until: number }>(null, statements.TAKE_TRANSFER, [hash])).at(
        0,
      ) ?? null,
    knownDevices: (devices) => reading.read(statements.KNOWN_DEVICES, [devices]),
    bury: async (silent) => {
      await leases.read(statements.BURY_LONG_SILENT, [silent]);
    },
  };
}

/** Of a table that is not ours the epoch is not remembered. */
const UNKNOWN = 0;

interface FoundTable {
  readonly owner: string | null;
  readonly epoch: number | null;
  readonly released: number | null;
}

function claimedOf(table: string, found: FoundTable | undefined, node: string, writer: Writer): Claimed {
  if (found === undefined) return { owner: "nobody" };
  const { owner, epoch, released } = found;
  if (epoch === null) {
    // Somebody was faster, in the very moment: whoever asks again finds whose it is.
    if (owner === null || owner === node) throw new StoreError("conflict", "the table has just become another node's");
    return { owner: "elsewhere", node: owner };
  }
  writer.learn(table, epoch);
  return { owner: "here", isOrphan: owner !== null && owner !== node, table, epoch, released };
}
