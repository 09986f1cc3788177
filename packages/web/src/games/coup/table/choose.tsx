import { type ActionName, ruleOf } from "@darbar/coup";
import { actionName } from "@darbar/words/coup/characters";
import type { Choice } from "@darbar/words/coup/contract";
import type { JSX } from "preact";
import { Icon } from "../../../art/icons.tsx";
import { ChoiceButton, type ChoiceShape } from "../../../board/choice-button.tsx";
import { Signed } from "../../../board/signed.tsx";
import { AllegianceMark } from "../art/allegiance.tsx";
import { CardFace } from "../art/card-face.tsx";
import { Coin } from "../art/coin.tsx";
import { Emblem } from "../art/emblem.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";

export interface ChoicesProps {
  readonly sight: Sight;
  readonly play: Play;
}

interface ChooseProps extends ChoicesProps {
  readonly choice: Choice;
  readonly shape: ChoiceShape;
}

/** One choice as a button. */
export function Choose({ sight, play, choice, shape }: ChooseProps): JSX.Element {
  const isAction = shape !== "answer";
  return (
    <ChoiceButton
      id={choice.id}
      index={play.choices.indexOf(choice)}
      shape={shape}
      label={choice.label}
      {...(isAction ? { short: actionName(choice.id as ActionName, sight.words), price: priceOf(sight, choice) } : {})}
      consequence={choice.consequence}
      emblem={emblemOf(choice)}
      isBluff={choice.isBluff}
      isDangerous={choice.danger && choice.move !== null}
      isArmed={play.armed === choice.id}
      isOff={play.isBusy || !play.isOpen(choice)}
      barred={choice.barred}
      press={() => play.press(choice)}
    />
  );
}

/** What a choice claims, the card it is about, or what it does. */
function emblemOf({ id, claim, cards }: Choice): JSX.Element | null {
  const [card] = cards;
  if (card !== undefined) {
    return (
      <span class="choice-emblem is-card">
        <CardFace of={card} class="choice-art" />
      </span>
    );
  }
  if (claim !== null) {
    const isStruck = claim === "no-duke";
    return <Emblem of={isStruck ? "duke" : claim} class={`choice-emblem${isStruck ? " is-struck" : ""}`} />;
  }
  switch (id) {
    case "challenge":
    case "coup":
      return <Icon name="swords" class="choice-emblem is-line" />;
    case "bomb":
    case "explode":
      return <Emblem of="bomb" class="choice-emblem" />;
    case "convert":
      return <Icon name="reconnect" class="choice-emblem is-line" />;
    case "side-loyalist":
      return <AllegianceMark of="loyalist" class="choice-emblem" />;
    case "side-reformist":
      return <AllegianceMark of="reformist" class="choice-emblem" />;
    default:
      return null;
  }
}

/** What an action brings at once if nobody stops it. */
const BRINGS: Readonly<Partial<Record<ActionName, number>>> = { income: 1, "foreign-aid": 2, tax: 3, steal: 2 };

/** What an action brings or costs in coins, beside its name; nothing where it is neither. */
function priceOf({ view }: Sight, { id }: Choice): JSX.Element | undefined {
  const action = id as ActionName;
  const brings = action === "embezzle" ? view.reserve : (BRINGS[action] ?? -ruleOf(action).cost);
  if (brings === 0) return undefined;
  return (
    <span aria-hidden="true">
      <Signed value={brings} />
      <Coin class="coin" />
    </span>
  );
}
