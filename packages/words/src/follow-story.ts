import type { Viewer } from "@darbar/kernel";
import type { Names } from "./names.ts";
import type { Narrator, ToldEvent } from "./storyteller.ts";
import type { Words } from "./words.ts";

/** Takes the next event of a game, and gives what can be told now. */
export type Follower<GameEvent> = (event: GameEvent) => readonly ToldEvent<GameEvent>[];

/** Tells a game to one viewer as it goes, from its first event on: the same lines as its whole story has at last. */
export function followStory<GameEvent, Context>(
  narrator: Narrator<GameEvent, Context>,
  viewer: Viewer,
  words: Words,
  names: Names,
): Follower<GameEvent> {
  const past: GameEvent[] = [];
  const context = narrator.newContext();
  /** The last event, if it has said nothing yet: of a question it is told what came of it, once that is known. */
  let waiting: { readonly event: GameEvent; readonly index: number } | null = null;
  return (happened) => {
    const index = past.push(happened) - 1;
    const event = narrator.redact(happened, viewer);
    if (event === null || narrator.isSilent(event)) return [];
    const told: ToldEvent<GameEvent>[] = [];
    for (const next of waiting === null ? [{ event, index }] : [waiting, { event, index }]) {
      const text = narrator.sentence({ ...next, past, viewer, words, names }, context);
      waiting = text === null && next.index === index ? next : null;
      if (text !== null)
        told.push({ ...next, text, tone: narrator.toneOf(next.event), seat: narrator.seatOf(next.event) });
      if (waiting === null) narrator.remember(context, next.event);
    }
    return told;
  };
}
