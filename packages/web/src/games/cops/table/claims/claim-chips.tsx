import { bearsOut, CLAIM_WORDS, type ClaimWord } from "@darbar/cops";
import { tellText } from "@darbar/words/cops/claims";
import { cardKindName, placeName } from "@darbar/words/cops/things";
import type { JSX } from "preact";
import { Icon } from "../../../../art/icons.tsx";
import { isRoomy, useLayout } from "../../../../board/layout.ts";
import { Said } from "../../../../words/speak.tsx";
import type { Sight } from "../sight.ts";
import type { Telling } from "./use-telling.ts";
import { WordSign } from "./word-sign.tsx";

interface ClaimChipsProps {
  readonly sight: Sight;
  readonly telling: Telling;
}

/** What one tells the others of a card that one has seen: a tap says it aloud, the truth or a lie. */
export function ClaimChips({ sight, telling }: ClaimChipsProps): JSX.Element {
  const { view, words, names } = sight;
  const { card, isBusy, isNew, say, keepQuiet } = telling;
  const hasRoom = isRoomy(useLayout());
  const ask = tellText(card, view.viewer, words, names);
  return (
    <fieldset class="claim-chips">
      <legend class="claim-ask">
        <Icon name="speech" class="icon" />
        <span aria-hidden="true">
          <Said text={hasRoom ? ask : placeName([card.about, card.place], view.viewer, words, names)} />
        </span>
        <span class="hidden-text">
          <Said text={ask} />
        </span>
      </legend>
      {isNew && <p class="claim-once">{words.t("cops.claims.once")}</p>}
      <div class="choices of-claims" style={{ "--count": CLAIM_WORDS.length + 1 }}>
        {CLAIM_WORDS.map((word) => (
          <Chip
            key={word}
            sight={sight}
            word={word}
            hasRoom={hasRoom}
            isTrue={bearsOut(card.kind, word)}
            isBusy={isBusy}
            press={() => say(word)}
          />
        ))}
        <button type="button" class="button choice claim-chip of-quiet" onClick={keepQuiet}>
          <Icon name="mute" class="choice-emblem is-line" />
          <span class="choice-label">{words.t("cops.claims.quiet")}</span>
        </button>
      </div>
    </fieldset>
  );
}

interface ChipProps extends Pick<ClaimChipsProps, "sight"> {
  readonly word: ClaimWord;
  readonly hasRoom: boolean;
  readonly isTrue: boolean;
  readonly isBusy: boolean;
  press(): void;
}

/** One thing to call the card; a tick marks the truth, the mask one's own lie. */
function Chip({ sight: { words }, word, hasRoom, isTrue, isBusy, press }: ChipProps): JSX.Element {
  const { t } = words;
  const name = cardKindName(word, words);
  return (
    <button
      type="button"
      class={`button choice claim-chip of-${word}`}
      aria-label={t("table.label", {
        one: t("cops.claims.say", { word: name }),
        two: t(isTrue ? "cops.claims.true" : "cops.claims.lie"),
      })}
      aria-disabled={isBusy ? "true" : undefined}
      onClick={press}
    >
      <WordSign of={word} class="choice-emblem" />
      <span class="choice-label">{hasRoom ? t("cops.claims.say", { word: name }) : name}</span>
      <Icon name={isTrue ? "check" : "mask"} class={`claim-truth ${isTrue ? "is-true" : "is-lie"}`} />
    </button>
  );
}
