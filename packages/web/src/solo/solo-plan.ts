import { coup } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { StandingOrder } from "@darbar/protocol";
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

/** How long a bot pauses before its turn, and in a window, in milliseconds: at least, and at most so much longer. */
const TURN_PAUSE = [900, 1600] as const;
const WINDOW_PAUSE = [300, 900] as const;

/** What plans depend on: public facts, the reader's own order, and chance. */
export interface Circumstances {
  readonly me: Seat;
  readonly order: StandingOrder | null;
  readonly patient: boolean;
  readonly now: number;
  readonly pace: number;
  random(): number;
}

/** Plans the answers to the open question, if that has not been done. Pauses are drawn before anybody looks at a hand. */
export function planAnswers(game: SoloGame, plans: Plans, by: Circumstances): Plans {
  const { prompt } = game.state;
  const waiting = coup.waiting(game.state);
  const kept = plans.game === game.number && plans.prompt === prompt ? plans.answers : [];
  const answers = waiting.flatMap((seat): readonly PlannedAnswer[] => {
    const how = seat === by.me ? byOrder(game, by) : "bot";
    if (how === null || (how === "bot" && waitsForReader(game, waiting, by))) return [];
    const planned = kept.find((each) => each.seat === seat && each.how === how);
    if (planned !== undefined) return [planned];
    const [least, more] = waiting.length > 1 ? WINDOW_PAUSE : TURN_PAUSE;
    const from = by.patient ? by.now : game.opened;
    return [{ seat, how, at: from + by.pace * (least + by.random() * more) }];
  });
  return { game: game.number, prompt, answers };
}

function waitsForReader({ given }: SoloGame, waiting: readonly Seat[], { patient, me }: Circumstances): boolean {
  return patient && waiting.includes(me) && !given.has(me);
}

function byOrder(game: SoloGame, { me, order }: Circumstances): "order" | null {
  if (order === null || !canPass(game, me)) return null;
  return order === "pass-if-harmless" && !isHarmless(game) ? null : "order";
}

/** Whether a seat can pass on the open question. */
export function canPass({ state }: SoloGame, seat: Seat): boolean {
  return coup.legal(coup.view(state, seat), seat).some((move) => move.do === "pass");
}

const HARMLESS: readonly string[] = ["foreign-aid", "tax", "exchange"];

/** Whether the open window is about something that takes nothing from anybody. */
function isHarmless({ state: { question, action } }: SoloGame): boolean {
  return question === "respond" && HARMLESS.includes(action?.kind ?? "");
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
