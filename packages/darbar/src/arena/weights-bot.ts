import type { Bot, BotGame, NamedBot } from "@darbar/bots";
import { networkPolicy, policyBot } from "@darbar/bots/coup-network";
import { type Asking, fail, ok, type Result } from "@darbar/kernel";
import { readWeightsModule } from "../train/weights-module.ts";

/** A bot by this name, followed by a file, plays the network of those weights as it is. */
const PREFIX = "weights:";
/** The game that networks are trained for. */
const TRAINED = "coup";

/** Whether a name asks for a network out of a file. */
export function namesWeights(name: string): boolean {
  return name.startsWith(PREFIX);
}

/** Whether there is such a network for a game. */
export function checkWeights(name: string, game: string): Result<string> {
  if (game !== TRAINED) return fail(`networks are trained for ${TRAINED}, and this is ${game}`);
  const read = readWeightsModule(name.slice(PREFIX.length));
  return read.ok ? ok(name) : read;
}

/** The game with the networks among these names added to its bots. */
export function withWeights<Options, State extends Asking, Move, GameEvent>(
  game: BotGame<Options, State, Move, GameEvent>,
  names: readonly string[],
): BotGame<Options, State, Move, GameEvent> {
  const added = names.filter(namesWeights).map((name): NamedBot<State, Move, GameEvent> => {
    const bot = networkOf(name) as unknown as Bot<State, Move, GameEvent>; // Checked by `checkWeights`: this game is Coup.
    return { name, about: "a network out of a file", make: () => bot };
  });
  return added.length === 0 ? game : { ...game, bots: [...game.bots, ...added] };
}

const known = new Map<string, ReturnType<typeof policyBot>>();

function networkOf(name: string): ReturnType<typeof policyBot> {
  const before = known.get(name);
  if (before !== undefined) return before;
  const read = readWeightsModule(name.slice(PREFIX.length));
  if (!read.ok) throw new Error(read.error);
  const bot = policyBot(networkPolicy(read.value.network, { temperature: 1 }));
  known.set(name, bot);
  return bot;
}
