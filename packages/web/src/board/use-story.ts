import type { Seat, Viewer } from "@darbar/kernel";
import type { Names } from "@darbar/words/names";
import type { StoryLine } from "@darbar/words/story-line";
import type { Storyteller } from "@darbar/words/storyteller";
import type { Words } from "@darbar/words/words";
import { useRef } from "preact/hooks";
import type { TableModel } from "../table/model.ts";

/** Who tells the story of a game, and what must be known to go on with it. */
export interface Teller<GameEvent> extends Storyteller<GameEvent> {
  /** From where on more events can change what is said of those that are there. */
  firstUnsettled(past: readonly GameEvent[]): number;
  /** With whose eyes a past was seen. */
  seenBy(past: readonly GameEvent[], viewer: Viewer, me: Seat | null): Viewer;
}

/** What has been told, and of what. */
interface Telling<GameEvent> {
  readonly past: readonly GameEvent[];
  readonly viewer: Viewer;
  readonly words: Words;
  readonly seats: TableModel["seats"];
  readonly story: readonly StoryLine[];
}

interface Told<GameEvent> {
  readonly past: readonly GameEvent[];
  readonly view: { readonly viewer: Viewer };
  readonly words: Words;
  readonly names: Names;
  readonly model: TableModel;
}

/** The story so far. A long game is not told anew with every event: only what the new ones add. */
export function useStory<GameEvent>(
  { past, view, words, names, model }: Told<GameEvent>,
  teller: Teller<GameEvent>,
): readonly StoryLine[] {
  const told = useRef<Telling<GameEvent> | null>(null);
  const { current } = told;
  const { seats, me } = model;
  const viewer = teller.seenBy(past, view.viewer, me);
  const isSame = current?.viewer === viewer && current.words === words && current.seats === seats;
  if (isSame && current.past === past) return current.story;
  let story: readonly StoryLine[];
  if (isSame && continues(past, current.past)) {
    const from = teller.firstUnsettled(current.past);
    const added = past
      .slice(from)
      .flatMap((_, step) => teller.tellEvent(past, from + step, viewer, words, names) ?? []);
    story = [...current.story.filter(({ index }) => index < from), ...added];
  } else {
    story = teller.tellStory(past, viewer, words, names);
  }
  told.current = { past, viewer, words, seats, story };
  return story;
}

/** Whether a past is one that was seen before, with perhaps more since. */
export function continues(past: readonly unknown[], before: readonly unknown[]): boolean {
  const last = before.length - 1;
  return last >= 0 && past.length > last && past[0] === before[0] && past[last] === before[last];
}
