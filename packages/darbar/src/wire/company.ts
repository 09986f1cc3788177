import { eachOf, type Guest, newGuest, newTable, type SetupWish } from "./api.ts";
import { Client, type ClientParts, type Sending, type Whereabouts } from "./client.ts";
import { RandomPlayer, type Scorer, type Thinking } from "./player.ts";

/** A table where every seat is somebody with a connection of their own. */
export interface ClientTable {
  readonly table: string;
  readonly setup: SetupWish;
  readonly players: readonly RandomPlayer[];
  /** Who only watches. */
  readonly spectators: readonly Client[];
}

/** How companies play. */
export interface Manner {
  readonly whereabouts: Whereabouts;
  /** Where people and tables are made; `whereabouts` if nothing is said. */
  readonly home?: Whereabouts;
  readonly scorer: Scorer;
  readonly thinking?: Thinking;
  /** Whether everybody has a share in every shuffle, as pages have; `true` if nothing is said. */
  readonly mixes?: boolean;
  /** How the messages of each client go out. */
  readonly newSending?: () => Sending;
  /** How many watch each table; nobody, if nothing is said. */
  readonly spectators?: number;
  /** Where all their chance comes from, `Math.random` if nothing is said. */
  readonly chance?: () => number;
}

/** Makes tables, seats somebody in every seat, and starts the games; nobody answers yet. */
export function gather(
  setups: readonly SetupWish[],
  manner: Manner,
  onTable: (count: number) => void = () => undefined,
): Promise<readonly ClientTable[]> {
  let count = 0;
  return eachOf(setups, async (setup) => {
    const company = await gatherOne(setup, manner);
    onTable(++count);
    return company;
  });
}

async function gatherOne(setup: SetupWish, manner: Manner): Promise<ClientTable> {
  const address = (manner.home ?? manner.whereabouts)();
  if (address === null) throw new Error("no server is there to make a table at");
  const bots = Array.isArray(setup.bots) ? setup.bots.length : 0;
  const names = Array.from({ length: setup.seats - bots }, (_, seat) => `Player ${seat + 1}`);
  const guests: readonly Guest[] = await Promise.all(names.map((name) => newGuest(address, name)));
  const table = await newTable(address, guests[0], setup);
  const { whereabouts, scorer, thinking, mixes, newSending, chance = Math.random, spectators = 0 } = manner;
  const partsOf = (guest: Guest): ClientParts => ({
    guest,
    table,
    whereabouts,
    chance,
    ...(newSending === undefined ? {} : { sending: newSending() }),
  });
  const players = guests.map((guest) => new RandomPlayer(partsOf(guest), scorer, thinking, mixes));
  await Promise.all(players.slice(1).map((player, index) => player.do({ do: "sit", seat: index + 1 })));
  await players[0].allCommitted();
  await players[0].do({ do: "start" });
  const watching = await Promise.all(
    Array.from(
      { length: spectators },
      async (_, index) => new Client(partsOf(await newGuest(address, `Watcher ${index + 1}`))),
    ),
  );
  return { table, setup, players, spectators: watching };
}
