import type { Seat } from "@darbar/kernel";
import { passesBy } from "@darbar/protocol/agreed";
import { isAnsweredAlone, timeLikeTheirs } from "./alone.ts";
import type { TableHost } from "./host.ts";
import { pauseBegins, shownAt } from "./pause.ts";
import { ringEnds } from "./ring.ts";
import type { GameAtTable, Table } from "./state.ts";

/** That a seat will answer by itself at a time: by a bot, or by its player's standing order. */
export interface PlannedAnswer {
  readonly seat: Seat;
  readonly prompt: number;
  readonly at: number;
  readonly how: "bot" | "order";
}

/** The planned answers to one question. */
export interface Plans {
  readonly game: number;
  readonly prompt: number;
  /** How long bots pause, as a multiple of the usual. */
  readonly pause: number;
  readonly answers: readonly PlannedAnswer[];
}

/** What plans depend on besides the table. */
type Planning = Pick<TableHost, "now" | "chance" | "pause" | "patient">;

/**
 * Plans the answers to the open question, if that has not been done. Pauses depend on public facts and chance only: they
 * are drawn before anybody looks at a hand. Nobody plays into what is still being shown, unless it is a quiet question.
 * `share`: what of their usual time bots take.
 */
export function planAnswers(table: Table, plans: Plans, planning: Planning, share: number): Plans {
  const { game } = table;
  if (game === null) return plans;
  const prompt = game.running.prompt();
  const waiting = game.running.waiting();
  const pause = planning.pause * share;
  const isSame = plans.game === game.number && plans.prompt === prompt && plans.pause === pause;
  const kept = isSame ? plans.answers : [];
  const isHeldUp =
    planning.patient === true && waiting.some((seat) => !game.given.has(seat) && byItself(table, seat) === null);
  const answers = waiting.flatMap((seat): readonly PlannedAnswer[] => {
    const how = byItself(table, seat);
    if (how === "bot" && isHeldUp) return [];
    const rings = how === null ? ringEnds(table, seat, planning) : null;
    if (rings !== null) return [{ seat, prompt, how: "order", at: rings }];
    if (how === null && !isAnsweredAlone(table, seat)) return [];
    const planned = kept.find((each) => each.seat === seat && each.how === (how ?? "order"));
    if (planned !== undefined) return [planned];
    if (how === null) return [{ seat, prompt, how: "order", at: timeAlone(game, seat, planning) }];
    return [{ seat, prompt, how, at: timeOfAnswer(game, planning, share) }];
  });
  return { game: game.number, prompt, pause, answers };
}

function timeOfAnswer(game: GameAtTable, { now, chance, pause: usual, patient }: Planning, share: number): number {
  const pause = usual * share;
  const [least, more] = game.running.pauseOver();
  const begun = Math.max(patient === true ? now() : 0, pauseBegins(game, pause));
  const thought = Math.max(game.opened, begun + pause * (least + chance() * more));
  return game.running.isQuiet() ? thought : Math.max(thought, shownAt(game, pause, share));
}

/** The only answer comes when its player might have given it: what led to the question was seen, and some time has gone by. */
function timeAlone(game: GameAtTable, seat: Seat, { chance, pause }: Planning): number {
  return game.opened + game.extra - game.granted + pause * timeLikeTheirs(game, seat, chance);
}

function byItself(table: Table, seat: Seat): "bot" | "order" | null {
  const sitter = table.seats[seat];
  if (sitter === null || sitter.kind === "bot" || sitter.away) return "bot";
  const order = table.orders[seat];
  if (order === null || table.game === null || !table.game.running.canPass(seat)) return null;
  const { running } = table.game;
  const question = {
    isHarmless: () => running.isHarmless(),
    canOnlyPass: () => running.canOnlyPass(seat),
    touches: () => running.touches(seat),
    looksFalse: () => running.looksFalse(),
  };
  return passesBy(order, question) ? "order" : null;
}
