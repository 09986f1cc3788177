import {
  type CopsEvent,
  cops,
  copsAtTable,
  dwellOf,
  type Moment,
  type Question,
  type State,
  touches,
} from "@darbar/cops";
import { leadIn, type Seat } from "@darbar/kernel";

/** A question of Good Cop Bad Cop, from when it was put until something came of it. */
export interface Asked {
  readonly question: Question;
  readonly prompt: number;
  /** `null`: it is no moment. */
  readonly moment: Moment | null;
  /** Whether it is a moment in which nobody is shot at, hit or down. */
  readonly isQuiet: boolean;
  readonly turn: number;
  /** Whether the reader was asked: their equipment stays in their pocket unless a moment touches them. */
  readonly isMine: boolean;
  /** How many answers the reader could give. */
  readonly answers: number;
  /** How long it was open, in milliseconds; how much of that something was shown that led to it, and how much of that was a shot or a fall. */
  readonly open: number;
  readonly shown: number;
  readonly shot: number;
  /** Whether equipment was played. */
  readonly isPlayed: boolean;
}

/** What is measured of a game, as its reader is told of it. */
export interface Metered {
  readonly asked: readonly Asked[];
  readonly turns: number;
  /** In which turns the reader was hit or went down with equipment in hand. */
  readonly struck: readonly number[];
}

type Open = Omit<Asked, "open" | "isPlayed"> & { readonly since: number };

/** What is drama and no waiting: somebody is shot, unmasked, wounded, down or back. */
const OF_SHOTS: readonly CopsEvent["type"][] = ["fired", "exposed", "wounded", "out", "revived", "criminal"];

function isOfShot(event: CopsEvent): boolean {
  return OF_SHOTS.includes(event.type) || (event.type === "announced" && event.action.do === "shoot");
}

/** How long these events take to be seen that led to the open question, in milliseconds. */
function seenOf(past: readonly CopsEvent[], counts: (event: CopsEvent) => boolean = () => true): number {
  return leadIn(past, (event) => (counts(event) ? dwellOf(event) : { lasts: 0, holds: false })).seen;
}

/** Follows a game for the reader in a seat. */
export function copsMeter(seat: Seat): {
  /** The table as it is when the reader comes. */
  begin(seen: State, before: readonly CopsEvent[], now: number): void;
  hear(events: readonly CopsEvent[], now: number): void;
  metered(): Metered;
} {
  const asked: Asked[] = [];
  const struck: number[] = [];
  const past: CopsEvent[] = [];
  let view: State | null = null;
  let open: Open | null = null;
  const close = (now: number, events: readonly CopsEvent[]): void => {
    if (open === null) return;
    const { since, ...question } = open;
    const lasted = now - since;
    const isPlayed = events.some(({ type }) => type === "played");
    const [shown, shot] = [Math.min(lasted, question.shown), Math.min(lasted, question.shot)];
    asked.push({ ...question, open: lasted, shown, shot, isPlayed });
  };
  const put = (seen: State, now: number): void => {
    const isMoment = seen.question === "moment";
    const isAsked = cops.waiting(seen).includes(seat);
    open = {
      question: seen.question,
      prompt: seen.prompt,
      moment: isMoment ? seen.moment : null,
      isQuiet: copsAtTable.isQuiet(seen),
      turn: seen.turns,
      isMine: isAsked && (!isMoment || touches(seen, seat)),
      answers: cops.legal(seen, seat).length,
      since: now,
      shown: seenOf(past),
      shot: seenOf(past, isOfShot),
    };
  };
  return {
    begin: (seen, before, now) => {
      view = cops.view(seen, seat);
      past.push(...before);
      put(view, now);
    },
    hear: (events, now) => {
      if (view === null) return;
      const { prompt } = view;
      for (const event of events) {
        const isHurt = (event.type === "wounded" || event.type === "out") && event.seat === seat;
        if (isHurt && view.players[seat].equipment.length > 0) struck.push(view.turns);
        cops.evolve(view, event);
      }
      past.push(...events);
      // Whoever goes down with the end of the game is asked nothing any more.
      if (view.outcome !== null && struck.at(-1) === view.turns && view.fallen.length > 1) struck.pop();
      if (view.prompt === prompt && view.outcome === null) return;
      close(now, events);
      put(view, now);
    },
    metered: () => ({ asked, turns: view?.turns ?? 0, struck }),
  };
}
