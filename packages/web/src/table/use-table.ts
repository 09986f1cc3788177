import { useEffect, useMemo } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { useStore } from "../app/store.ts";
import { bringGame, gameHere, isHere, isShown } from "../games/bring.ts";
import type { TableLink } from "../line/table-link.ts";
import { isMotionOn } from "../motion/is-on.ts";
import { useWords } from "../words/speak.tsx";
import { type TableController, type TableScreen, watchTable } from "./controller.ts";
import { readSeats } from "./read-seats.ts";

/** How long things take to fade in where nothing moves, in milliseconds. */
const FADE = 150;

/** A table that a page watches, as long as the page is there. `person` is the reader as the table's host knows them. */
export function useTable(
  link: TableLink,
  person: () => string | null,
): { readonly controller: TableController; readonly screen: TableScreen } {
  const { settings, speech } = useApp();
  const controller = useMemo(
    () =>
      watchTable(link, {
        now: () => performance.now(),
        later: (milliseconds, run) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
        pace: (game, event) => {
          if (document.hidden) return 0;
          const pace = gameHere(game).pace(event);
          return isMotionOn(settings.get().motion) ? pace : Math.min(pace, FADE);
        },
        person,
        // A game that the page does not know (it may be played here by other means) is not followed.
        bring: (game) => {
          if (!isShown(game) || (isHere(game) && speech.knows(game))) return null;
          return Promise.all([bringGame(game), speech.learn(game)]);
        },
      }),
    [link],
  );
  useEffect(() => () => controller.close(), [controller]);
  return { controller, screen: useRead(useStore(controller.screen)) };
}

/** The screen with its bots called as the reader calls them: whatever a page shows of a table is drawn from this. */
function useRead(screen: TableScreen): TableScreen {
  const words = useWords();
  const { model } = screen;
  const seats = useMemo(() => readSeats(model?.seats ?? [], words), [model?.seats, words]);
  const read = useMemo(() => (model === null ? null : { ...model, seats }), [model, seats]);
  return useMemo(() => ({ ...screen, model: read }), [screen, read]);
}
