import type { Seat } from "@darbar/kernel";
import type { JSX } from "preact";
import { Portrait } from "../art/portrait.tsx";
import { Said } from "../words/speak.tsx";
import { seatStyle } from "./identity.ts";
import type { BoardSight } from "./sight.ts";

interface SpeechProps {
  readonly sight: BoardSight;
  readonly seat: Seat;
  readonly text: string;
}

/** What somebody says, with their face beside it. Speech is never a fact. */
export function Speech({ sight, seat, text }: SpeechProps): JSX.Element {
  return (
    <p class="speech" style={seatStyle(sight.identities, seat)}>
      <Portrait of={sight.identities[seat].portrait} class="tiny-portrait" />
      <span>
        <Said text={text} />
      </span>
    </p>
  );
}
