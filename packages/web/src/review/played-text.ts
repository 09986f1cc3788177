import type { ReviewedDecision } from "@darbar/bots/review";
import type { Seat } from "@darbar/kernel";
import type { Names } from "@darbar/words/names";
import type { ReviewWords } from "@darbar/words/review-words";
import type { Words } from "@darbar/words/words";
import type { Film } from "../replay/film.ts";
import { frameAt } from "../replay/frame.ts";
import { momentWhenSeen } from "./film-moments.ts";

/** What a seat has done in a decision, as the button was called. */
export function playedText(
  film: Film,
  seat: Seat,
  { seen, options, played }: ReviewedDecision<unknown>,
  words: ReviewWords,
  spoken: Words,
  names: Names,
): string {
  const view = frameAt(film, momentWhenSeen(film, seat, seen), seat).game?.view;
  return words.move(options[played].move, view, seat, spoken, names);
}
