import { copyStore, type Moved, type MoveProgress } from "./copy.ts";
import { openPostgresSource, openPostgresTarget } from "./postgres-side.ts";
import type { Side, TargetSide } from "./side.ts";
import { openSqliteSource, openSqliteTarget } from "./sqlite-side.ts";

/** Where everything is kept, and where it is to be: a folder with a file, or a database. */
export interface MoveWish {
  readonly folder: string;
  readonly database: string;
  readonly to: "folder" | "database";
}

/** Copies everything that a store keeps into another. The first stays as it is. Throws one sentence as a `StoreError`. */
export async function moveStore({ folder, database, to }: MoveWish, progress: MoveProgress): Promise<Moved> {
  const open: Side[] = [];
  const remember = <Kind extends Side>(side: Kind): Kind => {
    open.push(side);
    return side;
  };
  try {
    const source = remember(to === "database" ? openSqliteSource(folder) : await openPostgresSource(database));
    const target: TargetSide = remember(
      await (to === "database" ? openPostgresTarget(database) : openSqliteTarget(folder)),
    );
    return await copyStore(source, target, progress);
  } finally {
    for (const side of open) await side.close();
  }
}
