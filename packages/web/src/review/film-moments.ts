import type { Seat } from "@darbar/kernel";
import type { Film } from "../replay/film.ts";
import { seenBefore, seenEvent } from "../replay/frame.ts";
import { stopAt } from "../replay/stops.ts";

/** The seats whose game can be gone over: those whose cards the film shows. */
export function seatsIn({ eyes }: Film): readonly Seat[] {
  return eyes.filter((viewer) => typeof viewer === "number");
}

/** Everything that happened, as a seat saw it. */
export function pastOf(film: Film, seat: Seat): readonly unknown[] {
  return film.events.flatMap((_, place) => seenEvent(film, place, seat) ?? []);
}

/** The moment of a film in which a seat has just seen so many events. */
export function momentWhenSeen(film: Film, seat: Seat, seen: number): number {
  let index = 0;
  while (index < film.events.length && seenBefore(film, index, seat) < seen) index++;
  return index;
}

/** The place of the decision that a film stands at, or has last come by; the first one before there is any. */
export function decisionAt(film: Film, seat: Seat, seen: readonly number[], stop: number): number {
  return Math.max(
    0,
    seen.findLastIndex((count) => stopAt(film, momentWhenSeen(film, seat, count)) <= stop),
  );
}
