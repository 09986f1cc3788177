import { coup, isHarmless, looksFalse, type State, touches } from "@darbar/coup";
import { isPass, type Seat } from "@darbar/kernel";
import { passesBy, type StandingOrder } from "@darbar/protocol/agreed";
import { useEffect, useRef, useState } from "preact/hooks";
import { hasOnlyAnswer } from "../../../board/only-answer.ts";
import type { TableProps } from "../../../table/props.ts";
import type { AnyRules } from "../../shown-game.ts";
import { isOut, type Sight } from "./sight.ts";
import type { Way } from "./ways.tsx";

/** What the reader is asked, and what is passed for them without a question. */
export interface Passing {
  /** Whether the open question is passed for them. */
  readonly isAside: boolean;
  /** Whether it has one answer, which is given for them. */
  readonly isAnswered: boolean;
  /** The way to be asked that holds. */
  readonly order: StandingOrder;
  /** What the reader can still do about what is passed for them; `null`: nothing. */
  readonly still: StepIn | null;
  /** Whether they have stepped in: they answer the open question themselves. */
  readonly hasSteppedIn: boolean;
  set(order: StandingOrder): void;
  /** Takes the pass back, so that the window waits for them. */
  stepIn(): void;
}

/** What one can do about something that was passed, and at whose seat. */
export interface StepIn {
  readonly what: "challenge" | "block" | "other";
  readonly seat: Seat;
}

/** The ways to be asked. Who has chosen none is asked by the first. */
export const WAYS: readonly Way<StandingOrder>[] = [
  { order: "ask-what-touches-or-looks-false", name: "coup.way.matters", means: "coup.way.matters.means" },
  { order: "pass-if-nothing-else", name: "coup.way.everything", means: "coup.way.everything.means" },
  { order: "pass", name: "coup.way.my-turns", means: "coup.way.my-turns.means" },
];
const USUAL: StandingOrder = "ask-what-touches-or-looks-false";

/** Keeps the way in which the reader is asked over the games of a table. */
export function useOrders({ view, model, plays, home, waiting, isOpen }: Sight, table: TableProps): Passing {
  const { prompt } = view;
  const game = model.game?.number ?? 0;
  const order = model.order as StandingOrder | null;
  const isLive = plays && home !== null && !isOut(view, home) && (table.mode === "live" || table.mode === "practice");
  const last = useRef<StandingOrder | null>(null);
  const [stepped, setStepped] = useState<{ readonly game: number; readonly prompt: number } | null>(null);
  const hasSteppedIn = stepped?.game === game && stepped.prompt === prompt;
  const set = (wanted: StandingOrder | null): void => void table.command({ do: "order", order: wanted });
  useEffect(() => {
    if (WAYS.some((way) => way.order === order)) last.current = order;
    // No order outlives its game by itself: what was chosen at the table is ordered anew.
    if (order === null && isLive && !hasSteppedIn) set(last.current ?? USUAL);
  }, [isLive, game, order, hasSteppedIn]);
  // While it is shown what came of a question, the view is between two questions: the rules say nothing of it.
  const isAsked = isLive && isOpen && waiting.includes(home);
  const held = order ?? last.current ?? USUAL;
  const latest = model.playedForMe.at(-1);
  const wasPassed = model.given !== null && latest?.prompt === prompt && latest.how === "order";
  const isPassing = isAsked && !hasSteppedIn && isPassed(view, home, held);
  return {
    isAside: isPassing,
    isAnswered: isAsked && hasOnlyAnswer({ model, view }, coup as unknown as AnyRules),
    order: held,
    still: isPassing && (model.given === null || wasPassed) ? stepInto(view, home) : null,
    hasSteppedIn: isAsked && hasSteppedIn && (model.given === null || wasPassed),
    set,
    stepIn: () => {
      setStepped({ game, prompt });
      set(null);
    },
  };
}

/** What somebody can do about the open question but pass, and at whose seat: whoever claims something, or acts. */
function stepInto(view: State, me: Seat): StepIn | null {
  const { claim, action } = view;
  const legal = coup.legal(view, me);
  const canChallenge = legal.some((move) => move.do === "challenge");
  const canBlock = legal.some((move) => move.do === "block");
  const seat = (canChallenge ? claim?.seat : null) ?? action?.seat ?? null;
  if (seat === null || !(canChallenge || canBlock)) return null;
  return { what: !canBlock ? "challenge" : canChallenge ? "other" : "block", seat };
}

/** Whether an order passes on the open question. */
function isPassed(view: State, me: Seat, order: StandingOrder): boolean {
  const legal = coup.legal(view, me);
  if (!legal.some(isPass)) return false;
  return passesBy(order, {
    isHarmless: () => isHarmless(view),
    canOnlyPass: () => legal.every(isPass),
    touches: () => touches(view, me),
    looksFalse: () => looksFalse(view),
  });
}
