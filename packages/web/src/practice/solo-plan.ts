import { type Dwell, isPass, leadIn, type Seat } from "@darbar/kernel";
import { passesBy, type StandingOrder } from "@darbar/protocol/agreed";
import type { SoloGame } from "./solo-game.ts";

/** That a seat will answer by itself at a time: by a bot, or by the reader's standing order. */
export interface PlannedAnswer {
  readonly seat: Seat;
  readonly at: number;
  readonly how: "bot" | "order";
}

/** The planned answers to one question. */
export interface Plans {
  readonly game: number;
  readonly prompt: number;
  readonly answers: readonly PlannedAnswer[];
}

/** Nothing planned yet. */
export const NO_PLANS: Plans = { game: -1, prompt: -1, answers: [] };

/** What plans depend on: public facts, the reader's own order, and chance. */
export interface Circumstances {
  readonly me: Seat;
  readonly order: StandingOrder | null;
  readonly patient: boolean;
  readonly now: number;
  readonly pace: number;
  random(): number;
}

/**
 * Plans the answers to the open question, if that has not been done. Pauses are drawn before anybody looks at a hand, and
 * nobody plays into what is still being shown of what led to the question.
 */
export function planAnswers(game: SoloGame, plans: Plans, by: Circumstances): Plans {
  const { prompt } = game.state;
  const waiting = game.solo.rules.waiting(game.state);
  const [least, more] = game.solo.pauseOver(game.state);
  const { asked, seen } = leadIn(game.events as readonly { readonly type: string }[], (event) => dwellIn(game, event));
  const isHeldUp = waitsForReader(game, waiting, by);
  const kept = plans.game === game.number && plans.prompt === prompt ? plans.answers : [];
  const answers = waiting.flatMap((seat): readonly PlannedAnswer[] => {
    const how = seat === by.me ? byOrder(game, by) : "bot";
    if (how === null || (how === "bot" && isHeldUp)) return [];
    const planned = kept.find((each) => each.seat === seat && each.how === how);
    if (planned !== undefined) return [planned];
    const thinks = Math.max(by.patient ? by.now : 0, game.opened + by.pace * asked);
    const thought = thinks + by.pace * (least + by.random() * more);
    return [{ seat, how, at: Math.max(thought, game.opened + by.pace * seen) }];
  });
  return { game: game.number, prompt, answers };
}

/** How long an event is looked at, from what everybody sees of it. */
function dwellIn({ solo }: SoloGame, event: unknown): Dwell {
  const seen = solo.rules.redact(event, "public");
  return seen === null ? NOT_SEEN : solo.dwellOf(seen);
}

const NOT_SEEN: Dwell = { lasts: 0, holds: false };

/** Patient bots wait for a reader who decides, not for one whose order decides. */
function waitsForReader(game: SoloGame, waiting: readonly Seat[], by: Circumstances): boolean {
  return by.patient && waiting.includes(by.me) && !game.given.has(by.me) && byOrder(game, by) === null;
}

function byOrder(game: SoloGame, { me, order }: Circumstances): "order" | null {
  if (order === null || !canPass(game, me)) return null;
  const question = {
    isHarmless: () => game.solo.isHarmless(game.state),
    canOnlyPass: () => legal(game, me).every(isPass),
    touches: () => game.solo.touches(game.state, me),
  };
  return passesBy(order, question) ? "order" : null;
}

/** Whether a seat can pass on the open question. */
export function canPass(game: SoloGame, seat: Seat): boolean {
  return legal(game, seat).some(isPass);
}

function legal({ solo: { rules }, state }: SoloGame, seat: Seat): readonly unknown[] {
  return rules.legal(rules.view(state, seat), seat);
}

/** Windows close on this grid, and no sooner than the floor after they have opened, in milliseconds. */
const GRID = 500;
const FLOOR = 1_000;

/** The first moment at which a window may close that is complete now. */
export function closingTime(opened: number, now: number, pace: number): number {
  const grid = GRID * pace;
  const earliest = Math.max(opened + FLOOR * pace, now);
  return grid === 0 ? earliest : opened + Math.ceil((earliest - opened) / grid) * grid;
}
