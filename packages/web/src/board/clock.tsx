import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { HeardClock } from "../table/model.ts";
import { useWords } from "../words/speak.tsx";

interface ClockProps {
  readonly clock: HeardClock | null;
  /** The open question: a clock of another one says nothing. */
  readonly prompt: number;
  /** Whether it is the reader's own time. */
  readonly isMine: boolean;
}

/** From here on it is shown in saffron, and said aloud; from there on it pulses. In seconds. */
const SOON = 10;
const URGENT = 5;
const AROUND = 2 * Math.PI * 20;

/** How many milliseconds are left of the open question; `null`: no limit. */
export function timeLeft(clock: HeardClock | null, prompt: number, now: number): number | null {
  if (clock === null || clock.reading.prompt !== prompt || clock.reading.left === null) return null;
  return Math.max(0, clock.reading.left - (now - clock.at));
}

/** A ring that runs out, with the seconds in it. */
export function Clock({ clock, prompt, isMine }: ClockProps): JSX.Element | null {
  const words = useWords();
  const left = useTimeLeft(clock, prompt);
  const most = useRef({ prompt, left: 0 });
  if (left === null) return null;
  if (most.current.prompt !== prompt) most.current = { prompt, left };
  most.current.left = Math.max(most.current.left, left, 1);
  const seconds = Math.ceil(left / 1000);
  const pressure = seconds > SOON ? "calm" : seconds > URGENT ? "soon" : "urgent";
  return (
    <span class={`clock is-${pressure}`}>
      <svg viewBox="0 0 48 48" class="clock-ring" aria-hidden="true" focusable="false">
        <circle class="clock-track" cx="24" cy="24" r="20" />
        <circle
          class="clock-left"
          cx="24"
          cy="24"
          r="20"
          stroke-dasharray={AROUND}
          stroke-dashoffset={AROUND * (1 - left / most.current.left)}
        />
      </svg>
      <span class="clock-number" role="timer" aria-label={words.t("table.time-left", { count: seconds })}>
        {words.number(seconds)}
      </span>
      <span class="hidden-text" aria-live="polite">
        {isMine && seconds <= SOON ? words.t("table.hurry", { count: SOON }) : ""}
      </span>
    </span>
  );
}

function useTimeLeft(clock: HeardClock | null, prompt: number): number | null {
  const [, redraw] = useState({});
  const left = timeLeft(clock, prompt, performance.now());
  const runs = left !== null && left > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => redraw({}), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return left;
}
