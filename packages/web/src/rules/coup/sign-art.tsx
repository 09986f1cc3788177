import type { JSX } from "preact";
import { Emblem } from "../../art/emblem.tsx";
import type { Sign } from "../text.ts";

/** Draws the emblem of a character. */
export function CoupSign({ sign, class: name }: { readonly sign: Sign; readonly class: string }): JSX.Element | null {
  return sign.of === "character" ? <Emblem of={sign.character} class={name} /> : null;
}
