import type { Character } from "@darbar/coup";
import type { JSX } from "preact";
import { Emblem } from "../art/emblem.tsx";
import { GirihStar } from "../art/girih.tsx";

interface SmallCardProps {
  readonly card: Character | null;
  /** `back` face down, `open` known to the reader, `lost` face up for good. */
  readonly side: "back" | "open" | "lost";
  readonly place: string;
  /** Whether it is turning over just now. */
  readonly isTurning: boolean;
  readonly title?: string;
}

/** A card as a neighbour sees it: its back, or its emblem. */
export function SmallCard({ card, side, place, isTurning, title }: SmallCardProps): JSX.Element {
  return (
    <span class={`small-card is-${side}${isTurning ? " is-turning" : ""}`} data-place={place} title={title}>
      {card === null ? <GirihStar class="small-back" /> : <Emblem of={card} class="small-emblem" />}
    </span>
  );
}
