import "./mattered-list.css";
import type { ReviewedDecision } from "@darbar/bots/review";
import type { JSX } from "preact";
import { Icon } from "../art/icons.tsx";
import { Said, useWords } from "../words/speak.tsx";
import { mattered, pointsOf } from "./mattered.ts";

interface MatteredListProps {
  readonly decisions: ReadonlyMap<number, ReviewedDecision<unknown>>;
  /** The decision that is shown. */
  readonly place: number;
  /** What was done there. */
  name(decision: ReviewedDecision<unknown>): string;
  onPlace(place: number): void;
}

/** The decisions that mattered, in their order, each a way to it. */
export function MatteredList({ decisions, place, name, onPlace }: MatteredListProps): JSX.Element {
  const { t } = useWords();
  const listed = [...decisions]
    .filter(([, decision]) => mattered(decision) !== null)
    .sort(([one], [other]) => one - other);
  return (
    <details class="mattered" open>
      <summary>{t("replay.review.mattered")}</summary>
      {listed.length === 0 ? (
        <p class="hint">{t("replay.review.mattered.none")}</p>
      ) : (
        <ol>
          {listed.map(([at, decision]) => (
            <li key={at}>
              <button
                type="button"
                class={`button mattered-one is-${mattered(decision)}`}
                aria-current={at === place ? "step" : undefined}
                onClick={() => onPlace(at)}
              >
                <Icon name={mattered(decision) === "costly" ? "hint" : "check"} class="icon" />
                <span class="mattered-move">
                  <Said text={t("replay.review.item", { turn: decision.turn, move: name(decision) })} />
                </span>
                <span class="mattered-cost">
                  {decision.verdict?.is === "costly"
                    ? t("replay.review.points", { points: pointsOf(decision.verdict.cost) })
                    : t("replay.review.well")}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
