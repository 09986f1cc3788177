import { GAME_NAMES } from "@darbar/protocol/agreed";
import type { App } from "../app/context.ts";
import { loadFonts } from "../app/fonts.ts";
import { loadPlay, loadShare } from "./quick-game.ts";

/**
 * Has what *Play now* needs come while the front page is read, one thing after the other, and at last our letters. Ends when
 * a game was asked for: then the line belongs to that game. What cannot be loaded is asked for again where it is needed.
 */
export async function loadAhead(app: App, isAskedFor: () => boolean): Promise<void> {
  const steps = [
    () => Promise.all([loadShare(), import("./table-page.tsx")]),
    ...GAME_NAMES.map((game) => () => loadPlay(game, app)),
  ];
  for (const step of steps) {
    if (isAskedFor()) return;
    await step().catch(() => undefined);
  }
  if (!isAskedFor()) loadFonts();
}
