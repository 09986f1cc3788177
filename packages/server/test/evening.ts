import { Setup } from "@darbar/protocol";
import { type LiveTable, recordFor } from "@darbar/table";
import { CONTEXT } from "../src/context.ts";
import { TableRegistry } from "../src/registry.ts";
import { Follower } from "./follower.ts";
import { type VirtualRegistryHost, virtualRegistryHost } from "./virtual-registry-host.ts";

/** A table with people at it, each with a client that follows. */
export interface Evening {
  readonly host: VirtualRegistryHost;
  readonly registry: TableRegistry;
  readonly live: LiveTable;
  readonly people: readonly Follower[];
  /** Does something for the person in a seat; the answer's code, or "done". */
  do(seat: number, command: Parameters<LiveTable["do"]>[2], id?: string): Promise<string>;
  /** A finished game as a person is shown it. */
  record(game: number, person: string | null): Promise<ReturnType<typeof recordFor>>;
}

let commands = 0;

/** Opens a table where so many people sit, in order, and bots in the rest of the seats. The first of them begins unless it is by lot. */
export async function openTable(
  raw: Partial<Setup> & Pick<Setup, "game" | "seats">,
  persons: number,
  host = virtualRegistryHost(3),
  { wantsMoves = false, byLot = false }: { readonly wantsMoves?: boolean; readonly byLot?: boolean } = {},
): Promise<Evening> {
  const registry = new TableRegistry(host);
  const made = await registry.create(
    { person: "p0", name: "P0" },
    Setup.parse({ ...raw, options: { ...(byLot ? {} : { first: 0 }), ...raw.options } }),
  );
  if (!made.ok) throw new Error(made.error.code);
  const live = await registry.open(made.value.table);
  if (live === null) throw new Error("the table is not there");
  const people = Array.from({ length: persons }, (_, seat) => new Follower(`p${seat}`, wantsMoves));
  const act: Evening["do"] = async (seat, command, id = `c${commands++}`) => {
    const done = await live.do({ person: `p${seat}`, name: `P${seat}` }, id, command);
    return done.ok ? "done" : done.error.code;
  };
  for (const person of people) live.watch(person);
  for (let seat = 1; seat < raw.seats; seat++) {
    await act(
      seat < persons ? seat : 0,
      seat < persons ? { do: "sit", seat } : { do: "add-bot", seat, level: "regular" },
    );
  }
  const record: Evening["record"] = async (game, person) => {
    const found = await registry.archive.find(made.value.table, game);
    return found.ok ? recordFor(CONTEXT, found.value, person) : found;
  };
  return { host, registry, live, people, do: act, record };
}
