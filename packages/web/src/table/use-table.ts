import { useEffect, useMemo } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { useStore } from "../app/store.ts";
import { isShown } from "../games/list.ts";
import { gameHere, isHere, loadGame } from "../games/load.ts";
import { paceFor } from "../motion/pace.ts";
import type { TableLink } from "../transport/table-link.ts";
import { useWords } from "../words/speak.tsx";
import { type TableController, type TableScreen, watchTable } from "./controller.ts";
import { readSeats } from "./read-seats.ts";
import { readSaid, readTalk } from "./read-talk.ts";

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
        pace: (game, event) => paceFor(gameHere(game).pace(event), settings.get()),
        person,
        // A game that the page does not know (it may be played here by other means) is not followed.
        load: (game) => {
          if (!isShown(game) || (isHere(game) && speech.knows(game))) return null;
          return Promise.all([loadGame(game), speech.learn(game)]);
        },
      }),
    [link],
  );
  useEffect(() => () => controller.close(), [controller]);
  return { controller, screen: useRead(useStore(controller.screen)) };
}

/** The screen with its bots called, and heard, as the reader wants: whatever a page shows of a table is drawn from this. */
function useRead(screen: TableScreen): TableScreen {
  const words = useWords();
  const { hearsBots } = useStore(useApp().settings);
  const { model } = screen;
  const seats = useMemo(() => readSeats(model?.seats ?? [], words), [model?.seats, words]);
  const read = useMemo(() => {
    if (model === null) return null;
    const talk = readTalk(model.talk, model.seats, words, hearsBots);
    const game = model.game && { ...model.game, said: readSaid(model.game.said, model.seats, hearsBots) };
    return { ...model, seats, talk, game };
  }, [model, seats, words, hearsBots]);
  return useMemo(() => ({ ...screen, model: read }), [screen, read]);
}
