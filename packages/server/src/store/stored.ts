export {
  type Along,
  type StoredFact,
  type StoredLine,
  type StoredRecord,
  StoreError,
  type StoreFault,
} from "@darbar/table/stored";

/** What is kept of a table besides its facts, to find it again. */
export interface StoredTable {
  readonly table: string;
  readonly code: string;
  readonly created: number;
}

/** What somebody is told of a table that sleeps, at which they have a place. */
export interface StoredPlace {
  readonly person: string;
  readonly place: string;
}

/** A person, without anything secret. */
export interface StoredPerson {
  readonly person: string;
  readonly name: string;
}

/** A device of a person: its secret is kept as a hash, and shown to nobody. */
export interface StoredDevice {
  readonly device: string;
  /** What kind of device it is, for its owner to tell it from others. */
  readonly label: string;
  readonly added: number;
  readonly seen: number;
}
