import type { Seat, Viewer } from "@darbar/kernel";
import type { Names } from "./names.ts";
import type { StoryLine } from "./story-line.ts";
import type { Words } from "./words.ts";

/** A line of the log, and the event that it tells. */
export type ToldEvent<GameEvent> = StoryLine & { readonly event: GameEvent };

/** An event that is to be told, among what happened before and after. */
export interface Telling<GameEvent> {
  readonly event: GameEvent;
  readonly past: readonly GameEvent[];
  readonly index: number;
  readonly viewer: Viewer;
  readonly words: Words;
  readonly names: Names;
}

/** What a game knows of telling its events. `Context` is what has to be remembered to tell why something happens. */
export interface Narrator<GameEvent, Context> {
  redact(event: GameEvent, viewer: Viewer): GameEvent | null;
  /** Whether an event says nothing, and need not be remembered. */
  isSilent(event: GameEvent): boolean;
  newContext(): Context;
  sentence(telling: Telling<GameEvent>, context: Context): string | null;
  remember(context: Context, event: GameEvent): void;
  toneOf(event: GameEvent): StoryLine["tone"];
  /** Whose doing it is. */
  seatOf(event: GameEvent): Seat | null;
}

/** Who tells the story of a game as a viewer may know it. */
export interface Storyteller<GameEvent> {
  /** The whole past, line by line. */
  tellStory(past: readonly GameEvent[], viewer: Viewer, words: Words, names: Names): readonly ToldEvent<GameEvent>[];
  /** What one event of the past says; `null` if there is nothing to say. */
  tellEvent(
    past: readonly GameEvent[],
    index: number,
    viewer: Viewer,
    words: Words,
    names: Names,
  ): ToldEvent<GameEvent> | null;
}

/** The storyteller of a game. */
export function storytellerOf<GameEvent, Context>(narrator: Narrator<GameEvent, Context>): Storyteller<GameEvent> {
  function tell(
    past: readonly GameEvent[],
    from: number,
    to: number,
    viewer: Viewer,
    words: Words,
    names: Names,
  ): readonly ToldEvent<GameEvent>[] {
    const lines: ToldEvent<GameEvent>[] = [];
    const context = narrator.newContext();
    for (let index = 0; index < to; index++) {
      const event = narrator.redact(past[index], viewer);
      if (event === null || narrator.isSilent(event)) continue;
      const telling = { event, past, index, viewer, words, names };
      const text = index < from ? null : narrator.sentence(telling, context);
      if (text !== null) {
        lines.push({ index, event, text, tone: narrator.toneOf(event), seat: narrator.seatOf(event) });
      }
      narrator.remember(context, event);
    }
    return lines;
  }
  return {
    tellStory: (past, viewer, words, names) => tell(past, 0, past.length, viewer, words, names),
    tellEvent: (past, index, viewer, words, names) => tell(past, index, index + 1, viewer, words, names)[0] ?? null,
  };
}
