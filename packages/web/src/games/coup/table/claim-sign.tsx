import "./claim-sign.css";
import type { JSX } from "preact";
import type { ArtProps } from "../../../art/drawing.tsx";
import { Icon } from "../../../art/icons.tsx";

/**
 * The sign of a claim: speech, for it is only said. Where all cards are known it is marked as true, or as a bluff by the
 * mask, which stands for nothing else.
 */
export function ClaimSign({ truth, class: className }: ArtProps & { readonly truth: boolean | null }): JSX.Element {
  const is = truth === null ? "is-said" : truth ? "is-true" : "is-bluff";
  const name = truth === null ? "speech" : truth ? "check" : "mask";
  return <Icon name={name} class={[className, "claim-sign", is].filter(Boolean).join(" ")} />;
}
