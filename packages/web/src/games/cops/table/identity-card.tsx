import type { Card, Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { type KnownCard, knownText } from "@darbar/words/cops/knowledge-words";
import type { JSX } from "preact";
import { Icon } from "../../../art/icons.tsx";
import { IdentityBack } from "../art/identity-back.tsx";
import { IdentityEmblem } from "../art/identity-emblem.tsx";
import { IdentityFace } from "../art/identity-face.tsx";
import { Wound } from "../art/tokens.tsx";
import { CardClaims } from "./claims/claim-marks.tsx";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";

interface SmallIdentityProps {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly slot: Slot;
  readonly play: Play;
}

/** An identity card as a neighbour sees it. How one knows it and since when, its title says. */
export function SmallIdentity({ sight, seat, slot, play }: SmallIdentityProps): JSX.Element {
  const { view, words, happening } = sight;
  const known = sight.known[seat]?.[slot] ?? null;
  const at = play.atCard(seat, slot);
  const classes = ["small-card", "small-identity", `is-${sideOf(sight, seat, slot)}`];
  if (isTurning(happening, seat, slot)) classes.push("is-turning");
  const picture = <IdentityPicture sight={sight} seat={seat} slot={slot} />;
  const place = `card-${seat}-${slot}`;
  const wound = view.players[seat].cards[slot].wounded && <WoundToken seat={seat} slot={slot} />;
  const claims = <CardClaims sight={sight} seat={seat} slot={slot} />;
  if (at === null) {
    return (
      <span
        class={classes.join(" ")}
        data-place={place}
        title={known === null ? undefined : knownText(known, words)}
        aria-hidden="true"
      >
        {picture}
        {wound}
        {claims}
      </span>
    );
  }
  const { offer, press } = at;
  if (play.armed === offer.id) classes.push("is-armed");
  if (offer.mark?.isOn) classes.push("is-marked");
  return (
    <button
      type="button"
      class={`${classes.join(" ")} is-open`}
      data-place={place}
      aria-pressed={offer.mark === null ? undefined : offer.mark.isOn}
      title={offer.label}
      data-arms="target"
      onClick={press}
    >
      {picture}
      {wound}
      {claims}
      <span class="hidden-text">{offer.label}</span>
    </button>
  );
}

type Side = "back" | "learned" | "up" | "own";

/** Whether a card lies open, is the reader's own, was seen by them, or is not known. After the game all cards lie open. */
export function sideOf({ view, known, isOver }: Sight, seat: Seat, slot: Slot): Side {
  const card: Card = view.players[seat].cards[slot];
  const knows: KnownCard | null = known[seat]?.[slot] ?? null;
  if (knows === null) return "back";
  if (card.up || isOver || view.viewer === "all") return "up";
  return knows.isOwn ? "own" : "learned";
}

/** The picture of a card before somebody: its face, its back, or its back with an eye and the emblem one has seen. */
export function IdentityPicture({ sight, seat, slot }: Omit<SmallIdentityProps, "play">): JSX.Element {
  const knows = sight.known[seat]?.[slot] ?? null;
  const side = sideOf(sight, seat, slot);
  if (knows !== null && side !== "learned") return <IdentityFace of={knows.kind} class="small-art" />;
  return (
    <>
      <IdentityBack class="small-art" />
      {knows !== null && (
        <>
          <IdentityEmblem of={knows.kind} class="small-sign" />
          <Icon name="eye" class="seen-eye" />
        </>
      )}
    </>
  );
}

/** Whether a card turns over just now. */
export function isTurning(happening: Sight["happening"], seat: Seat, slot: Slot): boolean {
  if (happening === null) return false;
  if (happening.type === "turned-up") return happening.seat === seat && happening.card === slot;
  return happening.type === "exposed" && happening.seat === seat;
}

/** The wound that lies on a card. */
export function WoundToken({ seat, slot }: { readonly seat: Seat; readonly slot: Slot }): JSX.Element {
  return (
    <span class="wound" data-place={`wound-${seat}-${slot}`}>
      <Wound class="wound-art" />
    </span>
  );
}
