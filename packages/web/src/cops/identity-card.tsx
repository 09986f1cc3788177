import type { Card, Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { JSX } from "preact";
import { IdentityEmblem } from "../art/cops/identity-emblem.tsx";
import { PrecinctStar } from "../art/cops/precinct.tsx";
import { Wound } from "../art/cops/tokens.tsx";
import type { Known } from "./knowledge/what-i-know.ts";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";
import { knownText } from "./words/knowledge-words.ts";

interface SmallIdentityProps {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly slot: Slot;
  readonly card: Card;
  readonly known: Known | null;
  readonly play: Play;
}

/** An identity card as a neighbour sees it: its back, or its emblem if it lies open or one has learned it, and when. */
export function SmallIdentity({ sight, seat, slot, card, known, play }: SmallIdentityProps): JSX.Element {
  const { view, words, happening, isOver } = sight;
  // After the game all cards lie open.
  const isUp = card.up || (isOver && known !== null);
  const side = isUp ? "up" : known === null ? "back" : "learned";
  const at = play.atCard(seat, slot);
  // A viewer who sees all cards has learned none of them.
  const age = known === null || known.isOwn || isUp || view.viewer === "all" ? 0 : known.turnsAgo;
  const classes = ["small-card", "small-identity", `is-${side}`];
  if (isTurning(happening, seat, slot)) classes.push("is-turning");
  const picture = (
    <>
      {known === null ? <PrecinctStar class="small-back" /> : <IdentityEmblem of={known.kind} class="small-emblem" />}
      {age > 0 && <span class="known-age">{words.number(age)}</span>}
      {card.wounded && <WoundToken seat={seat} slot={slot} />}
    </>
  );
  const place = `card-${seat}-${slot}`;
  if (at === null) {
    return (
      <span
        class={classes.join(" ")}
        data-place={place}
        title={known === null ? undefined : knownText(known, words)}
        aria-hidden="true"
      >
        {picture}
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
      <span class="hidden-text">{offer.label}</span>
    </button>
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
