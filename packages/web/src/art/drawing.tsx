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

/** A sign of lines in the colour of the text around it. */
export function LineSign({ d, class: className }: ArtProps & { readonly d: string }) {
  return (
    <Drawing width={24} height={24} class={className}>
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        stroke-width="1.75"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </Drawing>
  );
}

/** A card's paper, and what is drawn on it clipped to `id`: so much of its height is picture. */
export function CardPaper({ id, edge, rim, height = 318 }: CardPaperProps) {
  return (
    <>
      <clipPath id={id}>
        <rect x="9" y="9" width="222" height={height} rx="6" />
      </clipPath>
      <rect x="1" y="1" width="238" height="334" rx="13" fill={edge} stroke={rim} stroke-width="2" />
    </>
  );
}

interface CardPaperProps {
  readonly id: string;
  readonly edge: string;
  readonly rim: string;
  readonly height?: number;
}
