import { INPUTS } from "./inputs.ts";

/** Somebody who wants a table at a node, or the sweeper of a node, at a time: either has the node take whatever is left. */
interface Event {
  readonly at: number;
  readonly node: number;
}

/**
 * How long each table of a dead node is nobody's, and how long it is not played, in milliseconds since the node died. Everybody at
 * these tables is at another node, hears at once that the link has broken, and asks again and again; a node writes one statement
 * after the other, between two groups of appends, and reads one table after the other.
 */
export function takeOver(
  tables: number,
  survivors: number,
  chance: () => number,
): { readonly taken: readonly number[]; readonly awake: readonly number[] } {
  const { lease, renewal, look, sweep, mostTaken, commit, read, peopleAtTable } = INPUTS;
  const over = lease.value - chance() * renewal.value;
  const statement = 2 * commit.value;
  const writerFree = new Array<number>(survivors).fill(0);
  const readerFree = new Array<number>(survivors).fill(0);
  const taken = new Map<number, number>();
  const awake: number[] = [];
  const take = (table: number, node: number, at: number): void => {
    taken.set(table, at);
    readerFree[node] = Math.max(at, readerFree[node]) + read.value;
    awake.push(readerFree[node]);
  };
  const left = new Set(Array.from({ length: tables }, (_, table) => table));
  for (const { at, node } of eventsAfter(over)) {
    if (left.size === 0) break;
    // Whoever asks while a node is taking some waits for that.
    if (at < writerFree[node]) continue;
    const done = at + statement;
    writerFree[node] = done;
    for (const each of [...left].slice(0, mostTaken.value)) {
      left.delete(each);
      take(each, node, done);
    }
  }
  return { taken: [...taken.values()], awake };

  function eventsAfter(begun: number): readonly Event[] {
    const any = (): number => Math.floor(chance() * survivors);
    const asked = Array.from({ length: tables * peopleAtTable.value }, () => ({
      at: begun + chance() * look.value,
      node: any(),
    }));
    const rounds = Math.ceil(tables / mostTaken.value) + 2;
    const swept = Array.from({ length: survivors }, (_, node) => {
      const phase = chance() * sweep.value;
      return Array.from({ length: rounds }, (_, round) => ({ at: begun + phase + round * sweep.value, node }));
    }).flat();
    return [...asked, ...swept].sort((one, other) => one.at - other.at);
  }
}

/** How long a node takes to give its tables to others, in milliseconds, and how long each is not played: some at a time to each, which wakes them. */
export function drainOf(tables: number, heirs: number): { readonly all: number; readonly each: number } {
  const { atOneHeir, commit, read } = INPUTS;
  const each = 2 * commit.value + atOneHeir.value * read.value;
  return { all: Math.ceil(tables / (heirs * atOneHeir.value)) * each, each };
}
