import type { Claim } from "@darbar/coup";
import type { JSX } from "preact";
import { Emblem } from "../art/emblem.tsx";
import { Icon } from "../art/icons.tsx";

/** Speech. What is claimed is not known: the mask says so, whatever the words. */
export function Bubble({ text, as }: { readonly text: string; readonly as: Claim | null }): JSX.Element {
  return (
    <span class="bubble">
      {as !== null && <Icon name="mask" class="bubble-mask" />}
      {as !== null && as !== "no-duke" && <Emblem of={as} class="bubble-emblem" />}
      <span class="bubble-text">{text}</span>
    </span>
  );
}
