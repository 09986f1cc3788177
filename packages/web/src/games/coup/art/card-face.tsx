import type { Character } from "@darbar/coup";
import type { ComponentType } from "preact";
import type { ArtProps } from "../../../art/drawing.tsx";
import { AmbassadorFace } from "./faces/ambassador.tsx";
import { AssassinFace } from "./faces/assassin.tsx";
import { CaptainFace } from "./faces/captain.tsx";
import { ContessaFace } from "./faces/contessa.tsx";
import { DukeFace } from "./faces/duke.tsx";
import { InquisitorFace } from "./faces/inquisitor.tsx";

const FACES: Readonly<Record<Character, ComponentType<ArtProps>>> = {
  duke: DukeFace,
  assassin: AssassinFace,
  captain: CaptainFace,
  ambassador: AmbassadorFace,
  contessa: ContessaFace,
  inquisitor: InquisitorFace,
};

/** The picture of a character card; its lowest 48 units of 336 are an empty plate for the name. */
export function CardFace({ of, class: className }: ArtProps & { readonly of: Character }) {
  const Face = FACES[of];
  return <Face class={className} />;
}
