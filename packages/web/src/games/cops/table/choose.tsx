import type { Offer, OfferSign } from "@darbar/words/cops/contract";
import { actionName, nthCard } from "@darbar/words/cops/things";
import type { ComponentChildren, JSX } from "preact";
import { Portrait } from "../../../art/portrait.tsx";
import { ChoiceButton, type ChoiceShape } from "../../../board/choice-button.tsx";
import { isRoomy, useLayout } from "../../../board/layout.ts";
import { BackButton } from "../../../board/target-list.tsx";
import { ActionSign } from "../art/action-sign.tsx";
import { EquipmentEmblem } from "../art/equipment-emblem.tsx";
import { IdentityEmblem } from "../art/identity-emblem.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";

export interface ChoicesProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly offers: readonly Offer[];
}

interface ChoiceRowProps extends ChoicesProps {
  readonly class: string;
  readonly count?: number;
  readonly children: ComponentChildren;
}

/** Choices side by side, and the way back where there is one. */
export function ChoiceRow({
  play,
  offers,
  class: className,
  count = offers.length,
  children,
}: ChoiceRowProps): JSX.Element {
  return (
    <div class={`choices ${className}`} style={{ "--count": count }}>
      {children}
      {play.picks.length > 0 && <BackButton back={play.back} />}
    </div>
  );
}

/** A drawing is new with every step, so that focus does not stay on a button that means something else now. */
export function keyOf({ view }: Sight, { picks }: Play, { id }: Offer): string {
  return `${view.prompt}-${picks.length}-${id}`;
}

interface ChooseProps extends ChoicesProps {
  readonly offer: Offer;
  readonly shape: ChoiceShape;
  readonly emblem?: ComponentChildren;
}

/** One choice as a button. */
export function Choose({ sight, play, offers, offer, shape, emblem }: ChooseProps): JSX.Element {
  const hasRoom = isRoomy(useLayout());
  return (
    <ChoiceButton
      id={offer.id}
      index={offers.indexOf(offer)}
      shape={shape}
      label={offer.label}
      {...shortOf(sight, offer, hasRoom)}
      consequence={offer.consequence}
      emblem={emblem ?? <Emblem sight={sight} offer={offer} />}
      isDangerous={offer.danger && offer.move !== null}
      isArmed={play.armed === offer.id}
      isMarked={offer.mark?.isOn}
      order={offer.mark?.place}
      isOff={play.isBusy || !play.isOpen(offer)}
      barred={offer.barred}
      press={() => play.press(offer)}
    />
  );
}

/** The name alone beside a face, which card alone beside its picture, in a row what is done; ears hear the whole label. */
function shortOf(
  { names, words, home }: Sight,
  { pick, label, sign }: Offer,
  hasRoom: boolean,
): { readonly short?: string } {
  if (pick.on === "button") {
    return sign?.of === "action" && pick.id === sign.action && !hasRoom
      ? { short: actionName(sign.action, words) }
      : {};
  }
  if (pick.on === "seat") return pick.seat === home ? {} : { short: names(pick.seat) };
  const card = [nthCard(pick.card, words), nthCard(pick.card, words, "acc")].find((name) => label.includes(name));
  return card === undefined ? {} : { short: card };
}

function Emblem({ sight, offer: { pick, sign } }: Pick<ChooseProps, "sight" | "offer">): JSX.Element | null {
  if (pick.on === "seat") return <Portrait of={sight.identities[pick.seat].portrait} class="choice-emblem" />;
  return sign === null ? null : <SignArt sign={sign} />;
}

function SignArt({ sign }: { readonly sign: OfferSign }): JSX.Element {
  switch (sign.of) {
    case "action":
      return <ActionSign of={sign.action} class="choice-emblem is-line" />;
    case "equipment":
      return <EquipmentEmblem of={sign.equipment} class="choice-emblem" />;
    case "identity":
      return <IdentityEmblem of={sign.identity} class="choice-emblem" />;
  }
}
