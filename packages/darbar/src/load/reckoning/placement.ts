import { INPUTS } from "./inputs.ts";

/** How tables and people come to lie on nodes, when a proxy gives everybody any of them. */
export interface Placement {
  readonly nodes: number;
  readonly tables: number;
  /** Moves in a second, of all tables. */
  readonly moves: number;
  /** Of each node: the tables that it plays. */
  readonly tablesAt: readonly number[];
  readonly socketsAt: readonly number[];
  /** The part of all people whose table is at another node than they are. */
  readonly relayed: number;
  /** The part of one core that the busiest node needs, if a core is what each has. */
  readonly busiest: number;
}

/** How many nodes of one core so many people take. */
export function nodesFor(people: number): number {
  const moves = people / INPUTS.secondsToMove.value;
  const cores = (moves * INPUTS.serverMilliseconds.value) / 1_000 / (1 - INPUTS.free.value);
  return Math.max(2, Math.ceil(Math.max(cores, people / INPUTS.socketsAtNode.value)));
}

/** Has people come, each to any node; the first of a table makes it where they are. */
export function place(people: number, nodes: number, chance: () => number): Placement {
  const any = (): number => Math.floor(chance() * nodes);
  const tablesAt = new Array<number>(nodes).fill(0);
  const socketsAt = new Array<number>(nodes).fill(0);
  let relayed = 0;
  let owner = 0;
  for (let person = 0; person < people; person++) {
    const at = any();
    if (person % INPUTS.peopleAtTable.value === 0) {
      owner = at;
      tablesAt[owner]++;
    }
    socketsAt[at]++;
    if (at !== owner) relayed++;
  }
  const moves = people / INPUTS.secondsToMove.value;
  const tables = tablesAt.reduce((sum, count) => sum + count, 0);
  const movesAtBusiest = (moves * Math.max(...tablesAt)) / tables;
  return {
    nodes,
    tables,
    moves,
    tablesAt,
    socketsAt,
    relayed: relayed / people,
    busiest: (movesAtBusiest * INPUTS.serverMilliseconds.value) / 1_000,
  };
}
