import type { StorageSlot } from "../../app/settings.ts";

const DATABASE = "darbar";
const STORE = "kept";

/**
 * A place in the storage of this device that a worker can write to and that the page does not read. Where nothing may be kept it
 * forgets.
 */
export async function openWorkerStore(name: string): Promise<StorageSlot> {
  try {
    const database = await opened(indexedDB.open(DATABASE, 1), (request) => {
      request.result.createObjectStore(STORE);
    });
    const kept: unknown = await done(database.transaction(STORE).objectStore(STORE).get(name));
    let text = typeof kept === "string" ? kept : null;
    return {
      read: () => text,
      write: (next) => {
        text = next;
        database.transaction(STORE, "readwrite").objectStore(STORE).put(next, name);
      },
    };
  } catch {
    let text: string | null = null;
    return {
      read: () => text,
      write: (next) => {
        text = next;
      },
    };
  }
}

function opened(request: IDBOpenDBRequest, upgrade: (request: IDBOpenDBRequest) => void): Promise<IDBDatabase> {
  request.onupgradeneeded = () => upgrade(request);
  return done(request);
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
