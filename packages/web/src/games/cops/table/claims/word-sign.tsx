import type { ClaimWord } from "@darbar/cops";
import type { JSX } from "preact";
import type { ArtProps } from "../../../../art/drawing.tsx";
import { Icon } from "../../../../art/icons.tsx";
import { IdentityEmblem } from "../../art/identity-emblem.tsx";

/** The sign of what a card is called: the badge of a side, or the crown of either leader. */
export function WordSign({ of, class: className }: ArtProps & { readonly of: ClaimWord }): JSX.Element {
  if (of === "leader") return <Icon name="crown" class={[className, "leader-sign"].filter(Boolean).join(" ")} />;
  return <IdentityEmblem of={of} class={className} />;
}
