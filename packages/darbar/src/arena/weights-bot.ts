import { BOT_GAMES, type BotGame, botsOf, type NamedBot } from "@darbar/bots";
import type { Network } from "@darbar/bots/coup-network";
import { type Asking, fail, ok, type Result } from "@darbar/kernel";
import { list } from "@darbar/kernel/parse";
import { readWeightsModule } from "../train/weights-module.ts";

/** A bot by this name, followed by a file, plays the network of those weights as it is. */
const PREFIX = "weights:";

/** Whether a name asks for a network out of a file. */
export function namesWeights(name: string): boolean {
  return name.startsWith(PREFIX);
}

/** Whether there is such a network for a game. */
export function checkWeights(name: string, game: string): Result<string> {
  if (botsOf(game).with(({ ofNetwork }) => ofNetwork === null)) {
    const trained = BOT_GAMES.filter((each) => each.with(({ ofNetwork }) => ofNetwork !== null)).map(({ id }) => id);
    return fail(`networks are trained for ${list(trained)}, and this is ${game}`);
  }
  const read = readWeightsModule(name.slice(PREFIX.length));
  return read.ok ? ok(name) : read;
}

/** The game with the networks among these names added to its bots. */
export function withWeights<Options, State extends Asking, Move, GameEvent>(
  game: BotGame<Options, State, Move, GameEvent>,
  names: readonly string[],
): BotGame<Options, State, Move, GameEvent> {
  const { ofNetwork } = game;
  if (ofNetwork === null) return game;
  const added = names.filter(namesWeights).map((name): NamedBot<State, Move, GameEvent> => {
    const bot = ofNetwork(networkIn(name));
    return { name, about: "a network out of a file", make: () => bot };
  });
  return added.length === 0 ? game : { ...game, bots: [...game.bots, ...added] };
}

const known = new Map<string, Network>();

function networkIn(name: string): Network {
  const before = known.get(name);
  if (before !== undefined) return before;
  const read = readWeightsModule(name.slice(PREFIX.length));
  if (!read.ok) throw new Error(read.error);
  known.set(name, read.value.network);
  return read.value.network;
}
