import type { HeardWord } from "@darbar/bots/review";
import { PHRASE_NAMES } from "@darbar/protocol/agreed";
import type { Names } from "@darbar/words/names";
import { phraseText } from "@darbar/words/phrase-text";
import type { JSX } from "preact";
import { Said, useWords } from "../words/speak.tsx";

interface HeardProps {
  readonly heard: readonly HeardWord[];
  readonly names: Names;
  nameOfCard(card: string): string;
}

/** What others have said since the decision before, and how far the master believed each of it. */
export function Heard({ heard, names, nameOfCard }: HeardProps): JSX.Element | null {
  const words = useWords();
  const { t } = words;
  if (heard.length === 0) return null;
  return (
    <>
      <h3>{t("replay.review.heard")}</h3>
      <ul class="review-heard">
        {heard.map(({ remark: { seat, saying, after }, chance }, at) => {
          const phrase = PHRASE_NAMES.find((each) => each === saying.phrase);
          if (phrase === undefined) return null;
          const text = phraseText({ ...saying, phrase }, words, names, nameOfCard);
          return (
            <li key={`${after} ${at}`}>
              <Said text={t("lobby.talk.said", { name: names(seat), text })} />{" "}
              <Said text={t("replay.review.believed", { name: names(seat), chance })} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
