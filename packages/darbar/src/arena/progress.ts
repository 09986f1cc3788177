import type { Io } from "../io.ts";

/** A line that says how far something is; it is drawn on a terminal only. */
export interface Progress {
  add(count: number): void;
  end(): void;
}

const WIDTH = 24;
/** How long a line stands before it is drawn again, in milliseconds. */
const STANDS = 200;

/** Starts a progress line for so many of something; `of` names them, or says how far it is itself. */
export function startProgress(
  total: number,
  of: string | ((done: number) => string),
  io: Pick<Io, "isTTY" | "stderr">,
  now: () => number = () => performance.now(),
): Progress {
  const since = now();
  let done = 0;
  let drawn = Number.NEGATIVE_INFINITY;
  let longest = 0;
  const show = (line: string): void => {
    longest = Math.max(longest, line.length);
    io.stderr.write(`\r${line.padEnd(longest)}`);
  };
  return {
    add(count) {
      done += count;
      if (!io.isTTY || now() - drawn < STANDS) return;
      drawn = now();
      show(typeof of === "string" ? progressLine(done, total, of, (drawn - since) / 1000) : of(done));
    },
    end() {
      if (longest > 0) io.stderr.write(`\r${" ".repeat(longest)}\r`);
    },
  };
}

/** How far something is after so many seconds: a bar, a count, the speed and the time that is left. */
export function progressLine(done: number, total: number, of: string, seconds: number): string {
  const full = Math.floor((WIDTH * done) / total);
  const speed = seconds > 0 ? done / seconds : 0;
  const left = speed > 0 ? `, ${inTime((total - done) / speed)} left` : "";
  const bar = `[${"#".repeat(full)}${"·".repeat(WIDTH - full)}]`;
  return `${bar} ${inWhole(done)} of ${inWhole(total)} ${of}, ${speed.toFixed(speed < 10 ? 1 : 0)}/s${left}`;
}

function inTime(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  return seconds < 6_000 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3_600).toFixed(1)} h`;
}

function inWhole(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}
