import { setTimeout as wait } from "node:timers/promises";
import { gather } from "../wire/company.ts";
import type { RandomPlayer, Scorer } from "../wire/player.ts";
import type { LoadWish } from "./arguments.ts";

/** Every seat of many tables, and how long each of their moves took to be acknowledged. */
export interface Players {
  /** From sending a move to its acknowledgement, in milliseconds; whoever measures begins by emptying it. */
  readonly times: number[];
  play(): void;
  /** Has everybody stop, and waits until all that they have sent is answered. */
  rest(): Promise<void>;
  /** What all of them together were sent. */
  messages(): number;
  /** What was refused and should not have been, what did not follow, and connections that broke. */
  errors(): number;
  end(): void;
}

/** How often it is looked whether everything is answered, in milliseconds. */
const LOOK_EVERY = 5;

/** Makes tables at servers, by turns, and seats somebody in every seat; nobody plays yet. */
export async function seatPlayers(
  addresses: readonly string[],
  { tables, seats, game, mix }: Pick<LoadWish, "tables" | "seats" | "game" | "mix">,
  progress: (line: string) => void,
): Promise<Players> {
  const times: number[] = [];
  let refusals = 0;
  const scorer: Scorer = {
    acknowledged: (_, milliseconds) => times.push(milliseconds),
    refused: (_, code) => {
      // A window may close over an answer: in Coup a challenge ends it for all.
      if (code !== "stale") refusals++;
    },
  };
  const setups = Array.from({ length: tables }, () => ({ game, seats }));
  let comers = 0;
  const whereabouts = (): string => addresses[comers++ % addresses.length];
  const companies = await gather(setups, { whereabouts, scorer, mixes: mix }, (count) =>
    progress(`${count} of ${tables} tables`),
  );
  const players = companies.flatMap((company) => company.players);
  const sum = (count: (player: RandomPlayer) => number): number =>
    players.reduce((total, player) => total + count(player), 0);
  return {
    times,
    play: () => {
      for (const player of players) player.play();
    },
    rest: async () => {
      for (const player of players) player.rest();
      while (players.some(({ client }) => client.unanswered > 0)) await wait(LOOK_EVERY);
    },
    messages: () => sum(({ client }) => client.messages),
    errors: () => refusals + sum(({ client }) => client.followed.faults.length + client.connects - 1),
    end: () => {
      for (const player of players) player.client.end();
    },
  };
}
