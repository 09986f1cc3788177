import { fail, type GameRecord, PASS, type Result, type Seat } from "@darbar/kernel";
import type { WireFact } from "@darbar/protocol";
import type { Refused, TableLink, TableListener, TableMessage } from "../transport/table-link.ts";
import { drawBy } from "./chance.ts";
import { drawManners } from "./manner.ts";
import {
  botsOf,
  PRACTICE_TABLE,
  type PracticeWish,
  type PracticeWorld,
  seatOfReader,
  sittersOf,
} from "./practice-wish.ts";
import { doAtTable } from "./solo-command.ts";
import { answer, closeWindow, dealGame, isComplete, recordedGame, type SoloGame } from "./solo-game.ts";
import { readKept, writeKept } from "./solo-kept.ts";
import { closingTime, NO_PLANS, type PlannedAnswer, type Plans, planAnswers } from "./solo-plan.ts";
import type { SoloRules } from "./solo-rules.ts";
import { clockOf, factsOf, type SoloState, snapshotOf } from "./solo-state.ts";
import { openThoughts } from "./solo-thoughts.ts";

/** A practice table in the page. */
export interface PracticeTable extends TableLink {
  /** The finished game, for the replay viewer; `null` while it goes on. */
  recordOf(): GameRecord | null;
  /** Stops everything; what is kept stays kept. */
  close(): void;
}

/** How often a paused table looks whether it may go on, in milliseconds. */
const LOOK_AGAIN = 150;
/** The name of the reader's log: there is only one. */
const LOG = "solo";

/** Opens a practice table whose game has begun: the kept one goes on where it was, otherwise a new one is dealt. */
export function openPractice(solo: SoloRules, wish: PracticeWish, world: PracticeWorld): PracticeTable {
  const { rules } = solo;
  const draw = drawBy(world.random);
  const options = rules.options(wish.options, wish.seats);
  if (!options.ok) throw new Error(`this cannot be practised: ${options.error}`);
  const kept = wish.fresh === true ? null : readKept(solo, world.store?.read() ?? null, wish, draw, world.now());
  const newGame = (number: number, rawOptions: unknown, options: unknown): SoloGame => {
    const manners = drawManners(botsOf(kept?.wish ?? wish), wish.seats, draw);
    return dealGame(solo, { number, rawOptions, options, manners }, draw, world.now());
  };
  const table: SoloState = {
    me: seatOfReader(wish),
    sitters: sittersOf(kept?.wish ?? wish),
    ...(kept ?? { wish, game: newGame(1, wish.options, options.value), order: null, talk: [] }),
  };
  const listeners = new Set<TableListener>();
  let told = 0;
  let plans: Plans = NO_PLANS;
  /** The window that is complete, and when it closes. */
  let complete: { readonly game: number; readonly prompt: number; readonly closes: number } | null = null;
  let callOff: (() => void) | null = null;
  let isClosed = false;
  const thoughts = openThoughts(world, schedule);

  const pace = (): number => world.pace?.() ?? 1;
  const outcome = () => rules.outcome(table.game.state);

  function send(message: TableMessage): void {
    for (const listener of [...listeners]) listener(message);
  }

  function tableMessage(): TableMessage {
    const snapshot = snapshotOf(table);
    return {
      type: "table",
      table: PRACTICE_TABLE,
      viewer: table.me,
      log: LOG,
      facts: told,
      snapshot,
      clock: clockOf(table),
    };
  }

  /** Keeps what has changed, plans what follows, and only then tells of it. */
  function publish(facts: readonly WireFact[]): void {
    keep();
    schedule();
    if (facts.length === 0) return;
    const from = told;
    told += facts.length;
    const ticks = facts.some(({ type }) => type === "events");
    send({ type: "facts", table: PRACTICE_TABLE, log: LOG, from, facts, ...(ticks ? { clock: clockOf(table) } : {}) });
  }

  function keep(): void {
    try {
      world.store?.write(writeKept(table));
    } catch {
      // A device that keeps nothing can still be played on.
    }
  }

  /** Sets the alarm for the next thing that happens by itself. */
  function schedule(): void {
    callOff?.();
    callOff = null;
    const { game, me, order } = table;
    if (isClosed || outcome() !== null) return;
    const now = world.now();
    const patient = wish.patient === true;
    plans = planAnswers(game, plans, { me, order, patient, now, pace: pace(), random: world.random });
    const open = plans.answers.filter(({ seat }) => !game.given.has(seat));
    // Bots think while they pause; one that needs longer answers as soon as it knows what.
    thoughts.ask(
      game,
      open.flatMap(({ seat, how }) => (how === "bot" ? [seat] : [])),
    );
    const times = open.filter(canAnswer).map(({ at }) => at);
    if (isComplete(game, draw)) times.push(closing(now));
    else complete = null; // Or not any more: the reader has taken their order back.
    if (times.length > 0) callOff = world.later(Math.max(0, Math.min(...times) - now), wakeUp);
  }

  function canAnswer({ seat, how }: PlannedAnswer): boolean {
    return how === "order" || thoughts.isReady(seat);
  }

  /** When the open window closes, fixed as soon as it is complete. */
  function closing(now: number): number {
    const { number, opened, state } = table.game;
    if (complete?.game === number && complete.prompt === state.prompt) return complete.closes;
    complete = { game: number, prompt: state.prompt, closes: closingTime(opened, now, pace()) };
    return complete.closes;
  }

  function wakeUp(): void {
    callOff = null;
    if (isClosed) return;
    if (world.paused?.() === true) callOff = world.later(LOOK_AGAIN, wakeUp);
    else publish(whatIsDue());
  }

  /** A window closes, or a bot or a standing order answers. */
  function whatIsDue(): readonly WireFact[] {
    const { game } = table;
    const now = world.now();
    if (isComplete(game, draw) && now >= closing(now)) return factsOf(table, closeWindow(game, draw, now));
    const plan = plans.answers.find((each) => each.at <= now && !game.given.has(each.seat) && canAnswer(each));
    if (plan === undefined || plans.prompt !== game.state.prompt) return [];
    const move = plan.how === "order" ? PASS : thoughts.take(plan.seat);
    const quiet = (): unknown => rules.fallback(rules.view(game.state, plan.seat), plan.seat);
    const { prompt } = game.state;
    const facts = give(plan.seat, move, now) ?? give(plan.seat, quiet(), now) ?? [];
    if (plan.how !== "order") return facts;
    game.isOrdered = game.given.has(plan.seat);
    // A sealed answer is its giver's secret, and of the reader's they are told.
    return [{ type: "given", prompt, move, how: "order" }, ...facts];
  }

  /** Gives an answer for a seat; `null` if the rules refuse it. A bot that answers what it may not makes no table hang. */
  function give(seat: Seat, move: unknown, now: number): readonly WireFact[] | null {
    const { game } = table;
    const answered = answer(game, seat, move, draw, now);
    if (!answered.ok) return null;
    return "events" in answered.value ? factsOf(table, answered.value.events) : [];
  }

  /** Deals the next game; tells its beginning. */
  function deal(rawOptions: unknown): readonly WireFact[] | Refused {
    const parsed = rules.options(rawOptions, wish.seats);
    if (!parsed.ok) return { code: "bad-setup", error: parsed.error };
    table.game = newGame(table.game.number + 1, rawOptions, parsed.value);
    const withdrawn: readonly WireFact[] = table.order === null ? [] : [{ type: "ordered", order: null }];
    table.order = null; // What was ordered for one game does not hold for the next.
    const { number, events } = table.game;
    const nobody = table.sitters.map(() => null);
    const begun = { type: "started", game: number, options: rawOptions, commitments: nobody, shares: nobody } as const;
    return [...withdrawn, begun, ...factsOf(table, events)];
  }

  function close(): void {
    isClosed = true;
    callOff?.();
    callOff = null;
    listeners.clear();
  }

  function leave(): void {
    close();
    try {
      world.store?.write("");
    } catch {
      // Nothing was kept.
    }
  }

  schedule();
  keep();
  return {
    watch: (listener) => {
      listeners.add(listener);
      listener(tableMessage());
      listener({ type: "present", table: PRACTICE_TABLE, seats: [table.me], spectators: 0 });
      return () => void listeners.delete(listener);
    },
    look: () => send(tableMessage()),
    do: async (command): Promise<Result<null, Refused>> => {
      if (isClosed) return fail({ code: "no-game", error: "this practice table is closed" });
      return doAtTable(table, command, { draw, now: world.now, publish, deal, leave });
    },
    recordOf: () => (outcome() === null ? null : recordedGame(table.game)),
    close,
  };
}
