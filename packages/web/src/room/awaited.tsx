import type { JSX } from "preact";
import { Portrait } from "../art/portrait.tsx";
import { seatStyle } from "../board/identity.ts";
import type { BoardSight } from "../board/sight.ts";
import { Said } from "../words/speak.tsx";

/** Of whom an answer is awaited, where there are several: a question to one says their name itself. */
export function Awaited({ sight }: { readonly sight: BoardSight }): JSX.Element | null {
  const { waiting, identities, names } = sight;
  if (waiting.length < 2) return null;
  return (
    <ul class="awaited">
      {waiting.map((seat) => (
        <li key={seat} style={seatStyle(identities, seat)}>
          <Portrait of={identities[seat].portrait} class="tiny-portrait" />
          <Said text={names(seat)} />
        </li>
      ))}
    </ul>
  );
}
