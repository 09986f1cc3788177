import type { JSX } from "preact";
import { ActionSign } from "../art/cops/action-sign.tsx";
import { EquipmentEmblem } from "../art/cops/equipment-emblem.tsx";
import { IdentityEmblem } from "../art/cops/identity-emblem.tsx";
import { Icon } from "../art/icons.tsx";
import { ChoiceButton } from "../board/choice-button.tsx";
import { KeyCap } from "../board/key-cap.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import type { Offer, Sign } from "./words/contract.ts";

interface ChoicesProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly offers: readonly Offer[];
}

/** The buttons of the open question: what one may do, then whom or which card it is about, as on the table itself. */
export function Choices({ sight, play, offers }: ChoicesProps): JSX.Element {
  const { view, words } = sight;
  return (
    <div class="choices">
      {offers.map((offer, index) => (
        <ChoiceButton
          key={`${view.prompt}-${play.picks.length}-${offer.id}`}
          id={offer.id}
          index={index}
          label={offer.label}
          consequence={offer.consequence}
          emblem={offer.sign === null ? null : <SignArt sign={offer.sign} />}
          isDangerous={offer.danger && offer.move !== null}
          isArmed={play.armed === offer.id}
          isMarked={offer.mark?.isOn}
          isOff={play.isBusy || !play.isOpen(offer)}
          barred={offer.barred}
          press={() => play.press(offer)}
        />
      ))}
      {play.picks.length > 0 && (
        <button type="button" class="button quiet back" aria-keyshortcuts="Escape" onClick={() => play.back()}>
          <Icon name="chevron-start" class="icon" />
          {words.t("table.back")}
          <KeyCap>Esc</KeyCap>
        </button>
      )}
    </div>
  );
}

function SignArt({ sign }: { readonly sign: Sign }): JSX.Element {
  switch (sign.of) {
    case "action":
      return <ActionSign of={sign.action} class="choice-emblem" />;
    case "equipment":
      return <EquipmentEmblem of={sign.equipment} class="choice-emblem" />;
    case "identity":
      return <IdentityEmblem of={sign.identity} class="choice-emblem" />;
  }
}
