import "./review.css";
import type { Seat } from "@darbar/kernel";
import { DIRECTION } from "@darbar/words/languages";
import { namesOf } from "@darbar/words/names";
import type { ReviewWords } from "@darbar/words/review-words";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useStore } from "../app/store.ts";
import { Icon } from "../art/icons.tsx";
import { GAMES } from "../games/list.ts";
import type { Film } from "../replay/film.ts";
import { frameAt, seenBefore } from "../replay/frame.ts";
import { stopAt } from "../replay/stops.ts";
import { useWords } from "../words/speak.tsx";
import { ChanceLine } from "./chance-line.tsx";
import { DecisionView } from "./decision-view.tsx";
import { decisionAt, momentWhenSeen, seatsIn } from "./film-moments.ts";
import { MatteredList } from "./mattered-list.tsx";
import { playedText } from "./played-text.ts";
import { type ReviewState, reviewOf, runReview } from "./running-review.ts";
import { useDecisionKeys } from "./use-decision-keys.ts";

/** What a review needs of the film that is watched. */
export interface ReviewPanelProps {
  readonly film: Film;
  /** How many events have happened where the film stands. */
  readonly index: number;
  /** The seat that the reader had, if anybody knows. */
  readonly me: Seat | null;
  /** What the players are called. */
  readonly called: readonly string[];
  /** Whose game is gone over; chosen here, kept by the page. */
  readonly seat: Seat;
  onSeat(seat: Seat): void;
  /** Moves the film. */
  onIndex(index: number): void;
}

/** What the master thought of each decision of a seat, at the one where the film stands. */
export function ReviewPanel(props: ReviewPanelProps): JSX.Element {
  const { film, index, seat, me, called, onSeat } = props;
  const { t } = useWords();
  const [words, setWords] = useState<ReviewWords | null>(null);
  const [hasFailed, fail] = useState(false);
  const review = useStore(reviewOf(film, seat));
  useEffect(() => {
    GAMES[film.game].review?.loadWords().then(
      (loaded) => setWords(() => loaded),
      () => fail(true),
    );
  }, [film]);
  useEffect(() => runReview(film, seat, seenBefore(film, index, seat)), [film, seat]);
  const seats = seatsIn(film);
  return (
    <div class="review">
      <p class="hint">{t("replay.review.intro")}</p>
      {seats.length > 1 && (
        <label class="field">
          <span>{t("replay.review.seat")}</span>
          <select value={seat} onChange={({ currentTarget: { value } }) => onSeat(Number(value))}>
            {seats.map((each) => (
              <option key={each} value={each}>
                {each === me ? t("replay.review.own", { name: called[each] }) : called[each]}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasFailed || review.hasFailed ? (
        <p role="alert">{t("replay.review.failed")}</p>
      ) : (
        <>
          <Progress review={review} />
          {words !== null && <AtDecision {...props} review={review} words={words} />}
        </>
      )}
    </div>
  );
}

/** How far the thinking has come; nothing once it is done. */
function Progress({ review: { seen, decisions } }: { readonly review: ReviewState }): JSX.Element | null {
  const { t } = useWords();
  if (seen === null) return <p role="status">{t("replay.review.thinking")}</p>;
  if (seen.length === 0) return <p role="status">{t("replay.review.none")}</p>;
  if (decisions.size === seen.length) return null;
  const text = t("replay.review.progress", { n: decisions.size, total: seen.length });
  return (
    <label class="review-progress">
      <span>{text}</span>
      <progress max={seen.length} value={decisions.size} />
    </label>
  );
}

interface AtDecisionProps extends ReviewPanelProps {
  readonly review: ReviewState;
  readonly words: ReviewWords;
}

/** The decision where the film stands, how it stood at each, and the way to the others. */
function AtDecision(props: AtDecisionProps): JSX.Element | null {
  const { film, index, seat, called, review, words, onIndex } = props;
  const spoken = useWords();
  const { t, language } = spoken;
  const steps = useRef<HTMLDivElement>(null);
  // Where several decisions fall on one stop of the film, the one that was asked for is shown.
  const [wanted, want] = useState<number | null>(null);
  const { seen, decisions } = review;
  const stop = stopAt(film, index);
  const places = seen ?? [];
  const stopOf = (place: number): number => stopAt(film, momentWhenSeen(film, seat, places[place]));
  const isThere = wanted !== null && wanted < places.length && stopOf(wanted) === stop;
  const place = isThere ? wanted : decisionAt(film, seat, places, stop);
  const go = (to: number): void => {
    if (to < 0 || to >= places.length) return;
    want(to);
    onIndex(momentWhenSeen(film, seat, places[to]));
  };
  useDecisionKeys((step) => go(place + step), DIRECTION[language]);
  if (places.length === 0) return null;
  const decision = decisions.get(place);
  const goAndLook = (to: number): void => {
    go(to);
    steps.current?.scrollIntoView({ block: "nearest" });
  };
  const step = (to: number, label: string, icon: "chevron-start" | "chevron-end"): JSX.Element => (
    <button
      type="button"
      class="button review-step"
      aria-label={label}
      title={label}
      aria-disabled={to < 0 || to >= places.length ? "true" : undefined}
      onClick={() => go(to)}
    >
      <Icon name={icon} class="icon along" />
    </button>
  );
  const end = frameAt(film, film.events.length, seat, called);
  const names = namesOf(end.seats, spoken);
  return (
    <>
      <section aria-label={t("replay.review.line")}>
        <h3>{t("replay.review.line")}</h3>
        <ChanceLine
          name={called[seat]}
          count={places.length}
          decisions={decisions}
          place={place}
          hasWon={end.game?.outcome?.winners.includes(seat) ?? null}
          onPlace={go}
        />
      </section>
      {decisions.size === places.length && (
        <MatteredList
          decisions={decisions}
          place={place}
          name={(each) => playedText(film, seat, each, words, spoken, names)}
          onPlace={goAndLook}
        />
      )}
      <div class="review-steps" ref={steps}>
        {step(place - 1, t("replay.review.previous"), "chevron-start")}
        <p aria-live="polite">{t("replay.review.place", { n: place + 1, total: places.length })}</p>
        {step(place + 1, t("replay.review.next"), "chevron-end")}
      </div>
      {decision === undefined ? (
        <p class="hint">{t("replay.review.not-yet")}</p>
      ) : (
        <DecisionView {...props} decision={decision} />
      )}
      <p class="hint for-keys">{t("replay.review.keys")}</p>
    </>
  );
}
