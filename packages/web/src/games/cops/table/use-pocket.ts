import { cops, isQuiet, touches } from "@darbar/cops";
import { useEffect, useRef, useState } from "preact/hooks";
import { hasOnlyAnswer } from "../../../board/only-answer.ts";
import type { TableProps } from "../../../table/props.ts";
import type { AnyRules } from "../../shown-game.ts";
import type { Sight } from "./sight.ts";

/** What becomes of the reader's equipment in the moments to come. */
export interface Pocket {
  /** Whether the reader holds equipment that they could use. */
  readonly isFull: boolean;
  /** `stays`: they are asked what touches them; `asks-once`: also when it can be used next; `asks`: every time it can. */
  readonly mode: "stays" | "asks-once" | "asks";
  /** Whether the open moment passes without asking the reader. */
  readonly isAside: boolean;
  /** Whether the open question has one answer, which is given for them. */
  readonly isAnswered: boolean;
  /** Whether the reader has answered the open question themselves. */
  readonly hasAnswered: boolean;
  /** Whether they have just wanted to use it in a moment that had closed by then. */
  readonly isLate: boolean;
  /** Whether it can be used in the open moment, which presses and is passed for them: it is offered as long as that is open. */
  readonly isOffered: boolean;
  /** Whether it could be used in a moment that does not press, now or since the turn before: so long it is offered to be held ready. */
  readonly isFitting: boolean;
  /** Takes their time over the open question: no ring runs out over it. */
  hold(): void;
  /** Wants to use it at the next moment in which it can be used, the open one included, or after all not. */
  wish(toUse: boolean): void;
}

/**
 * Moments never nag, and nobody loses equipment unasked: by a standing order the reader is asked what touches them, whatever
 * they hold, and equipment stays in the pocket otherwise, unless the reader wants to use it or has set that they are asked
 * every time. Where they could do nothing but pass, another order passes: a pass by the page would come at once, and tell
 * the table that the card is not for this moment.
 */
export function usePocket(sight: Sight, table: TableProps, asksEveryTime: boolean): Pocket {
  const { view, model, plays, home } = sight;
  const { prompt, turns } = view;
  const game = model.game?.number ?? 0;
  const isFull = plays && home !== null && view.players[home].equipment.length > 0;
  const [wished, setWished] = useState<number | null>(null);
  const isWished = isFull && wished === game;
  const mode = asksEveryTime ? "asks" : isWished ? "asks-once" : "stays";

  const [held, setHeld] = useState<{ readonly game: number; readonly prompt: number } | null>(null);
  const isHeld = held?.game === game && held.prompt === prompt;

  // One order for the whole game: it has no effect on anything but moments (cops 4).
  const order = isHeld ? null : mode === "stays" ? "ask-what-touches-me" : "pass-if-nothing-else";
  const isLive = table.mode === "live" || table.mode === "practice";
  const isOrdered = !plays || !isLive || model.order === order;
  useEffect(() => {
    if (!isOrdered) void table.command({ do: "order", order });
  }, [isOrdered, order, game, table.connection]);

  const isAsked = plays && home !== null && sight.isOpen && view.question === "moment" && sight.waiting.includes(home);
  const canUse = isAsked && cops.legal(view, home).length > 1;
  const isMine = home !== null && touches(view, home);
  const isAside = !isMine && (mode === "stays" || (isLive && isAsked && !canUse));

  const latest = model.playedForMe.at(-1);
  const wasPassed = model.given === null || (latest?.prompt === prompt && latest.how === "order");
  const fits = isLive && isAside && canUse && wasPassed;
  const isOffered = fits && !isQuiet(view);
  // A quiet moment is over before anybody has read that something fits it: what is offered there stays.
  const fitted = useRef<{ readonly game: number; readonly turns: number } | null>(null);
  if (fits && isQuiet(view)) fitted.current = { game, turns };
  const isFitting = isFull && mode === "stays" && fitted.current?.game === game && turns <= fitted.current.turns + 1;

  // Their own moment that was passed by their order: its ring had run out.
  const touched = useRef(-1);
  if (isAsked && isMine && model.given === null) touched.current = prompt;
  const last = model.playedForMe.at(-1);
  const hasRungOut = last?.how === "order" && last.prompt === touched.current;
  const since = hasRungOut ? sight.past.slice(last.index).filter(({ type }) => type === "turn").length : 0;

  const answered = useRef(-1);
  if (table.doing?.do === "move") answered.current = table.doing.prompt;
  const [late, setLate] = useState<{ readonly game: number; readonly turns: number } | null>(null);
  // The wish ends with the moment in which they are asked. Whoever has answered nothing by then came too late.
  const isBeingAsked = isWished && canUse;
  useEffect(() => {
    if (!isBeingAsked) return;
    return () => {
      setWished(null);
      if (answered.current !== prompt) setLate({ game, turns });
    };
  }, [isBeingAsked, prompt]);

  // What was wanted of one card is not wanted of the next.
  useEffect(() => {
    if (!isFull) setWished(null);
  }, [isFull]);

  return {
    isFull,
    mode,
    isAside,
    isAnswered: plays && isLive && sight.isOpen && hasOnlyAnswer(sight, cops as unknown as AnyRules),
    hasAnswered: answered.current === prompt,
    isLate: plays && ((hasRungOut && since <= 1) || (late?.game === game && turns <= late.turns + 1)),
    isOffered,
    isFitting,
    hold: () => {
      if (isAsked && isMine && model.given === null) setHeld({ game, prompt });
    },
    wish: (toUse) => {
      if (!toUse) answered.current = prompt; // They keep it, and miss nothing.
      setLate(null);
      setWished(toUse ? game : null);
    },
  };
}
