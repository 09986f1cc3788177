import { type Asking, type Game, type Remark, type Saying, type Seat, seededDraw } from "@darbar/kernel";
import { type Bot, look, type Sight, type Since } from "./bot.ts";
import { type BotOptions, THINKING } from "./level.ts";

export { look, type Since, sinceAt } from "./bot.ts";
export type { BotOptions } from "./level.ts";

/** A question for a bot in another thread: plain data, and no more of the table than the bot's seat sees. */
export interface Inquiry extends BotOptions {
  readonly seat: Seat;
  readonly view: unknown;
  readonly past: readonly unknown[];
  readonly said: readonly Remark[];
  /** There, it is asked what it says of what is new since then, if anything, and not for a move. */
  readonly since?: Since;
  /** What the bot's chance comes from. */
  readonly seed: string;
}

export function inquire<State, Move, GameEvent>(
  { seat, view, past, said }: Sight<State, Move, GameEvent>,
  { level, style }: BotOptions,
  seed: string,
  since?: Since,
): Inquiry {
  const asked = { level, style, seat, view, past, said, seed };
  return since === undefined ? asked : { ...asked, since };
}

/** What the bot answers, or says (`null`: nothing) if that is what it is asked, in at most its level's time, or in `most` milliseconds if that is less. */
export function answerInquiry<Options, State extends Asking, Move, GameEvent>(
  rules: Game<Options, State, Move, GameEvent>,
  newBot: (options: BotOptions) => Bot<State, Move, GameEvent>,
  inquiry: Inquiry,
  now: () => number,
  most = Number.POSITIVE_INFINITY,
): Move | Saying | null {
  const { seat, view, past, said, seed, level, since } = inquiry;
  const milliseconds = Math.min(THINKING[level], most);
  const sight = look(rules, view as State, seat, past as readonly GameEvent[], said);
  if (since !== undefined) return newBot(inquiry).speak?.(sight, since, seededDraw(seed)) ?? null;
  return newBot(inquiry).choose(sight, seededDraw(seed), milliseconds > 0 ? { milliseconds, now } : undefined);
}
