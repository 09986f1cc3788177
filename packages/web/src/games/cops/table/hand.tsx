import { isKnownTo, SLOTS, type Slot } from "@darbar/cops";
import { identityName } from "@darbar/words/cops/things";
import type { JSX } from "preact";
import { Icon } from "../../../art/icons.tsx";
import { Portrait } from "../../../art/portrait.tsx";
import { IdentityBack } from "../art/identity-back.tsx";
import { IdentityFace } from "../art/identity-face.tsx";
import { Handcuffs } from "../art/tokens.tsx";
import { CardName } from "./card-name.tsx";
import { CardClaims } from "./claims/claim-marks.tsx";
import { isTurning, WoundToken } from "./identity-card.tsx";
import { type Kit, KitCards } from "./kit.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";

interface HandProps {
  readonly sight: Sight;
  readonly play: Play;
  readonly kit: Kit;
  /** Whether the reader has asked to be asked about their equipment. */
  readonly isWished: boolean;
}

/** The reader's own cards, large: three identity cards as they lie, their equipment, and what was laid on them. */
export function Hand({ sight, play, kit, isWished }: HandProps): JSX.Element | null {
  const { view, words, home, happening } = sight;
  if (home === null) return null;
  const { cards, standing } = view.players[home];
  if (standing === "criminal") {
    return (
      <div class="hand criminal-hand">
        <Handcuffs class="criminal-art" />
        <p>{words.t("cops.table.criminal")}</p>
      </div>
    );
  }
  return (
    <ul class={`hand has-${cards.length + kit.held.length + kit.laid.length}`} aria-label={words.t("table.your-cards")}>
      {SLOTS.slice(0, cards.length).map((slot) => (
        <li
          key={slot}
          data-place={`card-${home}-${slot}`}
          class={`hand-place${cards[slot].up ? " is-face-up" : ""}${isTurning(happening, home, slot) ? " is-turning" : ""}`}
        >
          <OwnIdentity sight={sight} play={play} slot={slot} />
        </li>
      ))}
      <KitCards sight={sight} kit={kit} isWished={isWished} />
    </ul>
  );
}

interface OwnIdentityProps extends Pick<HandProps, "sight" | "play"> {
  readonly slot: Slot;
}

function OwnIdentity({ sight, play, slot }: OwnIdentityProps): JSX.Element | null {
  const { words, home } = sight;
  if (home === null) return null;
  const at = play.atCard(home, slot);
  const picture = <OwnPicture sight={sight} slot={slot} />;
  if (at === null) return picture;
  const { offer, press } = at;
  const place = offer.mark?.place ?? null;
  const isMarked = offer.mark?.isOn === true;
  return (
    <button
      type="button"
      class={`card-press${isMarked ? " is-picked" : ""}${play.armed === offer.id ? " is-armed" : ""}`}
      aria-pressed={offer.mark === null ? undefined : isMarked}
      data-arms={offer.danger ? offer.id : undefined}
      onClick={press}
    >
      {picture}
      {/* Beside the card's name, not instead of it: who speaks to the page says what they see. */}
      <span class="hidden-text">{offer.label}</span>
      {place !== null && <span class="card-order">{words.number(place)}</span>}
    </button>
  );
}

function OwnPicture({ sight, slot }: Omit<OwnIdentityProps, "play">): JSX.Element | null {
  const { view, words, home, isOver } = sight;
  if (home === null) return null;
  const { kind, up: isTurnedUp, wounded } = view.players[home].cards[slot];
  const up = isTurnedUp || isOver; // After the game all cards lie open.
  return (
    <span class="card">
      {kind === null ? <IdentityBack class="card-art" /> : <IdentityFace of={kind} class="card-art" />}
      {kind !== null && <CardName name={identityName(kind, words)} />}
      <span class={up ? "card-facing" : "hidden-text"}>
        {up && <Icon name="eye" class="icon" />}
        <span>{words.t(up ? "cops.table.face-up" : "cops.table.face-down")}</span>
      </span>
      {!up && <SeenBy sight={sight} slot={slot} />}
      <CardClaims sight={sight} seat={home} slot={slot} />
      {wounded && (
        <>
          <WoundToken seat={home} slot={slot} />
          <span class="hidden-text">{words.t("cops.table.wounded")}</span>
        </>
      )}
    </span>
  );
}

/** Who has looked at a card of the reader's: everybody could see them do it. The log says it to ears. */
function SeenBy({ sight, slot }: Omit<OwnIdentityProps, "play">): JSX.Element | null {
  const { view, home, identities } = sight;
  if (home === null) return null;
  const { knownTo } = view.players[home].cards[slot];
  const seats = view.players.flatMap((_, seat) => (seat !== home && isKnownTo(knownTo, seat) ? [seat] : []));
  if (seats.length === 0) return null;
  return (
    <span class="seen-by" aria-hidden="true">
      {seats.map((seat) => (
        <Portrait key={seat} of={identities[seat].portrait} class="seen-by-one" />
      ))}
    </span>
  );
}
