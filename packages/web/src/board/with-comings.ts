import { yes } from "@darbar/words/people";
import type { StoryLine } from "@darbar/words/story-line";
import type { BoardSight } from "./sight.ts";

/** The story with who left the game, came back to it or gave it up, where that was. */
export function withComings(
  story: readonly StoryLine[],
  { model: { comings, me }, words, names }: Pick<BoardSight, "model" | "words" | "names">,
): readonly StoryLine[] {
  if (comings.length === 0) return story;
  const lines = comings.map(({ seat, how, index }, place): StoryLine => {
    const text = words.t(`table.${how}`, { me: yes(seat === me), name: names(seat) });
    // Between the events before and after it.
    return { index: index - 0.3 + place / 10_000, text, tone: "plain", seat };
  });
  return [...story, ...lines].toSorted((one, other) => one.index - other.index);
}
