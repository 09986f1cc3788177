import type { Guess } from "@darbar/bots/review";
import type { Names } from "@darbar/words/names";
import type { JSX } from "preact";
import { Said, useWords } from "../words/speak.tsx";
import { ShareBar } from "./bar.tsx";

interface GuessesProps {
  readonly guesses: readonly Guess[];
  readonly names: Names;
  /** What is guessed at. */
  name(what: string): string;
}

/** A change smaller than this is none. */
const MOVED = 0.01;

function hasMoved(from: number, to: number): boolean {
  return Math.abs(to - from) >= MOVED;
}

/** What the master took the others to hold: a bar for each chance, with a mark where it was at the decision before. */
export function Guesses({ guesses, names, name }: GuessesProps): JSX.Element {
  const { t } = useWords();
  const seats = [...new Set(guesses.map(({ seat }) => seat))];
  return (
    <>
      <h3>{t("replay.review.beliefs")}</h3>
      {seats.map((seat) => (
        <div key={seat} class="review-seat">
          <p class="review-seat-name" id={`review-seat-${seat}`}>
            <Said text={names(seat)} />
          </p>
          <ul class="review-guesses" aria-labelledby={`review-seat-${seat}`}>
            {guesses
              .filter((guess) => guess.seat === seat)
              .map(({ what, chance, before }) => (
                <li key={what} class="review-guess">
                  <span class="review-what">{name(what)}</span>
                  <ShareBar share={chance} before={hasMoved(before, chance) ? before : null} tone="guess" />
                  <Chance from={before} to={chance} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** A chance, and what it was before if it has moved: "38 % → 61 %". */
export function Chance({ from, to }: { readonly from: number; readonly to: number }): JSX.Element {
  const { t } = useWords();
  if (!hasMoved(from, to)) return <span class="review-chance">{t("replay.review.chance", { to })}</span>;
  return (
    <span class="review-chance">
      <span aria-hidden="true">{t("replay.review.change", { from, to })}</span>
      <span class="hidden-text">{t("replay.review.change.said", { from, to })}</span>
    </span>
  );
}
