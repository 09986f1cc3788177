import { type Identity, SLOTS, type Slot } from "@darbar/cops";
import type { JSX } from "preact";
import { EquipmentFace } from "../art/cops/equipment-face.tsx";
import { IdentityBack } from "../art/cops/identity-back.tsx";
import { IdentityFace } from "../art/cops/identity-face.tsx";
import { Handcuffs } from "../art/cops/tokens.tsx";
import { isTurning, WoundToken } from "./identity-card.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import { effectOf } from "./words/effect.ts";
import { equipmentName, identityName } from "./words/things.ts";

interface HandProps {
  readonly sight: Sight;
  readonly play: Play;
}

/** The reader's own cards, large: three identity cards as they lie, and their equipment. */
export function Hand({ sight, play }: HandProps): JSX.Element | null {
  const { view, words, home, happening } = sight;
  if (home === null) return null;
  const { cards, equipment, standing } = view.players[home];
  if (standing === "criminal") {
    return (
      <div class="hand criminal-hand">
        <Handcuffs class="criminal-art" />
        <p>{words.t("cops.table.criminal")}</p>
      </div>
    );
  }
  return (
    <ul class={`hand has-${cards.length + equipment.length}`} aria-label={words.t("table.your-cards")}>
      {SLOTS.slice(0, cards.length).map((slot) => (
        <li
          key={slot}
          data-place={`card-${home}-${slot}`}
          class={`hand-place${cards[slot].up ? " is-face-up" : ""}${isTurning(happening, home, slot) ? " is-turning" : ""}`}
        >
          <OwnIdentity sight={sight} play={play} slot={slot} />
        </li>
      ))}
      {equipment.map(({ kind }, index) => (
        <li key={`kit-${index}`} data-place={`kit-${home}`} class="hand-place">
          <span class="card" title={kind === null ? undefined : effectOf(kind, view.options.mode, words)}>
            {kind !== null && <EquipmentFace of={kind} class="card-art" />}
            {kind !== null && <CardName name={equipmentName(kind, words)} />}
            {kind !== null && <span class="hidden-text">{effectOf(kind, view.options.mode, words)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function OwnIdentity({ sight, play, slot }: HandProps & { readonly slot: Slot }): JSX.Element | null {
  const { view, words, home, isOver } = sight;
  if (home === null) return null;
  const { kind, up: isTurnedUp, wounded } = view.players[home].cards[slot];
  const up = isTurnedUp || isOver; // After the game all cards lie open.
  const at = play.atCard(home, slot);
  const picture = (
    <span class="card">
      {kind === null ? <IdentityBack class="card-art" /> : <IdentityFace of={kind} class="card-art" />}
      {kind !== null && <CardName name={nameOf(kind, sight)} />}
      <span class={`card-facing${up ? " is-up" : ""}`}>
        {words.t(up ? "cops.table.face-up" : "cops.table.face-down")}
      </span>
      {wounded && (
        <>
          <WoundToken seat={home} slot={slot} />
          <span class="hidden-text">{words.t("cops.table.wounded")}</span>
        </>
      )}
    </span>
  );
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

function nameOf(kind: Identity, { words }: Sight): string {
  return identityName(kind, words);
}

/** Names of more letters than this are set smaller. */
const LONG = 9;

/** What a card is called, on the plate of its picture. */
export function CardName({ name }: { readonly name: string }): JSX.Element {
  return <span class={`card-name${name.length > LONG ? " is-long" : ""}`}>{name}</span>;
}
