import type { NodeStore } from "../store/nodes.ts";
import { hashOf, newDeviceSecret } from "./secret.ts";

/** How long a transfer code is good for. */
export const TRANSFER_LASTS = 10 * 60_000;
/** More codes than this are never open: the oldest goes. */
const MOST_OPEN = 10_000;

/** Codes by which a person takes a second device: good once, for ten minutes, and one at a time for each person. */
export interface TransferCodes {
  /** A code for this person; one that they had before is void. */
  begin(person: string): Promise<string> | string;
  /** A code that this person has asked for is void. */
  cancel(person: string): Promise<void> | void;
  /** Whose code this is; `null` if it is not one, was used, or is too old. It is used by asking. */
  redeem(code: string): Promise<string | null> | string | null;
}

/** The same where several nodes share a store: a code is good at all of them. */
export function sharedTransfers(nodes: NodeStore, now: () => number): TransferCodes {
  return {
    begin: async (person) => {
      const code = newDeviceSecret();
      await nodes.keepTransfer(hashOf(code), person, now() + TRANSFER_LASTS);
      return code;
    },
    cancel: (person) => nodes.dropTransfer(person),
    redeem: async (code) => {
      const found = await nodes.takeTransfer(hashOf(code));
      return found === null || found.until < now() ? null : found.person;
    },
  };
}

/** Those of a server of its own: held in memory only; after a restart one asks for another. */
export class Transfers implements TransferCodes {
  private readonly open = new Map<string, { readonly person: string; readonly until: number }>();
  private readonly latest = new Map<string, string>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** A code for this person; one that they had before is void. */
  begin(person: string): string {
    this.cancel(person);
    for (const oldest of this.open.keys()) {
      if (this.open.size < MOST_OPEN) break;
      this.forget(oldest);
    }
    const code = newDeviceSecret();
    const key = hashOf(code);
    this.open.set(key, { person, until: this.now() + TRANSFER_LASTS });
    this.latest.set(person, key);
    return code;
  }

  /** A code that this person has asked for is void. */
  cancel(person: string): void {
    this.forget(this.latest.get(person));
  }

  /** Whose code this is; `null` if it is not one, was used, or is too old. It is used by asking. */
  redeem(code: string): string | null {
    const key = hashOf(code);
    const found = this.open.get(key);
    this.forget(key);
    return found === undefined || found.until < this.now() ? null : found.person;
  }

  private forget(key: string | undefined): void {
    const found = key === undefined ? undefined : this.open.get(key);
    if (key === undefined || found === undefined) return;
    this.open.delete(key);
    if (this.latest.get(found.person) === key) this.latest.delete(found.person);
  }
}
