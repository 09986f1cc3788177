import type { Result } from "@darbar/kernel";
import type { OwnTable, Setup } from "@darbar/protocol";
import type { Actor, KeptRecord } from "@darbar/table";
import type { Refused } from "@darbar/words";
import { barRenaming } from "./identity/renaming.ts";
import type { TableRegistry } from "./registry.ts";
import type { Connections } from "./transport/connections.ts";
import { type Desk, type DeskHost, deskHere } from "./transport/desk.ts";

/** A table, as somebody who looks for it by its code is told. */
export interface FoundTable {
  readonly table: string;
  readonly game: Setup["game"];
}

/** All tables and all connections, wherever they are: here, or at other nodes. */
export interface Tables {
  newDesk(host: DeskHost): Desk;
  /** Which game a table is for; `null` if there is no such table. */
  gameOf(table: string): Promise<Setup["game"] | null>;
  /** The table of this code at which somebody sits, of those that are awake. */
  ownByCode(person: string, code: string): Promise<FoundTable | null>;
  /** The tables at which somebody has a place. */
  ownTables(person: string): Promise<readonly OwnTable[]>;
  findRecord(table: string, game: number): Promise<Result<KeptRecord, Refused>>;
  /** Why somebody may not take a name now; `null` if they may. */
  barRenaming(actor: Actor): Promise<Refused | null>;
  /** Somebody has a name: their connections and the tables where they sit are told. */
  renamed(actor: Actor): void;
  /** A device is its owner's no more: it is hung up on. */
  withdrawn(person: string, device: string): void;
}

/** Tables that are all here. */
export function tablesHere(registry: TableRegistry, connections: Connections): Tables {
  return {
    newDesk: (host) => deskHere(registry, host),
    gameOf: async (table) => (await registry.open(table))?.table.setup.game ?? null,
    ownByCode: async (person, code) => {
      const table = registry.tablesOf(person).find((live) => live.table.code === code)?.table;
      return table === undefined ? null : { table: table.id, game: table.setup.game };
    },
    ownTables: (person) => registry.placesOf(person),
    findRecord: (table, game) => registry.archive.find(table, game),
    barRenaming: async (actor) =>
      barRenaming(
        registry.tablesOf(actor.person).map(({ table }) => table),
        actor,
      ),
    renamed: (actor) => {
      connections.rename(actor);
      for (const live of registry.tablesOf(actor.person)) live.rename(actor);
    },
    withdrawn: (person, device) => connections.hangUp(person, device),
  };
}
