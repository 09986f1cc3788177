import type { JSX } from "preact";
import { Emblem } from "../art/emblem.tsx";
import { Icon } from "../art/icons.tsx";
import { ChoiceButton } from "../board/choice-button.tsx";
import { KeyCap } from "../board/key-cap.tsx";
import { Returning } from "./returning-cards.tsx";
import type { Sight } from "./sight.ts";
import { type Play, targetKey } from "./use-play.ts";
import type { Choice } from "./words/contract.ts";

interface ChoicesProps {
  readonly sight: Sight;
  readonly play: Play;
}

/** The buttons of the open question: what one may do, at whom, or which cards go back. */
export function Choices({ sight, play }: ChoicesProps): JSX.Element {
  if (play.toReturn !== null && play.toReturn > 0) return <Returning sight={sight} play={play} />;
  if (play.aiming !== null) return <Targets sight={sight} play={play} />;
  const { prompt } = sight.view;
  return (
    <div class="choices">
      {play.choices.map((choice, index) => (
        <ChoiceButton
          key={`${prompt}-${choice.id}`}
          id={choice.id}
          index={index}
          label={choice.label}
          consequence={choice.consequence}
          emblem={emblemOf(choice)}
          isBluff={choice.isBluff === true}
          isDangerous={choice.danger && choice.move !== null}
          isArmed={play.armed === choice.id}
          isOff={play.isBusy || !play.isOpen(choice)}
          barred={choice.barred}
          press={() => play.press(choice)}
        />
      ))}
    </div>
  );
}

function Targets({ sight, play }: ChoicesProps): JSX.Element | null {
  const { aiming } = play;
  if (aiming === null) return null;
  const { t } = sight.words;
  return (
    <div class="choices">
      {aiming.targets.map((target, index) => {
        const key = targetKey(aiming, target);
        return (
          <ChoiceButton
            key={`${sight.view.prompt}-${key}`}
            id={key}
            index={index}
            label={target.label}
            consequence={target.consequence}
            isDangerous={aiming.danger}
            isArmed={play.armed === key}
            isOff={play.isBusy || !play.isOpenAt(aiming, target)}
            press={() => play.pressTarget(target)}
          />
        );
      })}
      <button type="button" class="button quiet back" aria-keyshortcuts="Escape" onClick={() => play.back()}>
        <Icon name="chevron-start" class="icon" />
        {t("table.back")}
        <KeyCap>Esc</KeyCap>
      </button>
    </div>
  );
}

/** What a choice claims, or the card it is about. */
function emblemOf({ claim, cards }: Choice): JSX.Element | null {
  const of = claim ?? cards[0] ?? null;
  return of === null || of === "no-duke" ? null : <Emblem of={of} class="choice-emblem" />;
}
