import { INPUTS } from "./inputs.ts";

/** Somebody who wants a table at a node, or the sweeper of a node, at a time. */
interface Event {
  readonly at: number;
  readonly node: number;
  /** `null`: the sweeper, which takes whatever is left. */
  readonly table: number | null;
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
  for (const { at, node, table } of eventsAfter(over)) {
    if (left.size === 0) break;
    if (table !== null && !left.has(table)) continue;
    const done = Math.max(at, writerFree[node]) + statement;
    writerFree[node] = done;
    const some = table === null ? [...left].slice(0, mostTaken.value) : [table];
    for (const each of some) {
      left.delete(each);
      take(each, node, done);
    }
  }
  return { taken: [...taken.values()], awake };

  function eventsAfter(begun: number): readonly Event[] {
    const any = (): number => Math.floor(chance() * survivors);
    const asked = Array.from({ length: tables }, (_, table) =>
      Array.from({ length: peopleAtTable.value }, () => ({ at: begun + chance() * look.value, node: any(), table })),
    ).flat();
    const rounds = Math.ceil(tables / mostTaken.value) + 2;
    const swept = Array.from({ length: survivors }, (_, node) => {
      const phase = chance() * sweep.value;
      return Array.from({ length: rounds }, (_, round) => ({
        at: begun + phase + round * sweep.value,
        node,
        table: null,
      }));
    }).flat();
    return [...asked, ...swept].sort((one, other) => one.at - other.at);
  }
}

/** How long a node takes to give its tables away, in milliseconds: some in each statement. */
export function drainOf(tables: number): number {
  return Math.ceil(tables / INPUTS.handedOver.value) * 2 * INPUTS.commit.value;
}
