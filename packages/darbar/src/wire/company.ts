import { eachOf, type Guest, newGuest, newTable, type SetupWish } from "./api.ts";
import type { Sending, Whereabouts } from "./client.ts";
import { RandomPlayer, type Scorer, type Thinking } from "./player.ts";

/** A table where every seat is somebody with a connection of their own. */
export interface ClientTable {
  readonly table: string;
  readonly setup: SetupWish;
  readonly players: readonly RandomPlayer[];
}

/** How companies play. */
export interface Manner {
  readonly whereabouts: Whereabouts;
  readonly scorer: Scorer;
  readonly thinking?: Thinking;
  /** Whether everybody has a share in every shuffle, as pages have; `true` if nothing is said. */
  readonly mixes?: boolean;
  /** How the messages of each client go out. */
  readonly newSending?: () => Sending;
  /** Where all their chance comes from, `Math.random` if nothing is said. */
  readonly chance?: () => number;
}

/** Makes tables, seats somebody in every seat, and starts the games; nobody answers yet. */
export function gather(
  address: string,
  setups: readonly SetupWish[],
  manner: Manner,
  onTable: (count: number) => void = () => undefined,
): Promise<readonly ClientTable[]> {
  let count = 0;
  return eachOf(setups, async (setup) => {
    const company = await gatherOne(address, setup, manner);
    onTable(++count);
    return company;
  });
}

async function gatherOne(address: string, setup: SetupWish, manner: Manner): Promise<ClientTable> {
  const names = Array.from({ length: setup.seats }, (_, seat) => `Player ${seat + 1}`);
  const guests: readonly Guest[] = await Promise.all(names.map((name) => newGuest(address, name)));
  const table = await newTable(address, guests[0], setup);
  const { whereabouts, scorer, thinking, mixes, newSending, chance = Math.random } = manner;
  const players = guests.map((guest) => {
    const parts = { guest, table, whereabouts, chance, ...(newSending === undefined ? {} : { sending: newSending() }) };
    return new RandomPlayer(parts, scorer, thinking, mixes);
  });
  await Promise.all(players.slice(1).map((player, index) => player.do({ do: "sit", seat: index + 1 })));
  await players[0].allCommitted();
  await players[0].do({ do: "start" });
  return { table, setup, players };
}
