import type { StorageSlot } from "./settings.ts";

/** A place in the storage of this device. Where nothing may be kept (private windows), it forgets. */
export function deviceStorage(name: string): StorageSlot {
  return slotIn(() => localStorage, name);
}

/** A place in the storage of this tab, until it is closed. */
export function tabStorage(name: string): StorageSlot {
  return slotIn(() => sessionStorage, name);
}

function slotIn(storage: () => Storage, name: string): StorageSlot {
  return {
    read: () => {
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    write: (text) => {
      try {
        storage().setItem(name, text);
      } catch {
        // Full, or not allowed: the page works without.
      }
    },
  };
}
