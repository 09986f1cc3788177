import type { Identity } from "@darbar/cops";
import type { ComponentType } from "preact";
import type { ArtProps } from "../../../art/drawing.tsx";
import { AgentFace } from "./faces/agent.tsx";
import { CrookedFace } from "./faces/crooked.tsx";
import { HonestFace } from "./faces/honest.tsx";
import { KingpinFace } from "./faces/kingpin.tsx";

const FACES: Readonly<Record<Identity, ComponentType<ArtProps>>> = {
  honest: HonestFace,
  crooked: CrookedFace,
  agent: AgentFace,
  kingpin: KingpinFace,
};

/** The picture of an identity card; its lowest 48 units of 336 are an empty plate for the name. */
export function IdentityFace({ of, class: className }: ArtProps & { readonly of: Identity }) {
  const Face = FACES[of];
  return <Face class={className} />;
}
