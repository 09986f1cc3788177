import type { Asking, Seat } from "@darbar/kernel";
import { useEffect, useState } from "preact/hooks";
import type { Film } from "../replay/film.ts";
import { seenEvent } from "../replay/frame.ts";
import type { GameModel, TableModel } from "../table/model.ts";

/** A finished game with those who played it, as its reader knows it. */
export interface EndedGame {
  readonly film: Film;
  /** The table at its end. */
  readonly end: Asking;
  readonly seats: TableModel["seats"];
  /** The reader's seat; `null`: they have watched. */
  readonly me: Seat | null;
}

/** A moment of a game in the replay: the review of a seat beside it, or all cards open. */
export interface WantedMoment {
  readonly index: number;
  readonly seat: Seat | null;
}

/** What can be done with a finished game besides playing another. */
export interface Aftermath {
  /** Finds the game; `null` if it cannot be found just now. */
  find(): Promise<Film | null>;
  onReplay(): void;
  /** Goes over it with the master: at a moment, or from the beginning. */
  onReview(at: WantedMoment | null): void;
}

/**
 * The seat whose game the reader has played, and can go over; `null` for those who have only watched. Who has sat down since then
 * has seen another deal than the seat had.
 */
export function seatPlayed(film: Film, { me }: TableModel, { past }: GameModel): Seat | null {
  if (me === null || !film.eyes.includes(me)) return null;
  return JSON.stringify(seenEvent(film, 0, me)) === JSON.stringify(past[0]) ? me : null;
}

/** A film that is looked for as long as its number stays: `null` until it is there. */
export function useFilm(find: Aftermath["find"], game: number): readonly [Film | "failed" | null, retry: () => void] {
  const [film, set] = useState<Film | "failed" | null>(null);
  const [tries, again] = useState(0);
  useEffect(() => {
    let isWanted = true;
    set(null);
    find().then(
      (found) => isWanted && set(found ?? "failed"),
      () => isWanted && set("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [game, tries]);
  return [film, () => again(tries + 1)];
}
