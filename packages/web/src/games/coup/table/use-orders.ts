import { coup, isHarmless, looksFalse, type State, touches } from "@darbar/coup";
import { isPass, type Seat } from "@darbar/kernel";
import { passesBy, type StandingOrder } from "@darbar/protocol/agreed";
import { useEffect, useRef } from "preact/hooks";
import type { TableProps } from "../../../table/props.ts";
import { isOut, type Sight } from "./sight.ts";

/** What is passed for the reader without a question. */
export interface Passing {
  /** Whether the open question is passed for them. */
  readonly isAside: boolean;
  /** Gives an order, or takes the one that is given back. */
  set(order: StandingOrder | null): void;
}

/** Who has ordered nothing is asked wherever there is something to choose. */
const USUAL: StandingOrder = "pass-if-nothing-else";
/** What is wanted of one game is wanted of the next at the same table. */
const LASTING: readonly (string | null)[] = ["ask-what-touches-or-looks-false", "pass", "pass-if-harmless"];

/** Keeps the reader's standing order over the games of a table. */
export function useOrders({ view, model, plays, home, waiting, isOpen }: Sight, table: TableProps): Passing {
  const game = model.game?.number ?? 0;
  const { order } = model;
  const isLive = plays && home !== null && !isOut(view, home) && (table.mode === "live" || table.mode === "practice");
  const before = useRef({ game, order });
  const give = (wanted: StandingOrder): void => void table.command({ do: "order", order: wanted });
  useEffect(() => {
    const last = before.current;
    if (!isLive) return;
    before.current = { game, order };
    if (order !== null) return;
    give(last.game !== game && LASTING.includes(last.order) ? (last.order as StandingOrder) : USUAL);
  }, [isLive, game, order]);
  // While it is shown what came of a question, the view is between two questions: the rules say nothing of it.
  const isAsked = isLive && isOpen && waiting.includes(home);
  return {
    isAside: isAsked && isPassed(view, home, (order as StandingOrder | null) ?? USUAL),
    set: (wanted) => give(wanted ?? USUAL),
  };
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
