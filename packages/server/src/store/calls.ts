import type { StoredFact, StoredPerson, StoredTable, StoreFault } from "./store.ts";

/** What the writer thread is asked to keep. Plain data: it is copied from thread to thread. */
export type Write =
  | { readonly do: "createTable"; readonly table: StoredTable; readonly facts: readonly StoredFact[] }
  | { readonly do: "append"; readonly table: string; readonly facts: readonly StoredFact[] }
  | { readonly do: "setOpen"; readonly table: string; readonly open: boolean }
  | { readonly do: "createPerson"; readonly person: StoredPerson; readonly secretHash: string }
  | { readonly do: "rename"; readonly person: string; readonly name: string }
  | { readonly do: "addSecret"; readonly person: string; readonly secretHash: string }
  | { readonly do: "heartbeat"; readonly at: number };

/** What the reader thread is asked. */
export type Read =
  | { readonly do: "load"; readonly table: string }
  | { readonly do: "findByCode"; readonly code: string }
  | { readonly do: "openTables" }
  | { readonly do: "findPerson"; readonly secretHash: string }
  | { readonly do: "lastHeartbeat" };

/** What each question of a reader is answered with. */
export interface ReadAnswers {
  readonly load: readonly StoredFact[] | null;
  readonly findByCode: string | null;
  readonly openTables: readonly StoredTable[];
  readonly findPerson: StoredPerson | null;
  readonly lastHeartbeat: number | null;
}

/** Asks for a copy of everything; the reader thread sees to it beside its reads. */
export interface Backup {
  readonly do: "backup";
  readonly file: string;
}

/** What became of a call. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: StoreFault; readonly message: string };

/** A call on its way to a thread, and what comes back; many of them travel in one message. */
export interface Request<Call> {
  readonly id: number;
  readonly call: Call;
}

export interface Reply {
  readonly id: number;
  readonly outcome: Outcome;
}

/** What is sent to a thread: calls, or that there will be no more of them. */
export type ToThread<Call> = readonly Request<Call>[] | "close";

/** What a thread sends: first whether it is ready, then replies. */
export type FromThread =
  | { readonly type: "opened"; readonly outcome: Outcome }
  | { readonly type: "replies"; readonly replies: readonly Reply[] };

/** A call that was done. */
export function done(value: unknown = null): Outcome {
  return { ok: true, value };
}
