import "./claim-marks.css";
import { type ClaimMark, claimMarksText } from "@darbar/words/coup/claim-marks";
import type { JSX } from "preact";
import { Icon } from "../../../art/icons.tsx";
import { useWords } from "../../../words/speak.tsx";
import { Emblem } from "../art/emblem.tsx";

interface ClaimMarksProps {
  readonly marks: readonly ClaimMark[];
  /** How many there is room for: those that were claimed last. */
  readonly most?: number;
}

/** What a player has claimed so far, for eyes: emblems with ×n, proven or caught. Ears have it in the seat's label. */
export function ClaimMarks({ marks, most }: ClaimMarksProps): JSX.Element | null {
  const words = useWords();
  const text = claimMarksText(marks, words);
  if (text === null) return null;
  return (
    <span class="claim-marks" aria-hidden="true" title={text}>
      {marks.slice(most === undefined ? 0 : -most).map(({ as, times, mark }) => (
        <span key={as} class={`claim-mark${mark === null ? "" : ` is-${mark}`}`}>
          <Emblem
            of={as === "no-duke" ? "duke" : as}
            class={`claim-mark-emblem${as === "no-duke" ? " is-struck" : ""}`}
          />
          {mark !== null && <Icon name={mark === "proven" ? "check" : "close"} class="claim-mark-sign" />}
          {times > 1 && <span class="claim-mark-times">{words.t("table.times", { count: times })}</span>}
        </span>
      ))}
    </span>
  );
}
