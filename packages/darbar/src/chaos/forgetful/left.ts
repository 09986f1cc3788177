/** What is on a disk, file by file, as `forgetful.c` names them; a folder is a list of its names. */
export type Platters = ReadonlyMap<string, Buffer>;

/** A file or a folder as a power cut leaves it. */
export type Left =
  | { readonly kind: "file"; readonly bytes: Buffer }
  | { readonly kind: "folder"; readonly entries: ReadonlyMap<string, Left> };

/** How much that was written but not synced a power cut has taken, and how much reached the disk all the same. */
export interface Unsynced {
  lost: number;
  survived: number;
}

/** Whether the next thing that was not synced (a sector, a length, a name) has reached the disk all the same. */
export type Survival = () => boolean;

interface Entry {
  readonly isFolder: boolean;
  /** What it is called on the disk. */
  readonly on: string;
}

/** A disk writes so many bytes wholly or not at all. */
const SECTOR = 512;
const NOTHING = Buffer.alloc(0);

/**
 * What a power cut leaves of a folder, given what was synced and what was written. What was synced is there; of the rest
 * each sector, each length and each name is there or not, in any order, as disks do it.
 */
export function leftAfter(
  synced: Platters,
  written: Platters,
  survival: Survival,
  unsynced: Unsynced,
): ReadonlyMap<string, Left> {
  return entriesLeft("root");

  function entriesLeft(folder: string): ReadonlyMap<string, Left> {
    const before = entriesOf(synced.get(folder));
    const after = entriesOf(written.get(folder) ?? synced.get(folder));
    const left = new Map<string, Left>();
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const count = countFor(name);
      const isSame = before.get(name)?.on === after.get(name)?.on;
      const entry = isSame || !survives(count) ? before.get(name) : after.get(name);
      if (entry === undefined) continue;
      left.set(
        name,
        entry.isFolder
          ? { kind: "folder", entries: entriesLeft(entry.on) }
          : { kind: "file", bytes: bytesLeft(synced.get(entry.on) ?? NOTHING, written.get(entry.on), count) },
      );
    }
    return left;
  }

  function bytesLeft(before: Buffer, after = before, count: Unsynced): Buffer {
    if (before.equals(after)) return before;
    const isOldLength = before.length === after.length || !survives(count);
    const left = Buffer.alloc(isOldLength ? before.length : after.length);
    before.copy(left);
    for (let at = 0; at < Math.min(left.length, after.length); at += SECTOR) {
      const sector = sectorAt(after, at, left.length);
      if (sectorAt(left, at, left.length).equals(sector) || !survives(count)) continue;
      sector.copy(left, at);
    }
    return left;
  }

  function survives(count: Unsynced): boolean {
    const does = survival();
    count[does ? "survived" : "lost"]++;
    return does;
  }

  /** The index of a write-ahead log is memory that happens to have a name: it is torn like all else, but not counted. */
  function countFor(name: string): Unsynced {
    return name.endsWith("-shm") ? { lost: 0, survived: 0 } : unsynced;
  }
}

/** One sector of a file of this length: where nothing was written there are zeros. */
function sectorAt(bytes: Buffer, at: number, length: number): Buffer {
  const sector = Buffer.alloc(Math.min(SECTOR, length - at));
  bytes.subarray(at, at + sector.length).copy(sector);
  return sector;
}

function entriesOf(list: Buffer = NOTHING): ReadonlyMap<string, Entry> {
  const lines = list.toString().split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [kind, on, ...name] = line.split(" ");
      return [name.join(" "), { isFolder: kind === "d", on }];
    }),
  );
}
