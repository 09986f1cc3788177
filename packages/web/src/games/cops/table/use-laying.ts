import { useEffect, useRef, useState } from "preact/hooks";
import type { TableProps } from "../../../table/props.ts";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";

/** How long somebody new has for laying their cards themselves, in milliseconds: as long for every hand, so it tells nothing. */
const LIE_SO_FOR = 4_000;

/** Cards that are laid as they were dealt, unless the reader wants to change that. */
export interface Laying {
  readonly says: string;
  readonly isBusy: boolean;
  change(): void;
}

/**
 * In somebody's first games their cards lay themselves before the first turn (cops 1): in what order makes no difference
 * to anybody who does not know the game yet. `null`: they are asked, or there is nothing to lay.
 */
export function useLaying(sight: Sight, { isNew }: TableProps, play: Play): Laying | null {
  const { view, words } = sight;
  const [changed, setChanged] = useState<number | null>(null);
  const asTheyLie = play.step?.offers.find(({ id }) => id === "as-they-lie") ?? null;
  const isFirst = view.question === "arrange" && view.playing === null;
  const lies = isNew === true && isFirst && asTheyLie !== null && play.picks.length === 0 && changed !== view.prompt;
  const latest = useRef({ play, asTheyLie });
  latest.current = { play, asTheyLie };
  useEffect(() => {
    if (!lies) return;
    const lay = (): void => {
      const now = latest.current;
      if (now.asTheyLie !== null) now.play.press(now.asTheyLie);
    };
    const timer = setTimeout(lay, LIE_SO_FOR);
    return () => clearTimeout(timer);
  }, [lies, view.prompt]);
  // A card that was pressed begins another order: the reader has taken over.
  useEffect(() => {
    if (isFirst && play.picks.length > 0) setChanged(view.prompt);
  }, [isFirst, play.picks.length, view.prompt]);
  if (!lies) return null;
  return { says: words.t("cops.ask.arrange.lies-so"), isBusy: play.isBusy, change: () => setChanged(view.prompt) };
}
