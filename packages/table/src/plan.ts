import type { Seat } from "@darbar/kernel";
import { passesBy } from "@darbar/protocol/agreed";
import type { TableHost } from "./host.ts";
import type { Table } from "./state.ts";

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
  readonly answers: readonly PlannedAnswer[];
}

/** What plans depend on besides the table. */
type Planning = Pick<TableHost, "now" | "chance" | "pause" | "patient">;

/**
 * Plans the answers to the open question, if that has not been done. Pauses depend on public facts and chance only: they
 * are drawn before anybody looks at a hand. Nobody plays into what is still being shown of what led to the question.
 */
export function planAnswers(table: Table, plans: Plans, { now, chance, pause, patient }: Planning): Plans {
  const { game } = table;
  if (game === null) return plans;
  const prompt = game.running.prompt();
  const waiting = game.running.waiting();
  const kept = plans.game === game.number && plans.prompt === prompt ? plans.answers : [];
  const [least, more] = game.running.pauseOver();
  const { asked, seen } = game.running.leadIn(game.events);
  const begun = Math.max(patient === true ? now() : 0, game.opened + pause * asked);
  const isHeldUp = patient === true && waiting.some((seat) => !game.given.has(seat) && byItself(table, seat) === null);
  const answers = waiting.flatMap((seat): readonly PlannedAnswer[] => {
    const how = byItself(table, seat);
    if (how === null || (how === "bot" && isHeldUp)) return [];
    const planned = kept.find((each) => each.seat === seat && each.how === how);
    if (planned !== undefined) return [planned];
    const thought = begun + pause * (least + chance() * more);
    return [{ seat, prompt, how, at: Math.max(thought, game.opened + pause * seen) }];
  });
  return { game: game.number, prompt, answers };
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
  };
  return passesBy(order, question) ? "order" : null;
}
