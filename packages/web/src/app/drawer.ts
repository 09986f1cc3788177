import type { Drawer } from "./settings.ts";

/** A drawer of this device. Where nothing may be kept (private windows), it forgets. */
export function deviceDrawer(name: string): Drawer {
  return drawerIn(() => localStorage, name);
}

/** A drawer of this tab, until it is closed. */
export function tabDrawer(name: string): Drawer {
  return drawerIn(() => sessionStorage, name);
}

function drawerIn(storage: () => Storage, name: string): Drawer {
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
