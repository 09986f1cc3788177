import type { JSX } from "preact";

interface BarProps {
  readonly share: number;
  /** What it was before, if it has moved. */
  readonly before?: number | null;
  readonly tone: "worth" | "guess";
}

/** A share as a bar, with a mark where it was before. For eyes: the numbers stand beside it. */
export function ShareBar({ share, before = null, tone }: BarProps): JSX.Element {
  return (
    <span class={`review-bar is-${tone}`} aria-hidden="true">
      <span class="review-bar-full" style={{ inlineSize: inPercent(share) }} />
      {before !== null && <span class="review-bar-mark" style={{ insetInlineStart: inPercent(before) }} />}
    </span>
  );
}

function inPercent(share: number): string {
  return `${(Math.min(1, Math.max(0, share)) * 100).toFixed(1)}%`;
}
