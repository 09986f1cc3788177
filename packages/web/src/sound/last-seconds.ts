/** When the clock is heard: in the last seconds of the reader's own time, once a second. */
const LAST_SECONDS = 5;

/** Whether the clock ticks between two looks at it, in milliseconds left. */
export function ticksBetween(before: number, now: number): boolean {
  const second = Math.ceil(now / 1_000);
  return now > 0 && second <= LAST_SECONDS && second < Math.ceil(before / 1_000);
}
