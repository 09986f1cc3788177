import type { Seat } from "@darbar/kernel";
import type { Phrase, PhraseName } from "@darbar/protocol";
import { phraseSpec } from "@darbar/protocol/agreed";
import { namesOf } from "@darbar/words/names";
import { phraseText } from "@darbar/words/phrase-text";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { isPlaying, type TableModel } from "../table/model.ts";
import { Said, useWords } from "../words/speak.tsx";
import { isClaim, phraseParts, phrasesOf } from "./phrase-list.ts";
import type { CardNames } from "./use-card-names.ts";

interface QuickPhrasesProps {
  readonly model: TableModel;
  readonly cardNames: CardNames;
  readonly isBusy: boolean;
  onSay(phrase: Phrase): void;
}

/** Quick phrases: one tap says them; those that speak of somebody or of a card ask which. */
export function QuickPhrases({ model, cardNames, isBusy, onSay }: QuickPhrasesProps): JSX.Element {
  const words = useWords();
  const { t } = words;
  const [started, setStarted] = useState<Phrase | null>(null);
  const names = namesOf(model.seats, words);
  const text = (phrase: Phrase): string => phraseText(phrase, words, names, cardNames.nameOf);

  const take = (phrase: Phrase): void => {
    if (missingIn(phrase) !== null) return setStarted(phrase);
    setStarted(null);
    if (!isBusy) onSay(phrase);
  };

  const missing = started === null ? null : missingIn(started);
  const isPlayer = model.me !== null && isPlaying(model);
  const offered = phrasesOf(model.setup.game).filter((phrase) => isPlayer || !isClaim(phrase));
  return (
    <details class="quick-phrases">
      <summary>{t("lobby.talk.phrases")}</summary>
      <p class="hint">{t("lobby.talk.phrases.why")}</p>
      {started === null || missing === null ? (
        <ul class="phrases">
          {offered.map((phrase) => (
            <li key={phrase}>
              <button type="button" class="button" aria-disabled={isBusy} onClick={() => take({ phrase })}>
                <span>
                  <Said text={text({ phrase })} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <fieldset class="phrase-parts">
          <legend>
            <Said text={text(started)} /> {t(`lobby.talk.${missing}`)}
          </legend>
          <ul class="phrases">
            {missing === "player" &&
              playersToName(model).map((player) => (
                <li key={player}>
                  <button type="button" class="button" onClick={() => take({ ...started, player })}>
                    <Said text={names(player)} />
                  </button>
                </li>
              ))}
            {missing === "place" &&
              PLACES.map((place) => (
                <li key={place}>
                  <button type="button" class="button" onClick={() => take({ ...started, place })}>
                    {t("lobby.talk.nth", { place: `${place}` })}
                  </button>
                </li>
              ))}
            {missing === "card" &&
              (phraseSpec(started.phrase).cards ?? cardNames.cards).map((card) => (
                <li key={card}>
                  <button type="button" class="button" onClick={() => take({ ...started, card })}>
                    {cardNames.nameOf(card, started.phrase)}
                  </button>
                </li>
              ))}
            <li>
              <button type="button" class="button quiet" onClick={() => setStarted(null)}>
                {t("lobby.talk.back")}
              </button>
            </li>
          </ul>
        </fieldset>
      )}
    </details>
  );
}

/** The places of a player's cards, for phrases that speak of one of them. */
const PLACES = [0, 1, 2];

/** What a phrase still needs before it can be said. */
function missingIn(said: {
  readonly phrase: PhraseName;
  readonly player?: Seat | undefined;
  readonly place?: number | undefined;
  readonly card?: string | undefined;
}) {
  return phraseParts(said.phrase).find((part) => said[part] === undefined) ?? null;
}

/** The players that a phrase can speak of: all but the reader. */
function playersToName({ seats, me }: TableModel): readonly Seat[] {
  return seats.flatMap((sitter, player) => (sitter === null || player === me ? [] : [player]));
}
