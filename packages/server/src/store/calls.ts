import type {
  Along,
  StoredDevice,
  StoredFact,
  StoredLine,
  StoredPerson,
  StoredPlace,
  StoredRecord,
  StoredTable,
  StoreFault,
} from "./stored.ts";

/** What the writer thread is asked to keep. Plain data: it is copied from thread to thread. */
export type Write =
  | { readonly do: "createTable"; readonly table: StoredTable; readonly facts: readonly StoredFact[] }
  | { readonly do: "append"; readonly table: string; readonly facts: readonly StoredFact[]; readonly along?: Along }
  | { readonly do: "setAwake"; readonly table: string; readonly at: number }
  | { readonly do: "putToSleep"; readonly table: string; readonly places: readonly StoredPlace[]; readonly at: number }
  | { readonly do: "addRecord"; readonly table: string; readonly record: StoredRecord }
  | {
      readonly do: "setKept";
      readonly table: string;
      readonly game: number;
      readonly person: string;
      readonly kept: boolean;
    }
  | { readonly do: "say"; readonly table: string; readonly lines: readonly StoredLine[]; readonly most: number }
  | {
      readonly do: "createPerson";
      readonly person: StoredPerson;
      readonly device: StoredDevice;
      readonly secretHash: string;
    }
  | { readonly do: "rename"; readonly person: string; readonly name: string }
  | { readonly do: "addDevice"; readonly person: string; readonly device: StoredDevice; readonly secretHash: string }
  | { readonly do: "removeDevice"; readonly person: string; readonly device: string }
  | { readonly do: "sawDevice"; readonly device: string; readonly at: number }
  | { readonly do: "forgetTables"; readonly tables: readonly string[] }
  | { readonly do: "forgetPast"; readonly before: number; readonly most: number }
  | { readonly do: "forgetDevices"; readonly before: number; readonly most: number }
  | { readonly do: "heartbeat"; readonly at: number };

/** What the reader thread is asked. */
export type Read =
  | { readonly do: "load"; readonly table: string }
  | { readonly do: "history"; readonly table: string }
  | { readonly do: "findByCode"; readonly code: string }
  | { readonly do: "openTables" }
  | { readonly do: "placesAsleep"; readonly person: string; readonly most: number }
  | { readonly do: "findRecord"; readonly table: string; readonly game: number }
  | { readonly do: "isKept"; readonly table: string; readonly game: number; readonly person: string }
  | { readonly do: "talk"; readonly table: string }
  | { readonly do: "names"; readonly people: readonly string[] }
  | { readonly do: "findPerson"; readonly secretHash: string }
  | { readonly do: "devices"; readonly person: string }
  | { readonly do: "staleTables"; readonly before: number; readonly most: number }
  | { readonly do: "lastHeartbeat" };

/** What each question of a reader is answered with. */
export interface ReadAnswers {
  readonly load: readonly StoredFact[] | null;
  readonly history: readonly StoredFact[] | null;
  readonly findByCode: string | null;
  readonly openTables: readonly StoredTable[];
  readonly placesAsleep: readonly string[];
  readonly findRecord: StoredRecord | null;
  readonly isKept: boolean;
  readonly talk: readonly StoredLine[];
  readonly names: readonly StoredPerson[];
  readonly findPerson: (StoredPerson & StoredDevice) | null;
  readonly devices: readonly StoredDevice[];
  readonly staleTables: readonly string[];
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
export interface CallRequest<Call> {
  readonly id: number;
  readonly call: Call;
}

export interface CallReply {
  readonly id: number;
  readonly outcome: Outcome;
}

/** What is sent to a thread: calls, or that there will be no more of them. */
export type ToThread<Call> = readonly CallRequest<Call>[] | "close";

/** What a thread sends: first whether it is ready, then replies. */
export type FromThread =
  | { readonly type: "opened"; readonly outcome: Outcome }
  | { readonly type: "replies"; readonly replies: readonly CallReply[] };

/** A call that was done. */
export function done(value: unknown = null): Outcome {
  return { ok: true, value };
}
