import type { Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Offer, Pick, Step } from "@darbar/words/cops/contract";
import { afterPressing, stepAt } from "@darbar/words/cops/steps";
import { useMemo, useState } from "preact/hooks";
import { useDisarming } from "../../../board/use-disarming.ts";
import type { TableProps } from "../../../table/props.ts";
import type { Sight } from "./sight.ts";

/** What the reader is about to do, before it is a move. */
interface Intent {
  /** The question it answers: what was meant for another one is forgotten. */
  readonly prompt: number;
  readonly picks: readonly Pick[];
  /** The dangerous offer that was pressed once. */
  readonly armed: string | null;
}

/** What the reader may do now, and how: the buttons of the prompt, the seats and the cards all press these. */
export interface Play {
  /** Where they are on the way to a move; `null` if nothing is asked of them. */
  readonly step: Step | null;
  readonly picks: readonly Pick[];
  readonly armed: string | null;
  /** Whether a move is on its way: nothing else can be pressed. */
  readonly isBusy: boolean;
  isOpen(offer: Offer): boolean;
  press(offer: Offer): void;
  /** What pressing a player means now; `null` if nothing. */
  atSeat(seat: Seat): Offer | null;
  /** What pressing an identity card means now; `null` if nothing. */
  atCard(seat: Seat, card: Slot): { readonly offer: Offer; press(): void } | null;
  /** Begins to play the reader's equipment, or plays it if there is nothing to choose; `null` if it cannot be played now. */
  atEquipment(): (() => void) | null;
  /** One step back: disarms, or takes back the last thing picked; whether there was anything to take back. */
  back(): boolean;
}

/** What is passed or answered for the reader. */
interface Passed {
  readonly isAside: boolean;
  readonly isAnswered: boolean;
}

/** Keeps what the reader is about to do. */
export function usePlay(sight: Sight, { move, doing, allowed, isBehind }: TableProps, passed: Passed): Play {
  const { view, model, words, names, plays, home, conclusions } = sight;
  const isMine = plays && home !== null && sight.waiting.includes(home) && model.given === null;
  const isAside = passed.isAnswered || (passed.isAside && view.question === "moment");
  const isAsked = isMine && !isBehind && !isAside;
  const [kept, keep] = useState<Intent>(nothing(view.prompt));
  const intent = kept.prompt === view.prompt ? kept : nothing(view.prompt);
  const { picks, armed } = intent;
  const step = useMemo(
    () => (isAsked ? stepAt(view, picks, words, names, conclusions) : null),
    [isAsked, view, picks, words, model.seats, conclusions],
  );
  const isBusy = doing?.do === "move";
  useDisarming(armed, () => keep((now) => ({ ...now, armed: null })));

  const change = (part: Partial<Intent>): void => keep({ ...intent, armed: null, ...part });
  const isOpen = ({ id, barred }: Offer): boolean => barred === null && (allowed === undefined || allowed.includes(id));
  const find = (among: Step | null, wanted: (pick: Pick) => boolean): Offer | null =>
    among?.offers.find((offer) => wanted(offer.pick) && isOpen(offer)) ?? null;

  function take(offer: Offer, before: readonly Pick[]): void {
    if (isBusy || !isOpen(offer)) return change({});
    if (offer.move === null) return change({ picks: afterPressing(before, offer) });
    if (offer.danger && armed !== offer.id) return change({ picks: before, armed: offer.id });
    change({ picks: before });
    void move(offer.move);
  }

  return {
    step,
    picks,
    armed,
    isBusy,
    isOpen,
    press: (offer) => take(offer, picks),
    atSeat: (seat) => find(step, (pick) => pick.on === "seat" && pick.seat === seat),
    atCard: (seat, card) => {
      const isIt = (pick: Pick): boolean => pick.on === "card" && pick.seat === seat && pick.card === card;
      const here = find(step, isIt);
      if (here !== null) return { offer: here, press: () => take(here, picks) };
      // A card of a player who can be chosen is chosen together with them.
      const player = find(step, (pick) => pick.on === "seat" && pick.seat === seat);
      if (player === null || player.move !== null) return null;
      const through = afterPressing(picks, player);
      const next = find(stepAt(view, through, words, names, conclusions), isIt);
      return next === null ? null : { offer: next, press: () => take(next, through) };
    },
    atEquipment: () => {
      if (step === null) return null;
      const first = picks.length === 0 ? step : stepAt(view, NO_PICKS, words, names, conclusions);
      const offer = find(first, (pick) => pick.on === "button" && pick.id.startsWith("play-"));
      return offer === null ? null : () => take(offer, NO_PICKS);
    },
    back: () => {
      if (armed !== null) change({});
      else if (picks.length > 0) change({ picks: picks.slice(0, -1) });
      else return false;
      return true;
    },
  };
}

function nothing(prompt: number): Intent {
  return { prompt, picks: NO_PICKS, armed: null };
}

const NO_PICKS: readonly Pick[] = [];
