import type { Client } from "pg";
import { type Store, type StoredDevice, StoreError } from "../store.ts";
import { isInOrder } from "./appends.ts";
import { Connection } from "./connection.ts";
import { prepareDatabase, promiseDurability, sentenceOf, takeForItself } from "./open.ts";
import { readsOver } from "./reads.ts";
import * as statements from "./statements.ts";
import { Writer } from "./writer.ts";

/** How a store in PostgreSQL is opened. */
export interface PostgresWish {
  /** Whether it is refused while another server has it. */
  readonly alone: boolean;
  /** Hears of a store that has failed for good: another server has taken the database while it was away. */
  report(error: StoreError): void;
}

/**
 * Opens the store in a PostgreSQL database, and makes its tables if there are none. Throws one sentence as a `StoreError`. A
 * database that is away for a while holds everything up, and is waited for.
 */
export async function openPostgresStore(url: string, { alone, report }: PostgresWish): Promise<Store> {
  let isPrepared = false;
  const prepare = async (client: Client): Promise<void> => {
    if (!isPrepared) await prepareDatabase(client);
    isPrepared = true;
    await promiseDurability(client);
    if (alone) await takeForItself(client);
  };
  const writing = new Connection(url, prepare, report);
  const reading = new Connection(url);
  try {
    await writing.open();
    await reading.open();
  } catch (error) {
    await Promise.all([writing.close(), reading.close()]);
    throw sentenceOf(error);
  }
  return storeOver(writing, reading);
}

function storeOver(writing: Connection, reading: Connection): Store {
  const writer = new Writer(writing);
  const write = async (table: string | null, text: string, values: readonly unknown[]): Promise<void> => {
    await writer.do(table, text, values);
  };
  const count = async (text: string, values: readonly unknown[]): Promise<number> =>
    (await writer.do<{ readonly count: number }>(null, text, values))[0].count;
  const valuesOf = (person: string, { device, label, added, seen }: StoredDevice, secretHash: string) =>
    [person, device, secretHash, label, added, seen] as const;
  let closing: Promise<void> | null = null;
  return {
    ...readsOver(reading, (table, epoch) => writer.learn(table, epoch)),
    createTable: async ({ table, code, created }, facts) => {
      if (facts.length > 0 && (facts[0].seq !== 0 || !isInOrder(facts))) {
        throw new StoreError("conflict", "a log is numbered from 0, without a gap");
      }
      const columns = [facts.map(({ seq }) => seq), facts.map(({ at }) => at), facts.map(({ fact }) => fact)];
      await write(table, statements.CREATE_TABLE, [table, code, created, facts.length, ...columns]);
    },
    append: (table, facts, along = {}) => writer.append(table, facts, along),
    setOpen: (table, open, at) => write(table, statements.SET_OPEN, [table, open, at]),
    addRecord: (table, { game, at, record }) => write(table, statements.ADD_RECORD, [table, game, at, record]),
    setKept: async (table, game, person, kept) => {
      const text = kept ? statements.KEEP_RECORD : statements.RELEASE_RECORD;
      const found = await writer.do(table, text, [table, game, person]);
      if (found.length === 0) throw new StoreError("conflict", "there is no such game");
    },
    say: (table, lines, most) =>
      write(table, statements.SAY, [
        table,
        lines.map(({ number }) => number),
        lines.map(({ at }) => at),
        lines.map(({ line }) => line),
        (lines.at(-1)?.number ?? 0) - most,
      ]),
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
      // With a database that is away nothing can be finished: what waits for it fails.
      const finished = writing.isConnected() ? writer.finish() : Promise.resolve();
      closing ??= Promise.all([finished.then(() => writing.close()), reading.close()]).then(() => undefined);
      return closing;
    },
  };
}
