import type { Viewer } from "@darbar/kernel";
import { useEffect, useState } from "preact/hooks";
import { gameHere } from "../games/load.ts";
import type { Cue } from "../table/controller.ts";
import type { Film } from "./film.ts";
import { seenEvent } from "./frame.ts";
import { restOn, type Speed } from "./pace.ts";
import { type Leap, leap, stopAt, stopsOf } from "./stops.ts";

/** A film being watched. */
export interface FilmPlayer {
  /** Which stop the film is at, and how many there are. */
  readonly stop: number;
  readonly count: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** What just happened while it plays; `null` when it was moved by hand. */
  readonly cue: Cue | null;
  toggle(): void;
  /** Has seen enough of what just happened. */
  skip(): void;
  setSpeed(speed: Speed): void;
  /** Moves it by hand: it stops playing. */
  leap(where: Leap): void;
  seek(stop: number): void;
}

/** Plays a film, and moves it by hand. `onIndex` says where it is now. */
export function usePlayer(film: Film, index: number, viewer: Viewer, onIndex: (index: number) => void): FilmPlayer {
  const [isPlaying, play] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const [cue, setCue] = useState<Cue | null>(null);
  const stops = stopsOf(film);
  const stop = stopAt(film, index);
  const isAtEnd = stop >= stops.length - 1;

  useEffect(() => {
    if (!isPlaying) return;
    if (isAtEnd) return play(false);
    const here = film.events[stops[stop].event];
    const long = Math.max(restOn(here), gameHere(film.game).pace(here).lasts);
    const rest = setTimeout(() => {
      const next = stops[stop + 1];
      const event = seenEvent(film, next.event, viewer);
      setCue({ id: next.index, event, milliseconds: gameHere(film.game).pace(event).lasts / Math.max(1, speed) });
      onIndex(next.index);
    }, long / speed);
    return () => clearTimeout(rest);
  }, [film, isPlaying, stop, speed, viewer]);

  // What is played over the table makes way for it, also at the end of the film.
  useEffect(() => {
    if (cue === null) return;
    const over = setTimeout(() => setCue(null), cue.milliseconds);
    return () => clearTimeout(over);
  }, [cue]);

  function seek(wanted: number): void {
    play(false);
    setCue(null);
    const there = stops[wanted];
    if (there !== undefined) onIndex(there.index);
  }

  return {
    stop,
    count: stops.length,
    isPlaying,
    speed,
    cue,
    setSpeed,
    seek,
    skip: () => setCue(null),
    leap: (where) => seek(leap(film, stop, where)),
    toggle: () => {
      setCue(null);
      // At the end there is nothing left to play but the whole film.
      if (!isPlaying && isAtEnd && stops.length > 0) onIndex(stops[0].index);
      play(!isPlaying);
    },
  };
}
