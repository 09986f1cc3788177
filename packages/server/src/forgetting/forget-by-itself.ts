import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import type { TableRegistry } from "../registry.ts";
import type { Store } from "../store/store.ts";
import { forget, oldBefore, type Retention } from "./forget.ts";

/** How long others come first between two steps, in milliseconds. */
const REST = 20;

/** What a server forgets by, besides what its settings say. */
export interface Keeper {
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly log: Logger;
  now(): number;
}

/** Forgets what nobody has needed for long, while the server runs, and says in the log how much. */
export async function forgetByItself(
  { store, registry, log, now }: Keeper,
  retention: Retention,
  signal: AbortSignal,
): Promise<void> {
  const since = oldBefore(now(), retention.forgetTables) ?? 0;
  const forgotten = await forget(store, retention, {
    now,
    forgetTables: (tables) => registry.forgetTables(tables, since),
    rest: async () => {
      await setTimeout(REST);
      return !signal.aborted;
    },
  });
  if (Object.values(forgotten).some((count) => count > 0)) log.info({ forgotten }, "forgotten");
}
