import type { Remark, Viewer } from "@darbar/kernel";
import { PHRASE_NAMES } from "@darbar/protocol/agreed";
import { phraseText } from "@darbar/words/phrase-text";
import type { Words } from "@darbar/words/words";
import type { Line } from "../text/line.ts";
import { printable } from "../text/printable.ts";
import type { Voice } from "../text/voice.ts";

/** How a game words what its players say. */
interface Worded {
  claimed(said: Pick<Remark, "seat" | "saying">, viewer: Viewer, voice: Voice): string | null;
  nameOfCard(card: string, words: Words): string;
}

/** What somebody has said, as a line under what happens; `null`: it is no phrase that is known here. */
export function saidLine(
  game: Worded,
  { seat, saying }: Pick<Remark, "seat" | "saying">,
  viewer: Viewer,
  voice: Voice,
): Line | null {
  const phrase = PHRASE_NAMES.find((each) => each === saying.phrase);
  if (phrase === undefined) return null;
  const { words, names } = voice;
  const nameOfCard = (card: string): string => game.nameOfCard(printable(card), words); // A record may call a card anything.
  const phrased = phraseText({ ...saying, phrase }, words, names, nameOfCard);
  const claimed = game.claimed({ seat, saying }, viewer, voice);
  return {
    depth: 2,
    tone: "plain",
    text: claimed ?? words.t("lobby.talk.said", { name: names(seat), text: phrased }),
  };
}
