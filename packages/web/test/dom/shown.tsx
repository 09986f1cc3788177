import { setTimeout } from "node:timers/promises";
import { GAME_NAMES } from "@darbar/protocol/agreed";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import type { Words } from "@darbar/words/words";
import { type ComponentChildren, render } from "preact";
import { onTestFinished } from "vitest";
import { type App, AppProvider } from "../../src/app/context.ts";
import { GAMES } from "../../src/games/list.ts";
import { loadGame } from "../../src/games/load.ts";
import { Speaking } from "../../src/words/speak.tsx";
import { acted } from "./acted.ts";
import { says } from "./reader.ts";

// A page loads its pieces side by side. Files of a game import each other in circles, and which of two pieces is quicker
// must not decide which file of a circle is read first: here each is read before, one after the other.
for (const game of GAME_NAMES) {
  await GAMES[game].practice.loadGame();
  await loadGame(game);
  await GAMES[game].lesson?.loadWhisper();
}

/** How often it is looked whether something has come to pass, a millisecond apart, before it is given up. */
const PATIENCE = 4_000;

/** Where a part of the page is shown. */
export interface Shown {
  readonly root: HTMLElement;
  /** Draws something else in its place, with everything else as it is. */
  draw(children: ComponentChildren): Promise<void>;
}

/** Shows a part of the page to somebody, until the test is over. */
export async function show(
  children: ComponentChildren,
  { words = EVERY_WORDS.en, app = null }: { readonly words?: Words; readonly app?: App | null } = {},
): Promise<Shown> {
  const root = document.body.appendChild(document.createElement("div"));
  const draw = async (inside: ComponentChildren): Promise<void> => {
    await acted(() => {
      render(
        <AppProvider value={app}>
          <Speaking value={words}>{inside}</Speaking>
        </AppProvider>,
        root,
      );
    });
  };
  onTestFinished(async () => {
    await acted(() => render(null, root));
    root.remove();
  });
  await draw(children);
  return { root, draw };
}

/** Lets everything happen that is under way, such as the loading of a piece of script, until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < PATIENCE; turn++) {
    if (isSo()) return;
    await acted(() => setTimeout(1));
  }
  throw new Error(`it never came to that: ${isSo}, but: ${says(document.body)}`);
}
