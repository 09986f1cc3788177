import type { Certainty } from "@darbar/words/cops/certainty";
import type { JSX } from "preact";
import { IdentityEmblem } from "../../art/identity-emblem.tsx";

/** The sign of what is certain of a player: an emblem, or both leaders' where it may be either. */
export function CertaintySign({ of }: { readonly of: Certainty }): JSX.Element {
  if (of !== "leader") return <IdentityEmblem of={of} class="certainty-emblem" />;
  return (
    <>
      <IdentityEmblem of="agent" class="certainty-emblem" />
      <IdentityEmblem of="kingpin" class="certainty-emblem" />
    </>
  );
}
