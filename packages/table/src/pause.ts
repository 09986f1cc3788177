import type { GameAtTable } from "./state.ts";

/*
 * Whoever answers by themselves pauses, and nobody plays into what is still being shown. A pause begins when those who are
 * asked see the question, or, if nothing was seen to happen since the question before it, with that one: what nobody has
 * played into was time to think. A quiet question waits for nothing but what holds every question.
 */

/** When pauses over the open question begin. */
export function pauseBegins({ running, events, shown }: GameAtTable, pause: number): number {
  const { asked, held } = running.leadIn(events);
  return shown.since + pause * (running.isQuiet() ? held : asked);
}

/** When all that led to the open question has been seen. Who hurries lets nothing be shown to its end. */
export function shownAt({ running, events, shown }: GameAtTable, pause: number, share: number): number {
  const lasts = share < 1 ? Math.min(running.leadIn(events).seen, shown.lasts) : shown.lasts;
  return shown.since + pause * lasts;
}

/** When the longest pause over the open question has passed. */
export function pausesEnd(game: GameAtTable, pause: number, share: number): number {
  const { running } = game;
  const [least, more] = running.pauseOver();
  const thought = pauseBegins(game, pause) + pause * (least + more);
  return running.isQuiet() ? thought : Math.max(thought, shownAt(game, pause, share));
}
