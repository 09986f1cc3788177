import { type Sight, THINKING } from "@darbar/bots";
import type { Guest } from "./company.ts";
import type { Human } from "./human.ts";
import type { Leave } from "./leave.ts";

/** All who are asked one question think no longer than this together, in milliseconds: a person waits for them. */
const MOST_TOGETHER = 600;

/**
 * Has a guest answer, one of so many who are asked. One who thinks at all takes the same time for every answer: how long
 * it takes must not tell how much there was to choose from.
 */
export async function think<State, Move, GameEvent>(
  { bot, options, draw }: Omit<Guest<State, Move, GameEvent>, "whims">,
  sight: Sight<State, Move, GameEvent>,
  thinkers: number,
  human: Pick<Human<State, Move, GameEvent>, "wait">,
  now: () => number = () => performance.now(),
): Promise<Move | Leave> {
  const milliseconds = Math.min(THINKING[options.level], Math.floor(MOST_TOGETHER / thinkers));
  if (milliseconds === 0) return bot.choose(sight, draw);
  const since = now();
  const move = bot.choose(sight, draw, { milliseconds, now });
  const left = await human.wait(Math.max(0, milliseconds - (now() - since)));
  return left ?? move;
}
