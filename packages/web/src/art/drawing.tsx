import type { ComponentChildren } from "preact";

/** What every picture takes: a class, by which CSS gives it its size. */
export type ArtProps = { readonly class?: string | undefined };

type DrawingProps = ArtProps & {
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
};

/** The svg element of a picture: it decorates a text that is there anyway, so a screen reader passes it by. */
export function Drawing({ width, height, class: className, children }: DrawingProps) {
  return (
    <svg class={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
