import type { Seat } from "@darbar/kernel";
import type { StorageSlot } from "../app/settings.ts";
import { deviceStorage } from "../app/storage.ts";

/** What was shown to this device before it opened its share: a game that began otherwise was tampered with. */
export interface Sealed {
  /** The hash of the server's secret. */
  readonly commitment: string;
  /** What each seat had committed to. */
  readonly commitments: readonly (string | null)[];
  /** Whether who starts was to be drawn by lot. */
  readonly lot?: boolean;
}

/** This device's share of one shuffle, and what it saw before it opened it; `null`: it has not opened it. */
export interface KeptShare {
  readonly table: string;
  readonly game: number;
  readonly seat: Seat;
  readonly share: string;
  readonly sealed: Sealed | null;
  /** The game that was dealt with it has been checked. */
  readonly isChecked?: boolean;
}

/** Where the shares of this device are kept, for all its tabs, and for when they are loaded again. */
export interface KeptShares {
  find(table: string, game: number): KeptShare | null;
  /** The shares that were opened for earlier games of a table, none of which has been checked yet. */
  unchecked(table: string, before: number): readonly KeptShare[];
  keep(share: KeptShare): void;
}

/** So many shuffles are remembered: a game is checked when it is over, and seldom later. */
const MOST = 24;

/** The shares that are kept on this device. Where nothing may be kept they last as long as the page. */
export function openKeptShares(storage: StorageSlot = deviceStorage("darbar.shares")): KeptShares {
  let here: readonly KeptShare[] | null = null;
  const all = (): readonly KeptShare[] => here ?? parseShares(storage.read());
  return {
    find: (table, game) => all().find((share) => share.table === table && share.game === game) ?? null,
    unchecked: (table, before) =>
      all().filter((share) => {
        const isEarlier = share.table === table && share.game < before;
        return isEarlier && share.sealed !== null && share.isChecked !== true;
      }),
    keep: (share) => {
      const others = all().filter(({ table, game }) => table !== share.table || game !== share.game);
      const shares = [...others, share].slice(-MOST);
      const text = JSON.stringify(shares);
      storage.write(text);
      here = storage.read() === text ? null : shares;
    },
  };
}

/** The shares of this device. */
export const OWN_SHARES = openKeptShares();

function parseShares(text: string | null): readonly KeptShare[] {
  try {
    const raw: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(raw) && raw.every(isKept) ? raw : [];
  } catch {
    return [];
  }
}

function isKept(raw: unknown): raw is KeptShare {
  if (typeof raw !== "object" || raw === null) return false;
  const { table, game, seat, share, sealed } = raw as Partial<Record<keyof KeptShare, unknown>>;
  const isNamed = typeof table === "string" && typeof game === "number" && typeof seat === "number";
  return isNamed && typeof share === "string" && (sealed === null || isSealed(sealed));
}

function isSealed(raw: unknown): raw is Sealed {
  if (typeof raw !== "object" || raw === null) return false;
  const { commitment, commitments } = raw as Partial<Record<keyof Sealed, unknown>>;
  return typeof commitment === "string" && Array.isArray(commitments);
}
