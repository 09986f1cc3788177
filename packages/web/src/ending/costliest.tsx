import type { Seat } from "@darbar/kernel";
import type { Names } from "@darbar/words/names";
import type { ReviewWords } from "@darbar/words/review-words";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useStore } from "../app/store.ts";
import { Icon } from "../art/icons.tsx";
import { GAMES } from "../games/list.ts";
import type { Film } from "../replay/film.ts";
import { momentWhenSeen } from "../review/film-moments.ts";
import { costliest, pointsOf } from "../review/mattered.ts";
import { playedText } from "../review/played-text.ts";
import { reviewOf, runReview } from "../review/running-review.ts";
import { Said, useWords } from "../words/speak.tsx";
import type { Aftermath } from "./ended-game.ts";
import { Thinking } from "./thinking.tsx";

interface CostliestProps {
  readonly film: Film;
  readonly seat: Seat;
  readonly names: Names;
  readonly onReview: Aftermath["onReview"];
}

/** So many decisions are named. */
const MOST = 3;

/** The decisions of the reader that have cost most, each a way into the review. */
export function Costliest({ film, seat, names, onReview }: CostliestProps): JSX.Element | null {
  const spoken = useWords();
  const { t } = spoken;
  const [words, setWords] = useState<ReviewWords | null>(null);
  const { seen, decisions, hasFailed } = useStore(reviewOf(film, seat));
  useEffect(() => runReview(film, seat, 0), [film, seat]);
  useEffect(() => {
    GAMES[film.game].review?.loadWords().then(
      (loaded) => setWords(() => loaded),
      () => undefined, // The review itself will say so.
    );
  }, [film]);
  if (hasFailed || seen?.length === 0) return null;
  const isDone = seen !== null && decisions.size === seen.length && words !== null;
  const listed = isDone ? costliest(decisions, MOST) : [];
  return (
    <section class="end-part" aria-labelledby="end-costliest">
      <h3 id="end-costliest">{t("ending.costly")}</h3>
      {!isDone && <Thinking text={t("ending.costly.thinking")} done={decisions.size} of={seen?.length ?? 1} />}
      {isDone && listed.length === 0 && <p>{t("ending.costly.none")}</p>}
      <ol>
        {words !== null &&
          listed.map(({ place, decision, cost }) => (
            <li key={place}>
              <button
                type="button"
                class="button end-way"
                onClick={() => onReview({ index: momentWhenSeen(film, seat, decision.seen), seat })}
              >
                <Icon name="hint" class="icon" />
                <span class="end-way-text">
                  <Said
                    text={t("replay.review.item", {
                      turn: decision.turn,
                      move: playedText(film, seat, decision, words, spoken, names),
                    })}
                  />
                </span>
                <span class="end-cost">{t("replay.review.points", { points: pointsOf(cost) })}</span>
                <Icon name="chevron-end" class="icon along" />
              </button>
            </li>
          ))}
      </ol>
    </section>
  );
}
