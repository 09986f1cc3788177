import { cops } from "@darbar/cops";
import { useEffect, useState } from "preact/hooks";
import type { TableProps } from "../table/props.ts";
import type { Sight } from "./sight.ts";

/** What becomes of the reader's equipment in the moments to come. */
export interface Pocket {
  /** Whether the reader holds equipment that they could use. */
  readonly isFull: boolean;
  /** `stays`: it is passed by itself; `asks-once`: they are asked when it can be used; `asks`: they are asked every time. */
  readonly mode: "stays" | "asks-once" | "asks";
  /** Whether the open moment passes without asking the reader. */
  readonly isAside: boolean;
  /** Wants to use it at the next moment in which it can be used, or after all not. */
  wish(toUse: boolean): void;
}

/**
 * Moments never nag: equipment stays in the pocket by a standing pass, unless the reader wants to use it or has set that
 * they are asked every time. Where they could do nothing but pass, another order passes: a pass by the page would come at
 * once, and tell the table that the card is not for this moment.
 */
export function usePocket(sight: Sight, table: TableProps, asksEveryTime: boolean): Pocket {
  const { view, model, plays, home } = sight;
  const held = home === null ? null : (view.players[home].equipment[0] ?? null);
  const isFull = plays && held !== null;
  const [wished, setWished] = useState<{ readonly game: number; readonly prompt: number } | null>(null);
  const game = model.game?.number ?? 0;
  const isWished = isFull && wished?.game === game;
  const mode = asksEveryTime ? "asks" : isWished ? "asks-once" : "stays";

  // One order for the whole game: it has no effect on anything but moments (cops 4).
  const order = mode === "stays" ? "pass" : "pass-if-nothing-else";
  const isLive = table.mode === "live" || table.mode === "practice";
  const isOrdered = !plays || !isLive || model.order === order;
  useEffect(() => {
    if (!isOrdered) void table.command({ do: "order", order });
  }, [isOrdered, order, game, table.connection]);

  const isAsked = plays && home !== null && view.question === "moment" && sight.waiting.includes(home);
  const canUse = isAsked && cops.legal(view, home).length > 1;
  const isAside = mode === "stays" || (isLive && isAsked && !canUse);
  const { prompt } = view;

  // The wish is fulfilled when they were asked and have answered, or the moment has passed.
  const isBeingAsked = isWished && canUse;
  useEffect(() => {
    if (!isBeingAsked) return;
    return () => setWished(null);
  }, [isBeingAsked, prompt]);

  return { isFull, mode, isAside, wish: (toUse) => setWished(toUse ? { game, prompt } : null) };
}
