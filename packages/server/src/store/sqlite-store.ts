import { realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { Backup, Read, ReadAnswers, Write } from "./calls.ts";
import { Channel } from "./channel.ts";
import type { Store, StoreError } from "./store.ts";

/**
 * Opens the store in a file, and makes it if there is none. A process has the file for itself. Throws one sentence as a
 * `StoreError`. `report` hears of a store that has failed for good: a thread has died, or the file is damaged.
 */
export async function openSqliteStore(
  file: string,
  report: (error: StoreError) => void = (error) => process.emitWarning(error),
): Promise<Store> {
  const workerData = trueName(file);
  const writer = await Channel.open<Write>(
    new Worker(new URL("./writer.ts", import.meta.url), { workerData }),
    report,
    true,
  );
  try {
    const reader = await Channel.open<Read | Backup>(
      new Worker(new URL("./reader.ts", import.meta.url), { workerData }),
      report,
    );
    return storeOver(writer, reader);
  } catch (error) {
    await writer.close();
    throw error;
  }
}

function storeOver(writer: Channel<Write>, reader: Channel<Read | Backup>): Store {
  const write = async (call: Write): Promise<void> => {
    await writer.call(call);
  };
  const count = async (call: Write): Promise<number> => Number(await writer.call(call));
  const read = async <Kind extends Read["do"]>(call: Extract<Read, { do: Kind }>): Promise<ReadAnswers[Kind]> =>
    (await reader.call(call)) as ReadAnswers[Kind];
  let closing: Promise<void> | null = null;
  return {
    createTable: (table, facts) => write({ do: "createTable", table, facts }),
    append: (table, facts, along) => write({ do: "append", table, facts, ...(along === undefined ? {} : { along }) }),
    setAwake: (table, at) => write({ do: "setAwake", table, at }),
    putToSleep: (table, places, at) => write({ do: "putToSleep", table, places, at }),
    addRecord: (table, record) => write({ do: "addRecord", table, record }),
    setKept: (table, game, person, kept) => write({ do: "setKept", table, game, person, kept }),
    say: (table, lines, most) => write({ do: "say", table, lines, most }),
    createPerson: (person, device, secretHash) => write({ do: "createPerson", person, device, secretHash }),
    rename: (person, name) => write({ do: "rename", person, name }),
    addDevice: (person, device, secretHash) => write({ do: "addDevice", person, device, secretHash }),
    removeDevice: (person, device) => write({ do: "removeDevice", person, device }),
    sawDevice: (device, at) => write({ do: "sawDevice", device, at }),
    forgetTables: (tables) => write({ do: "forgetTables", tables }),
    forgetPast: (before, most) => count({ do: "forgetPast", before, most }),
    forgetDevices: (before, most) => count({ do: "forgetDevices", before, most }),
    heartbeat: (at) => write({ do: "heartbeat", at }),

    load: (table) => read({ do: "load", table }),
    history: (table) => read({ do: "history", table }),
    findByCode: (code) => read({ do: "findByCode", code }),
    openTables: () => read({ do: "openTables" }),
    placesAsleep: (person, most) => read({ do: "placesAsleep", person, most }),
    findRecord: (table, game) => read({ do: "findRecord", table, game }),
    isKept: (table, game, person) => read({ do: "isKept", table, game, person }),
    talk: (table) => read({ do: "talk", table }),
    names: (people) => read({ do: "names", people }),
    findPerson: (secretHash) => read({ do: "findPerson", secretHash }),
    devices: (person) => read({ do: "devices", person }),
    staleTables: (before, most) => read({ do: "staleTables", before, most }),
    lastHeartbeat: () => read({ do: "lastHeartbeat" }),

    backup: async (copy) => {
      await reader.call({ do: "backup", file: resolve(copy) });
    },
    close: () => {
      // The writer last: it tidies up the log, which it can when nobody reads.
      closing ??= reader.close().then(() => writer.close());
      return closing;
    },
  };
}

/** A file by its one name, so that nobody has it a second time through a link. */
function trueName(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    try {
      return join(realpathSync(dirname(resolve(file))), basename(file));
    } catch {
      // Its folder is not there; whoever opens it says so.
      return resolve(file);
    }
  }
}
