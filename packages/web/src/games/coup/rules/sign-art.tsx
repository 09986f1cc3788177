import { CHARACTERS } from "@darbar/coup";
import type { JSX } from "preact";
import type { Sign } from "../../../rules/text.ts";
import { Emblem } from "../art/emblem.tsx";

/** Draws the emblem of a character. */
export function CoupSign({ sign, class: name }: { readonly sign: Sign; readonly class: string }): JSX.Element | null {
  const character = CHARACTERS.find((known) => known === sign.card);
  return character === undefined ? null : <Emblem of={character} class={name} />;
}
