import type { Event } from "@darbar/coup";
import { useRef } from "preact/hooks";
import type { TableModel } from "../table/model.ts";
import type { Words } from "../words/words.ts";
import { seenBy } from "./seen-by.ts";
import type { Sight } from "./sight.ts";
import type { StoryLine } from "./words/contract.ts";
import { tellEvent, tellStory } from "./words/story.ts";

/** What has been told, and of what. */
interface Telling {
  readonly past: readonly Event[];
  readonly viewer: unknown;
  readonly words: Words;
  readonly seats: TableModel["seats"];
  readonly story: readonly StoryLine[];
}

/** The story so far. A long game is not told anew with every event: only what the new ones add. */
export function useStory({ past, view, words, names, model }: Sight): readonly StoryLine[] {
  const told = useRef<Telling | null>(null);
  const { current } = told;
  const { seats, me } = model;
  const viewer = seenBy(past, view.viewer, me);
  const isSame = current?.viewer === viewer && current.words === words && current.seats === seats;
  if (isSame && current.past === past) return current.story;
  let story: readonly StoryLine[];
  if (isSame && continues(past, current.past)) {
    const from = firstUnsettled(current.past);
    const added = past.slice(from).flatMap((_, step) => tellEvent(past, from + step, viewer, words, names) ?? []);
    story = [...current.story.filter(({ index }) => index < from), ...added];
  } else {
    story = tellStory(past, viewer, words, names);
  }
  told.current = { past, viewer, words, seats, story };
  return story;
}

function continues(past: readonly Event[], before: readonly Event[]): boolean {
  const last = before.length - 1;
  return last >= 0 && past.length > last && past[0] === before[0] && past[last] === before[last];
}

/** From where on more events can change what is said: the last question was told as if it were still open. */
function firstUnsettled(past: readonly Event[]): number {
  const asked = past.findLastIndex(({ type }) => type === "asked");
  return asked === -1 ? past.length : asked;
}
