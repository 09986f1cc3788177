import type { Seat } from "@darbar/kernel";
import type { ComponentChildren, JSX } from "preact";
import { DIRECTION } from "../words/languages.ts";
import { Said, useWords } from "../words/speak.tsx";
import type { Place } from "./ring.ts";

interface SeatFrameProps {
  readonly seat: Seat;
  readonly at: Place;
  /** What is true of the seat, as classes. */
  readonly is: Readonly<Record<string, boolean>>;
  /** Everything that can be seen of the seat, in one sentence for screen readers. */
  readonly label: string;
  /** What pressing this seat does now; `null` if it cannot be pressed. */
  readonly target: SeatTarget | null;
  /** The medallion, for eyes. */
  readonly children: ComponentChildren;
  /** Whether something inside the medallion can be pressed: then its parts hide themselves from ears. */
  readonly isOpen?: boolean;
}

/** What pressing a seat does. */
export interface SeatTarget {
  readonly label: string;
  readonly isArmed: boolean;
  press(): void;
}

/** A player at the table: a medallion at its place on the oval. */
export function SeatFrame({ seat, at, is, label, target, children, isOpen = false }: SeatFrameProps): JSX.Element {
  const { language } = useWords();
  const classes = ["seat", ...Object.entries(is).flatMap(([name, holds]) => (holds ? [name] : []))];
  return (
    <li
      class={classes.join(" ")}
      data-place={`seat-${seat}`}
      style={{ "--left": `${at.left}%`, "--top": `${at.top}%` }}
    >
      <span class="hidden-text">
        <Said text={label} />
      </span>
      <div class="medallion" dir={DIRECTION[language]} aria-hidden={isOpen ? undefined : "true"}>
        {children}
      </div>
      {target !== null && (
        <button
          type="button"
          class={`seat-press${target.isArmed ? " is-armed" : ""}`}
          aria-label={target.label}
          title={target.label}
          data-arms="target"
          onClick={target.press}
        />
      )}
    </li>
  );
}
