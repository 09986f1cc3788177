import { BOT_NAMES } from "@darbar/protocol/agreed";
import type { JSX } from "preact";
import type { ArtProps } from "./drawing.tsx";

/**
 * The picture of a player, in a rim of its own shape and colour; CSS gives it its size. It stands beside a name, so a
 * screen reader passes it by. The drawings are files of their own: they are pictures, not script.
 */
export function Portrait({ of, class: className }: ArtProps & { readonly of: number }): JSX.Element {
  return (
    <img
      class={className === undefined ? "portrait" : `portrait ${className}`}
      src={`/portraits/${BOT_NAMES[of].toLowerCase()}.svg`}
      width={102}
      height={102}
      alt=""
      aria-hidden="true"
      draggable={false}
    />
  );
}
