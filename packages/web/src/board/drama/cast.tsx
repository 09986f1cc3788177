import type { Seat } from "@darbar/kernel";
import type { Names } from "@darbar/words/names";
import type { ComponentChildren, JSX } from "preact";
import { Said } from "../../words/speak.tsx";
import type { BoardSight } from "../sight.ts";
import type { DramaProps } from "./props.ts";

/** Who plays in a scene: what they look like and what they are called. */
export interface Cast {
  readonly names: Names;
  portrait(seat: Seat): ComponentChildren;
}

/** Who plays in the scenes of a table: the reader is called as everywhere else at their table. */
export function castOf({
  sight: { names, home, words },
  portrait,
}: Pick<DramaProps<BoardSight>, "sight" | "portrait">): Cast {
  return { names: (seat) => (seat === home ? words.t("app.you") : names(seat)), portrait };
}

interface ActorProps {
  readonly cast: Cast;
  readonly seat: Seat;
  /** What they are in the scene, as a class. */
  readonly as?: string;
  /** What is laid on their portrait. */
  readonly children?: ComponentChildren;
}

/** One of those in a scene: a portrait and a name. */
export function Actor({ cast, seat, as = "alone", children }: ActorProps): JSX.Element {
  return (
    <div class={`drama-actor as-${as}`}>
      <span class="drama-portrait">
        <span class="drama-face">{cast.portrait(seat)}</span>
        {children}
      </span>
      <b class="drama-name">
        <Said text={cast.names(seat)} />
      </b>
    </div>
  );
}
