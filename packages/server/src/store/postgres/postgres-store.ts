import type { Client } from "pg";
import type { NodeStore } from "../nodes.ts";
import { type Store, type StoredDevice, StoreError } from "../store.ts";
import { isInOrder } from "./appends.ts";
import { Connection } from "./connection.ts";
import { nodesOver } from "./node-store.ts";
import {
  prepareDatabase,
  promiseDurability,
  promiseLittle,
  refuseHalf,
  sentenceOf,
  takeForItself,
  takeWithOthers,
} from "./open.ts";
import { readsOver } from "./reads.ts";
import * as statements from "./statements.ts";
import { Writer } from "./writer.ts";

/** How a store in PostgreSQL is opened. */
export interface PostgresWish {
  /** Whether it is refused while a server has it. */
  readonly alone: boolean;
  /** Hears of a store that has failed for good: another server has taken the database while it was away. */
  report(error: StoreError): void;
}

/** A store that is one of several on the same database. */
export interface SharedStore {
  readonly store: Store;
  readonly nodes: NodeStore;
}

/**
 * Opens the store in a PostgreSQL database, and makes its tables if there are none. Throws one sentence as a `StoreError`. A
 * database that is away for a while holds everything up, and is waited for.
 */
export async function openPostgresStore(url: string, { alone, report }: PostgresWish): Promise<Store> {
  const { writing, reading, close } = await openConnections(url, alone ? takeForItself : async () => undefined, report);
  return storeOver(new Writer(writing, null), reading, null, close);
}

/** The same for a node, which shares the database with others. `node`: what it is called there, never used before. */
export async function openSharedStore(url: string, node: string, report: PostgresWish["report"]): Promise<SharedStore> {
  const { writing, reading, close } = await openConnections(url, takeWithOthers, report);
  const leases = new Connection(url, promiseLittle);
  try {
    await leases.open();
  } catch (error) {
    await close();
    throw sentenceOf(error);
  }
  const writer = new Writer(writing, node);
  const closeAll = async (): Promise<void> => {
    await close();
    await leases.close();
  };
  return {
    store: storeOver(writer, reading, node, closeAll),
    nodes: nodesOver({ node, leases, writer, reading }),
  };
}

interface Connections {
  readonly writing: Connection;
  readonly reading: Connection;
  close(): Promise<void>;
}

/** `take` makes sure that nobody has the database who must not. */
async function openConnections(
  url: string,
  take: (client: Client) => Promise<void>,
  report: PostgresWish["report"],
): Promise<Connections> {
  let isPrepared = false;
  const prepare = async (client: Client): Promise<void> => {
    if (!isPrepared) {
      await prepareDatabase(client);
      await refuseHalf(client);
    }
    isPrepared = true;
    await promiseDurability(client);
    await take(client);
  };
  const writing = new Connection(url, prepare, report);
  const reading = new Connection(url);
  const close = async (): Promise<void> => {
    await Promise.all([writing.close(), reading.close()]);
  };
  try {
    await writing.open();
    await reading.open();
  } catch (error) {
    await close();
    throw sentenceOf(error);
  }
  return { writing, reading, close };
}

/** `node`: whose tables those are that are made here. Only who is alone learns the epoch of a table by reading it. */
function storeOver(writer: Writer, reading: Connection, node: string | null, close: () => Promise<void>): Store {
  const write = async (table: string | null, text: string, values: readonly unknown[]): Promise<void> => {
    await writer.do(table, text, values);
  };
  const count = async (text: string, values: readonly unknown[]): Promise<number> =>
    (await writer.do<{ readonly count: number }>(null, text, values))[0].count;
  const valuesOf = (person: string, { device, label, added, seen }: StoredDevice, secretHash: string) =>
    [person, device, secretHash, label, added, seen] as const;
  let closing: Promise<void> | null = null;
  return {
    ...readsOver(reading, (table, epoch) => {
      if (node === null) writer.learn(table, epoch);
    }),
    createTable: async ({ table, code, created }, facts) => {
      if (facts.length > 0 && (facts[0].seq !== 0 || !isInOrder(facts))) {
        throw new StoreError("conflict", "a log is numbered from 0, without a gap");
      }
      const columns = [facts.map(({ seq }) => seq), facts.map(({ at }) => at), facts.map(({ fact }) => fact)];
      await write(table, statements.CREATE_TABLE, [table, code, created, facts.length, ...columns, node]);
    },
    append: (table, facts, along = {}) => writer.append(table, facts, along),
    setAwake: (table, at) => write(table, statements.SET_AWAKE, [table, at, node]),
    putToSleep: async (table, places, at) => {
      const columns = [places.map(({ person }) => person), places.map(({ place }) => place)];
      await write(table, statements.PUT_TO_SLEEP, [table, at, node, ...columns]);
      // Whoever is its owner next raises the epoch.
      if (node !== null) writer.learn(table, 0);
    },
    addRecord: (table, { game, at, record }) => write(table, statements.ADD_RECORD, [table, game, at, record]),
    setKept: async (table, game, person, kept) => {
      const text = kept ? statements.KEEP_RECORD : statements.RELEASE_RECORD;
      const found = await writer.do(table, text, [table, game, person]);
      if (found.length === 0) throw new StoreError("conflict", "there is no such game");
    },
    say: async (table, lines, most) => {
      const found = await writer.do(table, statements.SAY, [
        table,
        lines.map(({ number }) => number),
        lines.map(({ at }) => at),
        lines.map(({ line }) => line),
        (lines.at(-1)?.number ?? 0) - most,
        writer.epochOf(table),
      ]);
      if (found.length === 0) throw new StoreError("conflict", "the table is another node's, or is not there");
    },
    createPerson: ({ person, name }, device, secretHash) =>
      write(null, statements.CREATE_PERSON, [...valuesOf(person, device, secretHash), name]),
    rename: (person, name) => write(null, statements.RENAME, [person, name]),
    addDevice: (person, device, secretHash) =>
      write(null, statements.ADD_DEVICE, [...valuesOf(person, device, secretHash)]),
    removeDevice: (person, device) => write(null, statements.REMOVE_DEVICE, [person, device]),
    sawDevice: (device, at) => write(null, statements.SAW_DEVICE, [device, at]),
    forgetTables: (tables) => write(null, statements.FORGET_TABLES, [tables]),
    forgetPast: (before, most) => count(statements.FORGET_PAST, [before, most]),
    forgetDevices: (before, most) => count(statements.FORGET_DEVICES, [before, most]),
    heartbeat: (at) => write(null, statements.BEAT, [at]),
    backup: async () => {
      throw new StoreError("broken", "a database of PostgreSQL is backed up by pg_dump or pg_basebackup");
    },
    close: () => {
      closing ??= writer.finish().then(close);
      return closing;
    },
  };
}
