import type { Table } from "./state.ts";

/** What is no part of how a table stands: it is kept elsewhere, belongs to one game, or is counted. */
type Apart = "id" | "context" | "talk" | "lines" | "spoken" | "game" | "moved" | "facts" | "base" | "sealed" | "last";

type Plain<Value> =
  Value extends Map<string, Set<string>>
    ? readonly (readonly [string, readonly string[]])[]
    : Value extends Set<string>
      ? readonly string[]
      : Value;

/** How a table stands between two games, as plain data. Whatever is added to a table belongs in here, or in `Apart`. */
export type Standing = { readonly [Key in Exclude<keyof Table, Apart>]: Plain<Table[Key]> };

/** How a table stands. */
export function standingOf(table: Table): Standing {
  const {
    setup,
    code,
    host,
    seats,
    commitments,
    shuffle,
    secret,
    commitment,
    orders,
    kicked,
    muted,
    botsMuted,
    games,
    done,
  } = table;
  return {
    ...{ setup, code, host, seats, commitments, shuffle, secret, commitment, orders, botsMuted, games },
    kicked: [...kicked],
    muted: listsOf(muted),
    done: listsOf(done),
  };
}

/** Lets a table stand as it was said to. */
export function stand(
  table: Table,
  { kicked, muted, done, seats, commitments, shuffle, orders, ...plain }: Standing,
): void {
  Object.assign(table, plain, { seats: [...seats], commitments: [...commitments] });
  table.shuffle = shuffle === null ? null : { ...shuffle, shares: [...shuffle.shares] };
  table.orders.splice(0, table.orders.length, ...orders);
  table.kicked.clear();
  for (const person of kicked) table.kicked.add(person);
  fill(table.muted, muted);
  fill(table.done, done);
}

function listsOf(sets: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly [string, readonly string[]])[] {
  return [...sets].map(([key, set]) => [key, [...set]] as const);
}

function fill(sets: Map<string, Set<string>>, lists: readonly (readonly [string, readonly string[]])[]): void {
  sets.clear();
  for (const [key, list] of lists) sets.set(key, new Set(list));
}
