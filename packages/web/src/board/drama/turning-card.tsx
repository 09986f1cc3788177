import type { ComponentChildren, JSX } from "preact";

interface TurningCardProps {
  readonly back: ComponentChildren;
  /** What is on its other side; `null`: it stays as it lies. */
  readonly face: ComponentChildren | null;
  /** Which of several that turn one after the other. */
  readonly nth?: number;
  /** What lies on it: what is asked for, or a verdict. */
  readonly children?: ComponentChildren;
}

/** A card in the middle of the table that lies face down until it turns. */
export function TurningCard({ back, face, nth = 0, children }: TurningCardProps): JSX.Element {
  return (
    <div class={`drama-card${face === null ? "" : " is-turned"}`} style={{ "--nth": nth }}>
      <div class="drama-sides">
        <div class="drama-side">{back}</div>
        {face !== null && <div class="drama-side is-face">{face}</div>}
      </div>
      {children}
    </div>
  );
}

/** So many cards beside each other. */
export function Cards({
  count,
  children,
}: {
  readonly count: number;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="drama-cards" style={{ "--count": count }}>
      {children}
    </div>
  );
}

/** A verdict, stamped: a sign and a word, never a colour alone. */
export function Stamp({
  good,
  sign,
  text,
}: {
  readonly good: boolean;
  readonly sign: ComponentChildren;
  readonly text: string;
}): JSX.Element {
  return (
    <span class={`drama-stamp ${good ? "is-good" : "is-bad"}`}>
      {sign}
      {text}
    </span>
  );
}
