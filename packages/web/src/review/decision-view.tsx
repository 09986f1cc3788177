import type { ReviewedDecision, Verdict } from "@darbar/bots/review";
import type { Seat } from "@darbar/kernel";
import { namesOf } from "@darbar/words/names";
import type { ReviewWords } from "@darbar/words/review-words";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { gameHere } from "../games/load.ts";
import type { Film } from "../replay/film.ts";
import { frameAt } from "../replay/frame.ts";
import { Said, useWords } from "../words/speak.tsx";
import { momentWhenSeen } from "./film-moments.ts";
import { Guesses } from "./guesses.tsx";
import { Heard } from "./heard.tsx";
import { ReviewOptions } from "./options.tsx";
import { Shifts } from "./shifts.tsx";

interface DecisionViewProps {
  readonly film: Film;
  readonly seat: Seat;
  readonly me: Seat | null;
  readonly called: readonly string[];
  readonly words: ReviewWords;
  readonly decision: ReviewedDecision<unknown>;
}

/** One decision: what was asked, what could be done and what it was worth, and what was believed. */
export function DecisionView({ film, seat, me, called, words, decision }: DecisionViewProps): JSX.Element {
  const spoken = useWords();
  const { t } = spoken;
  const frame = frameAt(film, momentWhenSeen(film, seat, decision.seen), seat, called);
  const names = namesOf(frame.seats, spoken);
  const view = frame.game?.view;
  const story = useMemo(
    () => gameHere(film.game).tell(frame.game?.past ?? [], seat, spoken, names),
    [film, seat, spoken, decision],
  );
  const guess = (what: string): string => words.guess(what, spoken);
  return (
    <article class="review-decision">
      <h3 class="review-question">
        {decision.turn > 0 && <span class="review-turn">{t("replay.review.turn", { n: decision.turn })}</span>}
        <Said text={words.question(view, spoken, names)} />
      </h3>
      <VerdictNote verdict={decision.verdict} />
      <ReviewOptions
        decision={decision}
        isOwn={seat === me}
        name={(move) => words.move(move, view, seat, spoken, names)}
      />
      <Guesses guesses={decision.guesses} names={names} name={guess} />
      <Heard heard={decision.heard} names={names} nameOfCard={(card) => gameHere(film.game).cardName(card, spoken)} />
      <Shifts
        shifts={decision.shifts}
        names={names}
        name={guess}
        told={(at) => story.find(({ index, tone }) => index === at && tone !== "turn")?.text ?? null}
      />
    </article>
  );
}

/** What can be said of the move for certain; nothing where it was a close call. */
function VerdictNote({ verdict }: { readonly verdict: Verdict | null }): JSX.Element | null {
  const { t } = useWords();
  if (verdict === null) return null;
  switch (verdict.is) {
    case "as-master":
    case "about-equal":
    case "close-call":
      return (
        <p class="review-verdict is-good">
          <Icon name="check" class="icon" />
          {t(`replay.review.${verdict.is}`)}
        </p>
      );
    case "costly":
      return (
        <p class="review-verdict is-costly">
          <Icon name="hint" class="icon" />
          {t("replay.review.costly", { points: Math.round(verdict.cost * 100) })}
        </p>
      );
  }
}
