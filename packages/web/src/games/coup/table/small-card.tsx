import type { Character } from "@darbar/coup";
import type { JSX } from "preact";
import { CardBack } from "../../../art/card-back.tsx";
import { CardFace } from "../art/card-face.tsx";
import { Emblem } from "../art/emblem.tsx";

interface SmallCardProps {
  readonly card: Character | null;
  /** `back` face down, `open` known to the reader, `lost` face up for good. */
  readonly side: "back" | "open" | "lost";
  readonly place: string;
  /** Whether it is turning over just now. */
  readonly isTurning: boolean;
  readonly title?: string;
}

/** A card before another player: its back, or its face with its emblem large enough for a glance. */
export function SmallCard({ card, side, place, isTurning, title }: SmallCardProps): JSX.Element {
  return (
    <span class={`small-card is-${side}${isTurning ? " is-turning" : ""}`} data-place={place} title={title}>
      {card === null ? <CardBack class="small-art" /> : <CardFace of={card} class="small-art" />}
      {card !== null && <Emblem of={card} class="small-sign" />}
    </span>
  );
}
