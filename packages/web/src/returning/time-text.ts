const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has lasted, in the largest unit that fits; `null` if it is less than a minute. */
export function timeText(milliseconds: number, language: string): string | null {
  const in_ = (unit: "minute" | "hour" | "day", length: number): string =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(
      Math.floor(milliseconds / length),
    );
  if (milliseconds >= DAY) return in_("day", DAY);
  if (milliseconds >= HOUR) return in_("hour", HOUR);
  return milliseconds >= MINUTE ? in_("minute", MINUTE) : null;
}
