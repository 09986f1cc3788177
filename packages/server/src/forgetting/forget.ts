import type { Store } from "../store/store.ts";

/** After how many days what is forgotten; 0 is never. */
export interface Retention {
  readonly forgetTables: number;
  readonly forgetGuests: number;
}

/** How much was forgotten. */
export interface Forgotten {
  readonly tables: number;
  /** Facts before the bases of tables, which nobody reads any more. */
  readonly facts: number;
  readonly devices: number;
}

/** What forgetting needs beside the store. */
export interface ForgettingHost {
  now(): number;
  /** Forgets tables but for those that are needed now; answers how many are gone. */
  forgetTables(tables: readonly string[]): Promise<number>;
  /** Called after each step; answers whether to go on. */
  rest(soFar: Forgotten): Promise<boolean>;
}

const DAY = 24 * 3_600_000;
/** What is taken away in one step, while no commit can be made. A table of 300 facts takes about two milliseconds. */
const TABLES_A_STEP = 1;
const DEVICES_A_STEP = 20;

/** The time before which something is old; `null` if it never is. */
export function oldBefore(now: number, days: number): number | null {
  return days === 0 ? null : now - days * DAY;
}

/** The past of a table stays for a day, for whoever wants to know what went wrong there. */
export function pastBefore(now: number): number {
  return now - DAY;
}

/** Forgets what nobody has needed for long, in small steps; answers how much that was. */
export async function forget(store: Store, retention: Retention, host: ForgettingHost): Promise<Forgotten> {
  let done: Forgotten = { tables: 0, facts: 0, devices: 0 };
  const now = host.now();
  const goOn = (more: Partial<Forgotten>): Promise<boolean> => {
    done = { ...done, ...more };
    return host.rest(done);
  };

  const tables = oldBefore(now, retention.forgetTables);
  // Those that are needed after all stay at the head of the list: it is looked past them.
  let needed = 0;
  while (tables !== null) {
    const stale = (await store.staleTables(tables, needed + TABLES_A_STEP)).slice(needed);
    if (stale.length === 0) break;
    const gone = await host.forgetTables(stale);
    needed += stale.length - gone;
    if (!(await goOn({ tables: done.tables + gone }))) return done;
  }
  for (;;) {
    const facts = await store.forgetPast(pastBefore(now), TABLES_A_STEP);
    if (facts === 0) break;
    if (!(await goOn({ facts: done.facts + facts }))) return done;
  }
  const guests = oldBefore(now, retention.forgetGuests);
  while (guests !== null) {
    const devices = await store.forgetDevices(guests, DEVICES_A_STEP);
    if (devices === 0) break;
    if (!(await goOn({ devices: done.devices + devices }))) return done;
  }
  return done;
}
