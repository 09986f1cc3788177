import { PHRASE_NAMES } from "@darbar/protocol/agreed";
import { phraseText } from "@darbar/words/phrase-text";
import type { StoryLine } from "@darbar/words/story-line";
import type { Words } from "@darbar/words/words";
import type { BoardSight } from "./sight.ts";

/** What was said in quick phrases, as lines of the log between the events around them, in the reader's language. */
export function withSaid(
  story: readonly StoryLine[],
  { model, words, names }: Pick<BoardSight, "model" | "words" | "names">,
  nameOfCard: (card: string, words: Words) => string,
): readonly StoryLine[] {
  const said = model.game?.said ?? [];
  const happened = model.game?.past.length ?? 0;
  const lines = said.flatMap(({ seat, saying, after }, place): readonly StoryLine[] => {
    const phrase = PHRASE_NAMES.find((each) => each === saying.phrase);
    // What it was said to is still to be shown.
    if (phrase === undefined || after > happened) return [];
    const text = words.t("lobby.talk.said", {
      name: names(seat),
      text: phraseText({ ...saying, phrase }, words, names, (card) => nameOfCard(card, words)),
    });
    return [{ index: after - 0.4 + place / 10_000, text, tone: "said", seat }];
  });
  return lines.length === 0 ? story : [...story, ...lines].toSorted((one, other) => one.index - other.index);
}
