import "./drama.css";
import "./scenes.css";
import "./beats.css";
import type { ComponentChildren, JSX } from "preact";
import { Said } from "../../words/speak.tsx";
import { useSkip } from "./use-skip.ts";

interface CurtainProps {
  /** What is going on, as a class: the same scene is not begun anew when its next beat comes. */
  readonly scene: string;
  /** What else is true of it, as classes. */
  readonly is?: readonly (string | false)[];
  /** How long its beat lasts, in milliseconds. */
  readonly lasts: number;
  /** What it comes to, in a sentence. */
  readonly line: string;
  /** What the reader plays for from now on, if that is what it changes. */
  readonly goal?: string | null;
  skip(): void;
  readonly children: ComponentChildren;
}

/** The table dims, and something is seen in its middle until it is over or skipped. Ears have the log. */
export function Curtain({ scene, is = [], lasts, line, goal = null, skip, children }: CurtainProps): JSX.Element {
  useSkip(skip);
  const classes = ["drama", `drama-${scene}`, ...is.filter((name) => name !== false)];
  return (
    <div class={classes.join(" ")} style={{ "--beat": `${lasts}ms` }} aria-hidden="true" onClick={skip}>
      <div class="drama-scene">{children}</div>
      <p class="drama-line">
        <Said text={line} />
      </p>
      {goal !== null && (
        <p class="drama-goal">
          <Said text={goal} />
        </p>
      )}
    </div>
  );
}
